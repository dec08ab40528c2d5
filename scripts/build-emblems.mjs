/**
 * Joins our drawings of monsters and weapon series (data/drawings/emblems.json) into one sprite, `public/emblems.svg`,
 * and writes their names as TypeScript. Run it after changing a drawing: `node scripts/build-emblems.mjs`.
 *
 * Each drawing is one path on a grid of 48 px in a cut block of stone. The tint is a CSS variable, which a sprite
 * takes from the page that shows it. The block of a Guardian is solid and its figure is cut out of it.
 */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";

const root = new URL("../", import.meta.url);
/** @typedef {{ id: string, tint: string, isGuardian?: boolean, path: string }} Drawing */
/** @type {Drawing[]} */
const drawings = JSON.parse(await readFile(new URL("data/drawings/emblems.json", root), "utf8"));

const block = "M9 0H48V39L39 48H0V9z";
const symbols = drawings.map(({ id, tint, isGuardian, path }) => {
  const color = tint === "none" ? "" : ` color="var(--element-${tint})"`;
  const body = isGuardian
    ? `<path d="${block}${path}"/>`
    : `<path opacity=".16" d="${block}"/><path d="${path}"/>`;
  return `<symbol id="${id}" viewBox="0 0 48 48"><g fill="currentColor" fill-rule="evenodd"${color}>${body}</g></symbol>`;
});
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
// The address changes with the content, so browsers may keep a sprite for ever.
const version = createHash("sha256").update(sprite).digest("hex").slice(0, 8);

await writeFile(new URL("public/emblems.svg", root), sprite);
await writeFile(
  new URL("components/game/emblem-names.ts", root),
  `// Written by scripts/build-emblems.mjs from data/drawings/emblems.json. Do not edit.

/** Every emblem: large monsters by id, then weapon series and the neutral "any". */
export const emblemNames = [
${drawings.map(({ id }) => `  "${id}",`).join("\n")}
] as const;
export type EmblemName = (typeof emblemNames)[number];
`,
);
// By itself, as most pages show emblems and few need their names.
await writeFile(
  new URL("components/game/emblem-sprite.ts", root),
  `// Written by scripts/build-emblems.mjs from data/drawings/emblems.json. Do not edit.

/** The sprite of emblems with a version that follows its content. */
export const emblemsAddress = "/emblems.svg?v=${version}";
`,
);
const tinted = drawings.filter(({ tint }) => tint !== "none");
await writeFile(
  new URL("components/game/emblem-tints.ts", root),
  `// Written by scripts/build-emblems.mjs from data/drawings/emblems.json. Do not edit.

/** Element or status in whose color an emblem is, for those that are in one. Read where pages are made alone. */
export const emblemTints: Readonly<Record<string, string>> = {
${tinted.map(({ id, tint }) => `  ${/^[a-z]+$/.test(id) ? id : `"${id}"`}: "${tint}",`).join("\n")}
};
`,
);
console.log(`${drawings.length} emblems, ${(sprite.length / 1024).toFixed(1)} KB, version ${version}`);
