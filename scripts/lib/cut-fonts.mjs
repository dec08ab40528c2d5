import { readFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { root } from "./project.mjs";

const folder = join(root, "node_modules/@fontsource-variable/inter");
const latin = "inter-latin-wght-normal.woff2";

/** Features that browsers apply to text by themselves, and figures of one width for tables. */
const keepFeatures = ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "rlig", "tnum"];

/**
 * The parts of the installed Inter that the site shows, by file of `styles/fonts`.
 *
 * - `inter-latin.woff2`: the Latin subset in the weights from normal to bold, with what text and tables need. Thin and
 *   black weights and letters of stylistic sets are 20 of its 48 kB, and a first visit loads the file next to the styles
 *   that its first paint waits for.
 * - `inter-series.woff2`: the Greek letters of armor series (α, β, γ), 2 kB that most pages of the wiki need, of the
 *   19 kB with all of Greek.
 *
 * @returns {Promise<Map<string, Buffer>>}
 */
export async function cutFonts() {
  const variationAxes = { wght: { min: 400, max: 750 } };
  return new Map([
    ["inter-latin.woff2", await cut(latin, await readCharacters(latin), { variationAxes, keepFeatures })],
    ["inter-series.woff2", await cut("inter-greek-wght-normal.woff2", "αβγ")],
  ]);
}

/**
 * @param {string} file Of the package.
 * @param {string} text Characters that are kept.
 * @param {object} [options] Of `subset-font`, whose types do not know all of them.
 */
async function cut(file, text, options) {
  return subsetFont(await readFile(join(folder, "files", file)), text, { targetFormat: "woff2", ...options });
}

/**
 * The characters of a subset, as the style sheet of the package names them.
 *
 * @param {string} file
 * @returns {Promise<string>}
 */
async function readCharacters(file) {
  const css = await readFile(join(folder, "wght.css"), "utf8");
  const face = css.split("@font-face").find((each) => each.includes(file));
  const ranges = /unicode-range: ([^;]+);/.exec(face ?? "")?.[1];
  if (!ranges) throw new Error(`No unicode-range for ${file} in wght.css`);
  const characters = ranges.split(",").flatMap((range) => {
    const [first = 0, last = first] = range
      .replace("U+", "")
      .split("-")
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
  return characters.join("");
}
