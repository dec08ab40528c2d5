/** What a cell of `DataTable` is called on a phone: the column's label, which its table has in `--label-2` to `--label-16`. */
const columnLabels = Object.fromEntries(
  Array.from({ length: 15 }, (_, index) => [
    `&:nth-child(${index + 2})::before`,
    { content: `var(--label-${index + 2})` },
  ]),
);

/** Utility classes from styles/utilities.css, and Mantine's mixins (hover, light-dark) for the CSS modules. */
const config = {
  plugins: {
    "@tailwindcss/postcss": { optimize: false },
    "postcss-preset-mantine": { mixins: { "column-labels": columnLabels } },
  },
};

export default config;
