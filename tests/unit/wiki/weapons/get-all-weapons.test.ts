import { describe, expect, test } from "vitest";
import { getFacetFilters } from "@/components/list/facets";
import { filterRows, getActiveFilters } from "@/components/list/list-filter";
import { sortRows } from "@/components/list/sort-rows";
import { getAllWeaponColumns } from "@/components/wiki/weapons/all-weapon-columns";
import { createAllWeaponFacets, getAllWeaponFields } from "@/components/wiki/weapons/weapon-facets";
import { weaponTypes } from "@/lib/catalog/codes";
import { createSearchNames } from "@/lib/names/search-names";
import { parseState } from "@/lib/site/list-state";
import * as matcher from "@/lib/text/match-texts";
import { getAllWeapons } from "@/lib/wiki/weapons/get-all-weapons.server";
import { stored } from "@/tests/support/stored";

const { rows, skills } = getAllWeapons();
const facets = createAllWeaponFacets(skills);

/** The rows that an address shows, in their order. */
function shown(address: string) {
  const state = parseState(getAllWeaponFields(facets), address);
  const filters = getActiveFilters(getFacetFilters(facets, state, createSearchNames([], {}, matcher)));
  return sortRows(filterRows(rows, filters), getAllWeaponColumns(skills, state.skill), state.sort);
}

describe("the table of all weapons", () => {
  test("has every weapon of the 14 types once", () => {
    expect(rows.map(({ id }) => id).toSorted()).toEqual(
      stored<{ id: string }>("weapons")
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(new Set(rows.map(({ type }) => type)).size).toBe(weaponTypes.length);
  });

  test("knows weapons of both ranks, and no rare one that is craftable in low rank", () => {
    expect(shown("rank=low").length).toBeGreaterThan(100);
    expect(shown("rank=high").length).toBeGreaterThan(100);
    expect(shown("rank=low&rarity=8")).toEqual([]);
  });

  test("filters across types", () => {
    const found = shown("type=hammer.bow&element=fire");
    expect(new Set(found.map(({ type }) => type))).toEqual(new Set(["hammer", "bow"]));
    expect(new Set(found.map(({ element }) => element?.type))).toEqual(new Set(["fire"]));
  });

  test("shows the level of the skill that is filtered by, and sorts by it", () => {
    const [skill = ""] = Object.entries(skills).find(([, { max }]) => max >= 3) ?? [];
    const found = shown(`skill=${skill}&sort=level.desc`);
    const levels = found.map((row) => row.skills.find(([id]) => id === skill)?.[1] ?? 0);
    expect(levels.length).toBeGreaterThan(0);
    expect(levels).toEqual(levels.toSorted((a, b) => b - a));
    expect(Math.min(...levels)).toBeGreaterThan(0);
    const columns = getAllWeaponColumns(skills, skill).map(({ label }) => label);
    expect(columns).toContain(`${skills[skill]?.name} level`);
  });

  test("finds a weapon in spite of a typo", () => {
    const [first] = rows.filter(({ name }) => /^[A-Z][a-z]{7,}/.test(name));
    const name = first?.name ?? "";
    expect(
      shown(`q=${encodeURIComponent(name.slice(0, 3) + name.slice(4))}`).map((row) => row.name),
    ).toContain(name);
  });
});
