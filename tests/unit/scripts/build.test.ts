import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { hashBuildInputs, isBuildInput } from "@/scripts/lib/build.mjs";

describe("what a production build is made from", () => {
  test.each([
    "pages/index.tsx",
    "a-folder-that-is-added-one-day/x.ts",
    "public/icons.svg",
    "next.config.ts",
    "package-lock.json",
    ".env.local",
    ".env.production",
    "lib/site/readme-parser.ts",
  ])("%s counts", (path) => {
    expect(isBuildInput(path)).toBe(true);
  });

  test.each([
    "tests/unit/a.test.ts",
    "scripts/demo.mjs",
    "docs/architecture.md",
    "README.md",
    ".next/server/a.js",
    ".git/HEAD",
    ".quarry/data/x",
    ".env.example",
    ".env.development",
    "node_modules/next/index.js",
    "tsconfig.tsbuildinfo",
    "firestore.rules",
    "public/service-worker.js",
    "public/ocr/7.0.0/worker.min.js",
  ])("%s does not", (path) => {
    expect(isBuildInput(path)).toBe(false);
  });
});

describe("the identity of a build", () => {
  const folders: string[] = [];
  afterEach(() => Promise.all(folders.splice(0).map((each) => rm(each, { recursive: true, force: true }))));

  async function checkout(files: Record<string, string>): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), "quarry-build-"));
    folders.push(folder);
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    return folder;
  }
  const files = { "pages/a.tsx": "a", "lib/deep/b.ts": "b", "docs/c.md": "c" };
  const hash = async (contents: Record<string, string>, env: Record<string, string> = {}) =>
    hashBuildInputs(env, await checkout(contents));

  test("is the same for the same sources, wherever they are", async () => {
    expect(await hash(files)).toBe(await hash(files));
  });

  test("does not follow what has no part in it", async () => {
    expect(await hash({ ...files, "docs/c.md": "other" }, { QUARRY_BACKEND: "emulators" })).toBe(
      await hash(files),
    );
  });

  test.each([
    ["a changed source", { ...files, "lib/deep/b.ts": "B" }],
    ["a new source", { ...files, "lib/deep/c.ts": "" }],
    ["a renamed source", { "pages/b.tsx": "a", "lib/deep/b.ts": "b" }],
    ["a removed source", { "pages/a.tsx": "a" }],
    ["content that moved from one file to the next", { "pages/a.tsx": "ab", "lib/deep/b.ts": "" }],
  ])("changes with %s", async (_name, changed) => {
    expect(await hash(changed)).not.toBe(await hash(files));
  });

  test("changes with a setting that is written into the bundle", async () => {
    expect(await hash(files, { NEXT_PUBLIC_SITE_NAME: "Other" })).not.toBe(await hash(files));
  });
});
