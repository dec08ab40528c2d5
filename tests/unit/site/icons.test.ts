import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { iconNames } from "@/components/ui/icon-names";
import { spriteAddress } from "@/components/ui/icon-sprite";
import { iconAuthors } from "@/lib/site/icon-credits";

const sprite = readFileSync("public/icons.svg", "utf8");
const expected: { name: string; source: string; author: string }[] = JSON.parse(
  readFileSync("data/icons.json", "utf8"),
);

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith("icon-names.ts"))
    .map((path) => readFileSync(join(folder, path), "utf8"));
}

describe("the icon sprite", () => {
  test("holds every name that the code may use, once", () => {
    const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect(drawn).toEqual([...iconNames]);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test("is requested under a version that follows its content", () => {
    const version = createHash("sha256").update(sprite).digest("hex").slice(0, 8);
    expect(spriteAddress).toBe(`/icons.svg?v=${version}`);
  });

  test("holds nothing that runs or loads", () => {
    expect(sprite).not.toMatch(/<script|<image|<foreignObject|href=|\son\w+=/i);
  });

  test("credits the author of every icon", () => {
    const credited = iconAuthors.flatMap(({ author, icons }) => icons.map((source) => `${source} ${author}`));
    expect(credited.sort()).toEqual(expected.map(({ source, author }) => `${source} ${author}`).sort());
  });

  test("is used: no code, no icon", () => {
    const code = ["components", "pages", "lib"].flatMap(sources).join("\n");
    const unused = iconNames.filter((name) => !code.includes(`"${name}"`));
    expect(unused).toEqual([]);
  });
});
