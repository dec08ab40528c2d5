import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { compressBuild } from "@/scripts/lib/compress-build.mjs";

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
    const kept = join(folder, "kept");
    await mkdir(join(chunks, "pages"), { recursive: true });
    for (const [name, content] of Object.entries(files)) await writeFile(join(chunks, name), content);
    expect(await compressBuild(folder, kept)).toEqual({ made: 3, kept: 0 });
    for (const name of ["app.css", "page.js", "pages/list.js"] as const) {
      const small = await readFile(join(chunks, `${name}.br`));
      expect(brotliDecompressSync(small).toString(), name).toBe(files[name]);
    }
    await expect(readFile(join(chunks, "page.js.map.br"))).rejects.toThrow("ENOENT");
  });

  test("are compressed once for all builds that have them, and forgotten with the last one", async () => {
    const chunks = join(folder, "static/chunks");
    const kept = join(folder, "kept");
    await mkdir(chunks, { recursive: true });
    await writeFile(join(chunks, "same.js"), "console.log('same')");
    await writeFile(join(chunks, "old.js"), "console.log('old')");
    await compressBuild(folder, kept);
    await rm(chunks, { recursive: true });
    await mkdir(chunks);
    await writeFile(join(chunks, "same-under-another-name.js"), "console.log('same')");
    await writeFile(join(chunks, "new.js"), "console.log('new')");
    expect(await compressBuild(folder, kept)).toEqual({ made: 1, kept: 1 });
    const small = await readFile(join(chunks, "same-under-another-name.js.br"));
    expect(brotliDecompressSync(small).toString()).toBe("console.log('same')");
    expect(await readdir(kept)).toHaveLength(2);
  });

  test("are missed where Next.js keeps them elsewhere", async () => {
    await expect(compressBuild(folder, join(folder, "kept"))).rejects.toThrow("ENOENT");
  });
});
