/** Mantine's mixins (light-dark, hover, rem, smaller-than) for the CSS modules. */
const config = {
  plugins: {
    "postcss-preset-mantine": {},
  },
};

export default config;
