/** What a cell of `DataTable` is called on a phone: the column's label, which its table has in `--label-2` to `--label-16`. */
const columnLabels = Object.fromEntries(
  Array.from({ length: 15 }, (_, index) => [
    `&:nth-child(${index + 2})::before`,
    { content: `var(--label-${index + 2})` },
  ]),
);

/** `--element-color` of what is marked by `data-element`. */
const elementColors = Object.fromEntries(
  ["fire", "water", "thunder", "ice", "dragon", "poison", "paralysis", "sleep", "blast", "stun"].map(
    (element) => [`&[data-element="${element}"]`, { "--element-color": `var(--element-${element})` }],
  ),
);

/** `--signal` of what is marked by `data-primary`. */
const accents = Object.fromEntries(
  [
    ...["blue", "cyan", "teal", "green", "lime", "yellow"],
    ...["orange", "red", "pink", "grape", "violet", "indigo"],
  ].map((accent) => [`&[data-primary="${accent}"]`, { "--signal": `var(--accent-${accent})` }]),
);

/** Utility classes from styles/utilities.css, and Mantine's mixins (hover, dark) for the CSS modules. */
const config = {
  plugins: {
    "@tailwindcss/postcss": { optimize: false },
    "postcss-preset-mantine": {
      // The browser's own, which Lightning CSS writes out for older ones: it needs no rule per scheme.
      features: { lightDarkFunction: false },
      mixins: { accents, "column-labels": columnLabels, "element-colors": elementColors },
    },
  },
};

export default config;
