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
    // the breakpoints: a phone, a tablet, a screen with room beside the board; a low screen
    "media-feature-name-value-allowed-list": {
      "max-width": ["760px", "1023px", "1279px"],
      "min-width": ["761px", "1024px", "1280px"],
      "max-height": ["700px", "800px"],
      "min-height": ["700px"],
    },
    // a component's styles are ordered by subject and scoped by Svelte
    "no-descending-specificity": null,
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    // Safari needs these prefixes
    "property-no-vendor-prefix": [true, { ignoreProperties: ["-webkit-mask", "-webkit-text-size-adjust"] }],
    // font names keep their capitals
    "value-keyword-case": ["lower", { ignoreProperties: ["/^--font/"] }],
  },
};
