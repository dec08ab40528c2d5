import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { hashContent } from "@/lib/http/serve-public-file.server";
import {
  findOpenFile,
  getOpenFile,
  getOpenIndex,
  getOpenRecords,
} from "@/lib/wiki/open-data/get-open-data.server";
import { openEntities } from "@/lib/wiki/open-data/open-entities.server";

const described = ["skills", "monsters", "locales", "food-skills"];

function stored(id: string): Record<string, unknown>[] {
  return JSON.parse(readFileSync(`data/catalog/${id}.json`, "utf8"));
}

describe.each(openEntities)("$id", ({ id }) => {
  test("is published record by record as it is stored", () => {
    const published = JSON.parse(getOpenFile(id).text) as Record<string, unknown>[];
    const plain = published.map(({ description, source, verified, ...record }) => {
      expect(typeof source).toBe("string");
      expect(Array.isArray(verified)).toBe(true);
      expect(typeof description).toBe(described.includes(id) ? "string" : "undefined");
      if (description !== undefined) expect(String(description).length).toBeGreaterThan(20);
      return record;
    });
    expect(plain).toEqual(stored(id).map(({ source: _, ...record }) => record));
  });
});

test("the index tells size and hash of every file", () => {
  for (const { entity, records, bytes, hash, permanentUrl } of getOpenIndex()) {
    const { text } = getOpenFile(entity);
    expect([entity, records, bytes, hash]).toEqual([
      entity,
      getOpenRecords(entity).length,
      Buffer.byteLength(text),
      hashContent(text),
    ]);
    expect(permanentUrl).toBe(`/api/wiki/${entity}.json?v=${hash}`);
  }
});

test("knows its files by name and no others", () => {
  expect(findOpenFile("weapons.json")?.key).toBe("weapons");
  expect(findOpenFile("index.json")?.key).toBe("index");
  for (const name of ["spoons.json", "skills", "randomTalismans.json", "__proto__", "constructor", ""]) {
    expect(findOpenFile(name)).toBeUndefined();
  }
});
