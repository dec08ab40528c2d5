import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runOnce } from "@/lib/catalog/run-once";
import { siteConfig } from "@/lib/site/config";
import { type CardAssets, cardColors, elementColors } from "./card-frame";

interface CardFont {
  readonly name: string;
  readonly data: Buffer;
  readonly weight: 400 | 600 | 700;
  readonly style: "normal";
}

/** A production build takes these files along for the routes that draw: see `next.config.ts`. */
const root = /* turbopackIgnore: true */ process.cwd();

/**
 * Inter as static files: the renderer takes neither WOFF2 nor variable fonts. Greek letters end the names of armor;
 * every other letter of the game's English names is Latin.
 */
export const cardFonts = runOnce((): CardFont[] =>
  (
    [
      ["Inter", "latin-400", 400],
      ["Inter", "latin-600", 600],
      ["Inter", "latin-700", 700],
      ["Inter Greek", "greek-600", 600],
    ] as const
  ).map(([name, file, weight]) => ({
    name,
    weight,
    style: "normal",
    data: readFileSync(join(root, "lib/cards/fonts", `inter-${file}-normal.woff`)),
  })),
);

export const cardAssets = runOnce((): CardAssets => {
  const sprite = readPublic("icons.svg");
  const emblems = readPublic("emblems.svg");
  const drawn = new Map<string, string | null>();
  return {
    siteName: siteConfig.name,
    mark: toUrl(readPublic("favicon.svg")),
    rock: toUrl(readPublic("strata.svg").replace('stroke="#000"', 'stroke="#37474f"')),
    icon: (name, color) => {
      const key = `${name}/${color}`;
      const known = drawn.get(key);
      if (known !== undefined) return known;
      const icon = readIcon(sprite, name, color);
      drawn.set(key, icon);
      return icon;
    },
    emblem: (id) => readIcon(emblems, id, cardColors.text),
  };
});

function readIcon(sprite: string, name: string, color: string): string | null {
  const symbol = sprite.match(new RegExp(`<symbol id="${name}" viewBox="([^"]+)"[^>]*>(.*?)</symbol>`, "s"));
  const [, frame, drawing] = symbol ?? [];
  if (!frame || !drawing) return null;
  // An emblem names the tint of its element, which only a page can look up.
  const tint = drawing.match(/ color="var\(--element-(\w+)\)"/);
  const ink = elementColors.get(tint?.[1] ?? "") ?? color;
  const colored = drawing.replace(tint?.[0] ?? "", "").replaceAll("currentColor", ink);
  return toUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="${frame}" fill="${ink}">${colored}</svg>`,
  );
}

function readPublic(file: string): string {
  return readFileSync(join(root, "public", file), "utf8");
}

function toUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
