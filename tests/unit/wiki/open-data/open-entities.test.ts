import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getCatalogFile } from "@/lib/catalog/get-catalog.server";
import { type CatalogEntity, catalogSchemas } from "@/lib/catalog/schema";
import { listFields } from "@/lib/wiki/open-data/list-fields";
import { openEntities } from "@/lib/wiki/open-data/open-entities.server";

test("every file of the catalog is open", () => {
  const files = readdirSync("data/catalog").map((file) => file.replace(".json", ""));
  expect(openEntities.map(({ id }) => id).sort()).toEqual(files.sort());
});

test.each(openEntities)("the fields of $id are those that its records have", ({ id, fields }) => {
  const records = JSON.parse(readFileSync(`data/catalog/${id}.json`, "utf8")) as Record<string, unknown>[];
  const held = new Set(["source", "verified", ...records.flatMap((record) => Object.keys(record))]);
  const listed = fields.map(([name]) => name).filter((name) => name !== "description");
  expect(new Set(listed).size).toBe(listed.length);
  expect([...listed].sort()).toEqual([...held].sort());
});

test.each(openEntities)(
  "every field of $id has a type and a meaning in one sentence or more",
  ({ fields }) => {
    for (const [name, type, meaning] of fields) {
      expect(type, name).not.toMatch(/unknown|undefined|\bany\b/);
      expect(meaning, name).toMatch(/^\S.+\.$/);
    }
  },
);

test("every field of a schema is listed, but for those that no record has", () => {
  const listed = new Map(openEntities.map(({ id, fields }) => [id, new Set(fields.map(([name]) => name))]));
  const missing = Object.entries(catalogSchemas).flatMap(([entity, schema]) => {
    const names = listed.get(getCatalogFile(entity as CatalogEntity).replace(".json", ""));
    return names ? listFields(schema).filter(([name]) => !names.has(name)) : [];
  });
  expect(missing.map(([name]) => name)).toEqual(["element2", "lightSpecialMultiplierByLevel"]);
});
