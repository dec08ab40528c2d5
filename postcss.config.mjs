/** Utility classes from styles/utilities.css, and Mantine's mixins (hover, light-dark) for the CSS modules. */
const config = {
  plugins: {
    "@tailwindcss/postcss": { optimize: false },
    "postcss-preset-mantine": {},
  },
};

export default config;
