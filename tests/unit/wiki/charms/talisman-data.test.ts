import { describe, expect, test } from "vitest";
import {
  findTalismansWith,
  formatGroup,
  listTalismanSkills,
  type TalismanData,
} from "@/lib/wiki/charms/talisman-data";

const skill = (id: string, level: number) => ({ id, name: id.toUpperCase(), level, max: 3 });
const talisman = (id: string, rarity: number, ...groups: number[][]) => ({
  id,
  name: id,
  rarity,
  appraisedFrom: [],
  forms: groups.map((each) => ({ groups: each, slots: [] })),
});

const talismans: TalismanData = {
  talismans: [talisman("rare", 8, [1, 2], [2, 2], [3]), talisman("common", 5, [1], [3])],
  groups: [
    { group: 1, kind: "weapon", skills: [skill("a", 1), skill("b", 1)] },
    { group: 2, kind: "weapon", skills: [skill("a", 2), skill("b", 3)] },
    { group: 3, kind: "armor", skills: [skill("c", 1)] },
    { group: 4, kind: "armor", skills: [skill("d", 1)] },
  ],
};

describe("talismans with a skill", () => {
  test("come highest level first, then rarest", () => {
    expect(findTalismansWith(talismans, "a").map(({ id, level, group }) => [id, level, group])).toEqual([
      ["rare", 2, 2],
      ["rare", 1, 1],
      ["common", 1, 1],
    ]);
  });

  test("count a form that takes two of a group once", () => {
    expect(findTalismansWith(talismans, "a")[0]).toMatchObject({ forms: 2, of: 3 });
  });

  test("are none where no form takes the group, and for a skill that is in none", () => {
    expect(findTalismansWith(talismans, "d")).toEqual([]);
    expect(findTalismansWith(talismans, "z")).toEqual([]);
  });
});

test("names every skill of the groups once", () => {
  expect(listTalismanSkills(talismans).map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
});

test("says in words what a group holds", () => {
  expect(talismans.groups.map(formatGroup)).toEqual([
    "weapon skills, Lv 1",
    "weapon skills, Lv 2–3",
    "equipment skills, Lv 1",
    "equipment skills, Lv 1",
  ]);
});
