import { existsSync, promises, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import PageCache from "@/scripts/lib/page-cache.mjs";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quarry-page-cache-"));
  await mkdir(join(folder, "pages"));
  for (const name of ["plain", "small"]) {
    await writeFile(join(folder, "pages", `${name}.json`), JSON.stringify({ pageProps: { name } }));
    await writeFile(join(folder, "pages", `${name}.meta`), "{}");
  }
  await writeFile(join(folder, "pages/plain.html"), "<p>plain é</p>");
  await writeFile(join(folder, "pages/small.html.br"), brotliCompressSync("<p>small é</p>"));
});
afterAll(() => rm(folder, { recursive: true }));

const fs = {
  existsSync,
  readFileSync,
  readFile: promises.readFile,
  stat: promises.stat,
  writeFile: promises.writeFile,
  mkdir: (path: string) => promises.mkdir(path, { recursive: true }),
};
const read = async (key: string) => {
  const context = { fs, flushToDisk: false, serverDistDir: folder, revalidatedTags: [] };
  const cache = new PageCache(context as unknown as ConstructorParameters<typeof PageCache>[0]);
  return cache.get(key, { kind: "PAGES", isFallback: false } as unknown as Parameters<PageCache["get"]>[1]);
};

test.each(["plain", "small"])("a page of the build is read, compressed or not: %s", async (name) => {
  expect(await read(`/${name}`)).toMatchObject({
    lastModified: expect.any(Number),
    value: { kind: "PAGES", html: `<p>${name} é</p>`, pageData: { pageProps: { name } } },
  });
});

test("a page that the build has not drawn is missing", async () => {
  expect(await read("/none")).toBeNull();
});
