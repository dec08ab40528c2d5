import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { cutFonts } from "@/scripts/lib/cut-fonts.mjs";

test("the fonts of the site are those of the installed Inter", async () => {
  const fonts = await cutFonts();
  expect((await readdir("styles/fonts")).toSorted()).toEqual([...fonts.keys()].toSorted());
  for (const [name, font] of fonts) {
    const kept = await readFile(`styles/fonts/${name}`);
    expect(kept.equals(font), `${name}: run node scripts/build-fonts.mjs`).toBe(true);
  }
});
