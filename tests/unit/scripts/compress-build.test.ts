import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
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
      "chunks/app.css": "@layer reset, kit;\n.app{}",
      "chunks/page.js": "console.log('page')",
      "chunks/pages/list.js": "console.log('list')",
      "chunks/page.js.map": "{}",
      // Named by the build, and asked for by every page.
      "4f/_buildManifest.js": "self.__BUILD_MANIFEST={}",
    };
    const statics = join(folder, "static");
    const kept = join(folder, "kept");
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(statics, name)), { recursive: true });
      await writeFile(join(statics, name), content);
    }
    expect(await compressBuild(folder, kept)).toEqual({ made: 4, kept: 0 });
    for (const name of [
      "chunks/app.css",
      "chunks/page.js",
      "chunks/pages/list.js",
      "4f/_buildManifest.js",
    ] as const) {
      const small = await readFile(join(statics, `${name}.br`));
      expect(brotliDecompressSync(small).toString(), name).toBe(files[name]);
    }
    await expect(readFile(join(statics, "chunks/page.js.map.br"))).rejects.toThrow("ENOENT");
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
