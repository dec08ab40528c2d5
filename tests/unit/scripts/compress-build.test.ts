import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { compressBuild } from "@/lib/paint/compress-build.server";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quarry-compress-build-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("the scripts and styles of a build", () => {
  test("are there compressed as well, those in folders too, and nothing else is", async () => {
    const files = {
      "app.css": "@layer reset, kit;\n.app{}",
      "page.js": "console.log('page')",
      "pages/list.js": "console.log('list')",
      "page.js.map": "{}",
    };
    const chunks = join(folder, "static/chunks");
    await mkdir(join(chunks, "pages"), { recursive: true });
    for (const [name, content] of Object.entries(files)) await writeFile(join(chunks, name), content);
    await compressBuild(folder);
    for (const name of ["app.css", "page.js", "pages/list.js"] as const) {
      const small = await readFile(join(chunks, `${name}.br`));
      expect(brotliDecompressSync(small).toString(), name).toBe(files[name]);
    }
    await expect(readFile(join(chunks, "page.js.map.br"))).rejects.toThrow("ENOENT");
  });

  test("are missed where Next.js keeps them elsewhere", async () => {
    await expect(compressBuild(folder)).rejects.toThrow("ENOENT");
  });
});
