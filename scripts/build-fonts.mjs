/**
 * Cuts the Greek letters of armor series (α, β, γ) out of Inter, into `styles/fonts/inter-series.woff2`: 2 kB that
 * most pages of the wiki need, of the 19 kB with all of Greek. Run it after an update of @fontsource-variable/inter:
 * `node scripts/build-fonts.mjs`.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const root = new URL("../", import.meta.url);
const greek = new URL("node_modules/@fontsource-variable/inter/files/inter-greek-wght-normal.woff2", root);

await writeFile(
  new URL("styles/fonts/inter-series.woff2", root),
  await subsetFont(await readFile(greek), "αβγ", { targetFormat: "woff2" }),
);
