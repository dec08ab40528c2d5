import { describe, expect, test } from "vitest";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getFieldMap } from "@/lib/wiki/locales/get-field-map.server";
import { spreadLabels } from "@/lib/wiki/locales/spread-labels";

const fields = getCatalog().locales.all.filter(({ kind }) => kind === "field");

describe.each(fields)("the map of $id", (locale) => {
  const map = getFieldMap(locale.id);
  if (!map) throw new Error(`${locale.id} has no map`);

  test("has every area and every camp of the locale", () => {
    expect(map.areas.map(({ area }) => area)).toEqual(
      Array.from({ length: locale.areas ?? 0 }, (_, index) => index + 1),
    );
    expect(map.camps).toHaveLength(locale.camps.length);
    const listed = map.areas.flatMap(({ area, camps }) =>
      camps.map(({ name, risk }) => ({ area, name, risk })),
    );
    const byName = (a: { area: number; name: string }, b: { area: number; name: string }) =>
      a.area - b.area || a.name.localeCompare(b.name);
    expect(listed.sort(byName)).toEqual([...locale.camps].sort(byName));
  });

  test("draws everything inside of its edges, and labels apart", () => {
    const { height, radius } = map;
    for (const { x, y } of [...map.areas, ...map.camps, ...map.bases, ...map.exits]) {
      expect(x >= 0 && x <= 1000 && y >= 0 && y <= height).toBe(true);
    }
    const labels = map.areas.map(({ label }) => label);
    for (const [index, { x, y }] of labels.entries()) {
      expect(x > radius / 2 && x < 1000 - radius / 2 && y > 0 && y < height).toBe(true);
      for (const other of labels.slice(index + 1)) {
        expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(radius * 2 - 4);
      }
    }
  });

  test("names ways from both of their ends, between areas that it has", () => {
    for (const { area, next } of map.areas) {
      for (const other of next) {
        expect(map.areas.find((each) => each.area === other)?.next).toContain(area);
      }
    }
  });

  test("says where each large monster of the field roams, and begins in none but these areas", () => {
    const large = map.monsters.filter(({ isLarge }) => isLarge);
    const known = new Set(large.map(({ id }) => id));
    expect(large.length).toBeGreaterThan(5);
    expect([...known].every((id) => locale.monsters.includes(id))).toBe(true);
    for (const { areas, starts } of map.monsters)
      expect(starts.every((area) => areas.includes(area))).toBe(true);
  });
});

test("the north of a field is at the top: camps that are named by it lie above", () => {
  const { camps } = getCatalog().fieldMaps.require("oilwell-basin");
  const getZ = (name: string) => camps.find((camp) => camp.name === name)?.z ?? Number.NaN;
  expect(getZ("Middle Strata North")).toBeLessThan(getZ("Middle Strata South"));
  const ruins = getCatalog().fieldMaps.require("ruins-of-wyveria");
  const southeast = ruins.camps.find(({ name }) => name === "Southeast");
  const others = ruins.camps.filter(({ name }) => name !== "Southeast");
  const mean = (key: "x" | "z") => others.reduce((sum, camp) => sum + camp[key], 0) / others.length;
  expect(southeast?.x).toBeGreaterThan(mean("x"));
  expect(southeast?.z).toBeGreaterThan(mean("z"));
});

test("places without coordinates have no map", () => {
  expect(getFieldMap("grand-hub")).toBeNull();
});

test("labels of points in one place part, and others stay", () => {
  const points = [
    { x: 10, y: 10 },
    { x: 10, y: 10 },
    { x: 500, y: 500 },
  ];
  const [one, other, third] = spreadLabels(points, 40);
  expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThanOrEqual(
    40,
  );
  expect(third).toEqual({ x: 500, y: 500 });
});
