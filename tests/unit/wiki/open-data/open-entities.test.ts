import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openEntities } from "@/lib/wiki/open-data/open-entities.server";

const wanted =
  "weapons armor armor-sets skills decorations charms monsters monster-drops items locales food-skills meals quests attacks kinsects melodies ammo";

test("all seventeen entities are open", () => {
  expect(openEntities.map(({ id }) => id)).toEqual(wanted.split(" "));
});

test.each(openEntities)("the fields of $id are those that its records have", ({ id, fields }) => {
  const records = JSON.parse(readFileSync(`data/catalog/${id}.json`, "utf8")) as Record<string, unknown>[];
  const held = new Set(records.flatMap((record) => Object.keys(record)));
  const listed = fields.map(([name]) => name).filter((name) => name !== "description");
  expect(new Set(listed).size).toBe(listed.length);
  expect([...listed].sort()).toEqual([...held].sort());
});
