import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { finishBuild } from "@/lib/site/finish-build.server";
import { getJoinedStyles } from "@/lib/site/get-joined-styles.server";

const files = {
  "app.css": "@layer reset, kit;\n.app{}",
  "list.css": ".list{background:url(../media/stone.png)}",
  "page.css": ".page{}",
  "page.js": "console.log('page')",
};
const inBuild = (name: string) => `static/chunks/${name}`;

let folder = "";
const read = (name: string) => readFile(join(folder, name), "utf8");

async function writeBuild(pages: Record<string, readonly string[]>) {
  await mkdir(join(folder, "static/chunks"), { recursive: true });
  await writeFile(join(folder, "build-manifest.json"), JSON.stringify({ pages }));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, inBuild(name)), content);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quarry-finish-build-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("the files of a finished build", () => {
  const pages = {
    "/_app": [inBuild("app.css")],
    "/": [inBuild("page.js")],
    "/list": [inBuild("page.js"), inBuild("list.css"), inBuild("page.css"), inBuild("list.css")],
  };

  test("hold all styles of a page in one file, those of every page first, each once", async () => {
    await writeBuild(pages);
    await finishBuild(folder);
    const name = getJoinedStyles(["app.css", "list.css", "page.css"].map(inBuild));
    expect(await read(name ?? "")).toBe([files["app.css"], files["list.css"], files["page.css"]].join("\n"));
    const shared = getJoinedStyles([inBuild("app.css")]);
    expect(await read(shared ?? ""), "a page without styles of its own").toBe(files["app.css"]);
  });

  test("are there compressed as well, joined styles too", async () => {
    await writeBuild(pages);
    await finishBuild(folder);
    const joined = getJoinedStyles([inBuild("app.css")]);
    for (const name of [inBuild("page.js"), inBuild("list.css"), joined ?? ""]) {
      const small = await readFile(join(folder, `${name}.br`));
      expect(brotliDecompressSync(small).toString(), name).toBe(await read(name));
    }
  });

  test("cannot be finished when one that is listed is missing", async () => {
    await writeBuild({ ...pages, "/lost": [inBuild("lost.css")] });
    await expect(finishBuild(folder)).rejects.toThrow("lost.css");
  });
});

describe("the name of joined styles", () => {
  test("follows from the files and their order, whatever scripts are listed between them", () => {
    const name = getJoinedStyles([inBuild("a.css"), inBuild("b.css")]);
    expect(name).toMatch(/^static\/chunks\/page-[0-9a-f]{16}\.css$/);
    expect(getJoinedStyles([inBuild("a.css"), inBuild("x.js"), inBuild("b.css")])).toBe(name);
    expect(getJoinedStyles([inBuild("b.css"), inBuild("a.css")])).not.toBe(name);
  });

  test("is none without styles", () => {
    expect(getJoinedStyles([inBuild("x.js")])).toBeNull();
  });
});
