import { describe, expect, test } from "vitest";
import {
  emptySearchMemory,
  formatSearchMemory,
  maxSavedSearches,
  readSearchMemory,
  type SavedSearch,
  withoutSavedSearch,
  withRecentSkill,
  withSavedSearch,
} from "@/lib/builder/criteria/saved-searches";
import { emptyCriteria } from "@/lib/builder/criteria/search-criteria";
import { createTestData } from "@/tests/support/builder-page";

const { catalog } = createTestData();
const search: SavedSearch = {
  name: "Comfort",
  criteria: { ...emptyCriteria, skills: { earplugs: 2 }, minimum: { fire: 5 }, maxRarity: 6 },
  target: { monster: "rathalos", part: "head", state: "wound" },
};

describe("saved searches", () => {
  test("come back from storage as they were saved", () => {
    const memory = withRecentSkill(withSavedSearch(emptySearchMemory, search), "burst");
    expect(readSearchMemory(formatSearchMemory(memory), catalog)).toEqual(memory);
    expect(formatSearchMemory(emptySearchMemory)).toBeNull();
  });

  test("are replaced by one of the same name, dropped by name, and limited in number", () => {
    let memory = withSavedSearch(emptySearchMemory, search);
    memory = withSavedSearch(memory, { ...search, name: "  Comfort ", criteria: emptyCriteria });
    expect(memory.saved.map(({ name, criteria }) => [name, criteria.skills])).toEqual([["Comfort", {}]]);
    expect(withoutSavedSearch(memory, "Comfort").saved).toEqual([]);
    expect(withSavedSearch(memory, { ...search, name: "  " })).toBe(memory);
    for (let at = 0; at < 40; at++) memory = withSavedSearch(memory, { ...search, name: `Set ${at}` });
    expect(memory.saved).toHaveLength(maxSavedSearches);
    expect(memory.saved[0]?.name).toBe("Set 39");
  });

  test("that are damaged are left out", () => {
    const stored = {
      saved: [
        null,
        { name: 3 },
        { name: "A", criteria: { skills: { none: 3, burst: 99 } }, target: 1 },
        { name: "A" },
      ],
      recent: ["burst", "none", 7, "burst"],
    };
    const memory = readSearchMemory(JSON.stringify(stored), catalog);
    expect(memory.saved).toHaveLength(1);
    expect(memory.saved[0]?.criteria.skills).toEqual({ burst: 5 });
    expect(memory.saved[0]?.target.monster).toBeNull();
    expect(memory.recent).toEqual(["burst"]);
    for (const text of [null, "", "[", "[]", "3"]) {
      expect(readSearchMemory(text, catalog)).toEqual(emptySearchMemory);
    }
  });
});

test("recent skills are few, the last one first, each once", () => {
  const ids = ["burst", "agitator", "burst", ...[...catalog.skills.keys()].slice(0, 9)];
  const { recent } = ids.reduce(withRecentSkill, emptySearchMemory);
  expect(recent).toHaveLength(8);
  expect(recent[0]).toBe(ids.at(-1));
  expect(withRecentSkill(withRecentSkill(emptySearchMemory, "burst"), "agitator").recent).toEqual([
    "agitator",
    "burst",
  ]);
});
