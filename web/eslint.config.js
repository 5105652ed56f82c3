import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["dist", "src/generated"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    files: ["src/**/*.ts", "src/**/*.svelte", "*.ts"],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      // `() => act()` is how handlers are written
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // what is spread into letters is ASCII
      "@typescript-eslint/no-misused-spread": "off",
      // `void value` in an effect names what it depends on
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // unit tests run without the DOM's globals, and an older hall may leave out a field
      "@typescript-eslint/no-unnecessary-boolean-literal-compare": "off",
      "@typescript-eslint/no-unnecessary-condition": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // an index gives `T | undefined`, also where it is known to be there
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true, allowNullish: true },
      ],
    },
  },
  { files: ["src/**/*.svelte", "src/**/*.svelte.ts"], extends: [svelte.configs.recommended] },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // sets and maps here are built once and then replaced whole
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // the props of an imported component are `any` to ESLint; svelte-check checks them
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  { files: ["public/**/*.js"], languageOptions: { globals: globals.browser, sourceType: "script" } },
  { files: ["public/sw.js"], languageOptions: { globals: globals.serviceworker } },
  { files: ["*.js"], languageOptions: { globals: globals.node } },
);
