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
      // handlers are written as `() => act()`
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // strings spread into characters are ASCII
      "@typescript-eslint/no-misused-spread": "off",
      // `void value` in an effect declares a dependency
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // unit tests have no DOM globals, and an older hall may omit a field
      "@typescript-eslint/no-unnecessary-boolean-literal-compare": "off",
      "@typescript-eslint/no-unnecessary-condition": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // indexing gives `T | undefined` even if the element is known to exist
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
      // sets and maps are replaced as a whole, never mutated
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // props of imported components are `any` for ESLint; svelte-check checks them
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
