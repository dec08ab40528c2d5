/**
 * Joins our own drawings of weapons (data/drawings/weapons.svg) and the icons named in data/icons.json into one
 * sprite, `public/icons.svg`, and writes their names and their authors as TypeScript. Run it after changing either:
 * `node scripts/build-icons.mjs`.
 *
 * The icons of data/icons.json come from @iconify-json/game-icons (CC BY 3.0). That package names no authors:
 * data/icons.json does, as game-icons.net gives them.
 */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import svgpath from "svgpath";

const root = new URL("../", import.meta.url);
/** @typedef {{ name: string, source: string, author: string }} IconEntry */

const read = async (/** @type {string} */ path) => JSON.parse(await readFile(new URL(path, root), "utf8"));

/** @type {IconEntry[]} */
/** @typedef {{ name: string, source: string, author: string }} WantedIcon */

/** @type {WantedIcon[]} */
const entries = await read("data/icons.json");
/** @type {import("@iconify/types").IconifyJSON} */
const set = await read("node_modules/@iconify-json/game-icons/icons.json");

const drawings = await readFile(new URL("data/drawings/weapons.svg", root), "utf8");
const own = [...drawings.matchAll(/<symbol id="([^"]+)".*<\/symbol>/g)].map(([symbol, name]) => ({
  name: name ?? "",
  symbol: symbol.replaceAll("<path", '<path fill="currentColor"'),
}));

const others = entries.map(({ name, source }) => {
  const icon = set.icons[source];
  if (!icon)
    throw new Error(`data/icons.json: ${name} wants game-icons:${source}, which the set does not have`);
  const size = `0 0 ${icon.width ?? set.width} ${icon.height ?? set.height}`;
  // Whole steps of a grid of 512 are a twentieth of a pixel where an icon is 24 wide, and half of the bytes.
  const body = icon.body.replace(/ d="([^"]+)"/g, (_, path) => ` d="${svgpath(path).round(0).toString()}"`);
  return { name, symbol: `<symbol id="${name}" viewBox="${size}">${body}</symbol>` };
});
const icons = [...own, ...others];
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${icons.map(({ symbol }) => symbol).join("\n")}\n</svg>\n`;
// The address changes with the content, so browsers may keep a sprite for ever.
const version = createHash("sha256").update(sprite).digest("hex").slice(0, 8);

const byAuthor = groupByAuthor(entries);
const header =
  "// Written by scripts/build-icons.mjs from data/drawings/weapons.svg and data/icons.json. Do not edit.\n";

await writeFile(new URL("public/icons.svg", root), sprite);
await writeFile(
  new URL("components/ui/icon-names.ts", root),
  `${header}
/** Every icon of the sprite. */
export const iconNames = [
${icons.map(({ name }) => `  "${name}",`).join("\n")}
] as const;
export type IconName = (typeof iconNames)[number];
`,
);
// By itself, as every page shows icons and few need their names.
await writeFile(
  new URL("components/ui/icon-sprite.ts", root),
  `${header}
/** The sprite with a version that follows its content. */
export const spriteAddress = "/icons.svg?v=${version}";
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
console.log(`${icons.length} icons, ${(sprite.length / 1024).toFixed(0)} KB, version ${version}`);

/** @param {WantedIcon[]} icons */
function groupByAuthor(icons) {
  /** @type {Map<string, { author: string, source: string }[]>} */
  const groups = new Map();
  for (const icon of icons) groups.set(icon.author, [...(groups.get(icon.author) ?? []), icon]);
  return groups;
}
