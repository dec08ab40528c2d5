import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unpackArmorData } from "@/lib/builder/data/armor-file";
import { unpackDamageData } from "@/lib/builder/data/damage-file";
import { builderFiles, getBuilderFilePath } from "@/lib/builder/data/file-head";
import { builderDataVersion, getBuilderFile } from "@/lib/builder/data/get-builder-file.server";
import { unpackWeaponsData } from "@/lib/builder/data/weapons-file";
import { servePublicFiles } from "@/lib/http/serve-public-file.server";
import { serveHandler } from "@/tests/support/serve-handler";

const handler = servePublicFiles(({ file }) => getBuilderFile(String(file)));
let served: Awaited<ReturnType<typeof serveHandler>>;

beforeAll(async () => {
  served = await serveHandler(handler);
});
afterAll(() => served.stop());

const get = (file: string, init?: RequestInit) => fetch(`${served.url}/?file=${file}`, init);

describe("the builder's files", () => {
  test("are read by the page as they are served", async () => {
    const [armor, weapons, damage] = await Promise.all(
      builderFiles.map(async (file): Promise<unknown> => (await get(`${file}.json`)).json()),
    );
    expect(unpackArmorData(armor).armor.length).toBeGreaterThan(700);
    expect(unpackWeaponsData(weapons).weapons.length).toBeGreaterThan(1100);
    expect(unpackDamageData(damage).moves.length).toBeGreaterThan(800);
  });

  test("are cached forever under the version of the page, and have a strong tag", async () => {
    const found = await get(`armor.json&v=${builderDataVersion()}`);
    expect(found.headers.get("cache-control")).toContain("immutable");
    const etag = found.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[0-9a-f]{16}/);
    const again = await get("armor.json", { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
    expect((await get("armor.json&v=other")).headers.get("cache-control")).not.toContain("immutable");
  });

  test("are those that there are", async () => {
    expect((await get("names.json")).status).toBe(404);
    expect((await get("armor")).status).toBe(404);
    expect(getBuilderFilePath("armor", "abc")).toBe("/api/builder/data/armor.json?v=abc");
    expect(getBuilderFilePath("damage")).toBe("/api/builder/data/damage.json");
  });

  test("are small: armor under 40 kB, all under 120 kB in Brotli", () => {
    const sizes = builderFiles.map(
      (file) => brotliCompressSync(getBuilderFile(`${file}.json`)?.file().text ?? "").length,
    );
    expect(sizes[0]).toBeLessThan(40_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(120_000);
  });
});
