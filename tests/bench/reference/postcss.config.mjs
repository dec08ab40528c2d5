/** Styles as Mantine sends them. */
const config = { plugins: {} };

export default config;
