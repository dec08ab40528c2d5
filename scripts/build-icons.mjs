/**
 * Draws the icons named in data/icons.json into one sprite, `public/icons.svg`, and writes their names
 * and their authors as TypeScript. Run it after changing data/icons.json: `node scripts/build-icons.mjs`.
 *
 * The icons come from @iconify-json/game-icons (CC BY 3.0). That package names no authors: data/icons.json
 * does, as game-icons.net gives them.
 */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";

const root = new URL("../", import.meta.url);
/** @typedef {{ name: string, source: string, author: string }} IconEntry */

const read = async (/** @type {string} */ path) => JSON.parse(await readFile(new URL(path, root), "utf8"));

/** @type {IconEntry[]} */
/** @typedef {{ name: string, source: string, author: string }} WantedIcon */

/** @type {WantedIcon[]} */
const entries = await read("data/icons.json");
/** @type {import("@iconify/types").IconifyJSON} */
const set = await read("node_modules/@iconify-json/game-icons/icons.json");

const symbols = entries.map(({ name, source }) => {
  const icon = set.icons[source];
  if (!icon)
    throw new Error(`data/icons.json: ${name} wants game-icons:${source}, which the set does not have`);
  const size = `0 0 ${icon.width ?? set.width} ${icon.height ?? set.height}`;
  return `<symbol id="${name}" viewBox="${size}">${icon.body}</symbol>`;
});
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
// The address changes with the content, so browsers may keep a sprite for ever.
const version = createHash("sha256").update(sprite).digest("hex").slice(0, 8);

const byAuthor = groupByAuthor(entries);
const header = "// Written by scripts/build-icons.mjs from data/icons.json. Do not edit.\n";

await writeFile(new URL("public/icons.svg", root), sprite);
await writeFile(
  new URL("components/ui/icon-names.ts", root),
  `${header}
/** The sprite with a version that follows its content. */
export const spriteAddress = "/icons.svg?v=${version}";

/** Every icon of the sprite. */
export const iconNames = [
${entries.map(({ name }) => `  "${name}",`).join("\n")}
] as const;
export type IconName = (typeof iconNames)[number];
`,
);
await writeFile(
  new URL("lib/site/icon-credits.ts", root),
  `${header}
/** Who drew which icon, by the names of game-icons.net. */
export const iconAuthors: readonly { readonly author: string; readonly icons: readonly string[] }[] = [
${[...byAuthor]
  .sort(([a], [b]) => a.localeCompare(b, "en"))
  .map(([author, icons]) => {
    const names = icons.map(({ source }) => `      "${source}",`).sort();
    return `  {\n    author: "${author}",\n    icons: [\n${names.join("\n")}\n    ],\n  },`;
  })
  .join("\n")}
];
`,
);
console.log(`${entries.length} icons, ${(sprite.length / 1024).toFixed(0)} KB, version ${version}`);

/** @param {WantedIcon[]} icons */
function groupByAuthor(icons) {
  /** @type {Map<string, { author: string, source: string }[]>} */
  const groups = new Map();
  for (const icon of icons) groups.set(icon.author, [...(groups.get(icon.author) ?? []), icon]);
  return groups;
}
