import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { expect, test } from "vitest";

test("the letters of armor series are those of the installed Inter", async () => {
  const greek = await readFile("node_modules/@fontsource-variable/inter/files/inter-greek-wght-normal.woff2");
  const cut = await subsetFont(greek, "αβγ", { targetFormat: "woff2" });
  const kept = await readFile("styles/fonts/inter-series.woff2");
  expect(kept.equals(cut), "run: node scripts/build-fonts.mjs").toBe(true);
});
