export default {
  extends: ["stylelint-config-standard", "stylelint-config-html/svelte"],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // Prettier decides on blank lines
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
    // one notation for each value
    "alpha-value-notation": "number",
    "import-notation": "string",
    "media-feature-range-notation": "prefix",
    // a component's styles are ordered by subject and scoped by Svelte
    "no-descending-specificity": null,
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    // Safari needs these prefixes
    "property-no-vendor-prefix": [true, { ignoreProperties: ["-webkit-mask", "-webkit-text-size-adjust"] }],
    // font names keep their capitals
    "value-keyword-case": ["lower", { ignoreProperties: ["/^--font/"] }],
  },
};
