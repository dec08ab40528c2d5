import { describe, expect, test } from "vitest";
import {
  findExclusions,
  listExclusions,
  listShownExclusions,
  withExcluded,
  withoutExcluded,
} from "@/lib/builder/criteria/exclusions";
import { findSkillList, findSkills, readTypedSkill } from "@/lib/builder/criteria/find-skills";
import { emptyCriteria } from "@/lib/builder/criteria/search-criteria";
import {
  getUsefulLevel,
  listSkillTargets,
  toSkillTargets,
  withoutLastSkillTarget,
  withSkillTarget,
  withSkillTargets,
} from "@/lib/builder/criteria/skill-targets";
import { createSearchNames } from "@/lib/names/search-names";
import * as matcher from "@/lib/text/match-texts";
import { createTestData } from "@/tests/support/builder-page";

const { catalog, armor } = createTestData();
const english = createSearchNames([], {}, matcher);
const criteria = {
  ...emptyCriteria,
  skills: { burst: 3, agitator: 2 },
  bonuses: { "gore-magalas-tyranny": 1 },
};

describe("skill targets", () => {
  test("tell what the build has of each, and the pieces that a bonus takes", () => {
    const targets = listSkillTargets(criteria, { burst: 1 }, catalog);
    expect(targets.map(({ id, level, now }) => [id, level, now])).toEqual([
      ["burst", 3, 1],
      ["agitator", 2, 0],
      ["gore-magalas-tyranny", 1, 0],
    ]);
    expect(targets.map(({ pieces }) => pieces)).toEqual([null, null, 2]);
  });

  test("stay in order when a level changes, are capped, and are removed at level 0", () => {
    expect(withSkillTarget(criteria, "burst", 99, catalog)).toEqual({ skills: { burst: 5, agitator: 2 } });
    expect(Object.keys(withSkillTarget(criteria, "burst", 1, catalog).skills ?? {})).toEqual([
      "burst",
      "agitator",
    ]);
    expect(withSkillTarget(criteria, "burst", 0, catalog)).toEqual({ skills: { agitator: 2 } });
    expect(withSkillTarget(criteria, "gore-magalas-tyranny", 2, catalog)).toEqual({
      bonuses: { "gore-magalas-tyranny": 2 },
    });
    expect(withSkillTarget(criteria, "no-such-skill", 1, catalog)).toEqual({});
  });

  test("are lowered and dropped together", () => {
    const levels = [
      { id: "burst", to: 2 },
      { id: "gore-magalas-tyranny", to: 0 },
    ];
    expect(withSkillTargets(criteria, levels, catalog)).toEqual({
      skills: { burst: 2, agitator: 2 },
      bonuses: {},
    });
  });

  test("lose the one that was added last", () => {
    expect(withoutLastSkillTarget(criteria, catalog)).toEqual({ bonuses: {} });
    expect(withoutLastSkillTarget({ ...criteria, bonuses: {} }, catalog)).toEqual({ skills: { burst: 3 } });
    expect(withoutLastSkillTarget(emptyCriteria, catalog)).toEqual({});
  });

  test("are taken from the levels of a build, bonuses apart from skills", () => {
    const levels = { burst: 2, "gore-magalas-tyranny": 1, unknown: 3, agitator: 0 };
    expect(toSkillTargets(levels, catalog)).toEqual({
      skills: { burst: 2 },
      bonuses: { "gore-magalas-tyranny": 1 },
    });
  });
});

describe("the field for skills", () => {
  const names = (typed: string, known = english) =>
    findSkills(typed, armor.skills, known, 5).map(({ name }) => name);

  test("reads a level off the end of what is typed", () => {
    expect(readTypedSkill("burst 3")).toEqual({ name: "burst", level: 3 });
    expect(readTypedSkill("Burst Lv. 3 ")).toEqual({ name: "Burst", level: 3 });
    expect(readTypedSkill("burst")).toEqual({ name: "burst", level: null });
    expect(readTypedSkill("3")).toEqual({ name: "3", level: null });
  });

  test("finds by the beginning of a name before its middle, with a level behind it, and by category", () => {
    expect(names("crit")[0]).toMatch(/^Crit/);
    expect(names("weakness exploit 3")).toEqual(["Weakness Exploit"]);
    expect(names("gathering").length).toBeGreaterThan(0);
    expect(names("zzz")).toEqual([]);
    expect(names("  ")).toEqual([]);
  });

  test("finds what players call a skill, and takes a level behind it", () => {
    for (const [typed, id] of [
      ["WEX", "weakness-exploit"],
      ["wex 3", "weakness-exploit"],
      ["wex3", "weakness-exploit"],
      ["crit eye", "critical-eye"],
      ["MM", "maximum-might"],
      ["AB", "attack-boost"],
      ["latent", "latent-power"],
      ["earplugs", "earplugs"],
      ["guts", "lords-soul"],
      ["black eclipse", "gore-magalas-tyranny"],
    ] as const) {
      expect(findSkills(typed, armor.skills, english, 5)[0]?.id, typed).toBe(id);
    }
  });

  test("finds skills by what they do", () => {
    const ids = (typed: string) => findSkills(typed, armor.skills, english, 60).map(({ id }) => id);
    expect(ids("affinity")).toEqual(
      expect.arrayContaining(["critical-eye", "weakness-exploit", "maximum-might", "agitator"]),
    );
    expect(ids("raw")).toEqual(expect.arrayContaining(["attack-boost", "agitator", "peak-performance"]));
    expect(ids("raw")).not.toContain("critical-eye");
    expect(ids("stamina")).toEqual(expect.arrayContaining(["constitution", "stamina-surge"]));
  });

  test("reads lists of skills, with commas or without, and says what it does not know", () => {
    const read = (typed: string) => {
      const list = findSkillList(typed, armor.skills, english);
      return list && [...list.found.map(({ skill, level }) => `${skill.id} ${level}`), ...list.unknown];
    };
    expect(read("WEX 5, AGI 5")).toEqual(["weakness-exploit 5", "agitator 5"]);
    expect(read("wex 5 agi 3 burst 1")).toEqual(["weakness-exploit 5", "agitator 3", "burst 1"]);
    expect(read("wex5 agi lv3 burst1")).toEqual(["weakness-exploit 5", "agitator 3", "burst 1"]);
    expect(read("crit eye; maxmight 2\nqqqq 3")).toEqual(["critical-eye null", "maximum-might 2", "qqqq"]);
    expect(read("critical eye 5")).toBeNull();
    expect(read("wex,")).toBeNull();
    expect(read("zzzz, qqqq")).toEqual(["zzzz", "qqqq"]);
  });

  test("adds the useful level: the common one, else the highest, and the first of a bonus", () => {
    expect(getUsefulLevel("weakness-exploit", catalog)).toBe(5);
    expect(getUsefulLevel("flinch-free", catalog)).toBe(1);
    expect(getUsefulLevel("gore-magalas-tyranny", catalog)).toBe(1);
    expect(getUsefulLevel("no-such-skill", catalog)).toBe(0);
  });

  test("finds by the name in the visitor's language", () => {
    expect(names("wucht", createSearchNames([{ skills: { burst: "Wucht" } }], {}, matcher))).toEqual([
      "Burst",
    ]);
  });
});

describe("exclusions", () => {
  const all = listExclusions(armor);

  test("offer whole sets before pieces, and find them by words in any order", () => {
    const [first, ...rest] = findExclusions("gogmazios alpha", all, english, 12);
    expect(first).toMatchObject({ kind: "set", name: "Gogmazios α" });
    expect(first?.ids).toHaveLength(5);
    expect(rest.every(({ kind }) => kind === "piece")).toBe(true);
  });

  test("offer no set of a single piece besides that piece", () => {
    const sets = new Set(armor.armor.map(({ set }) => set));
    const single = [...sets].filter((id) => armor.armor.filter(({ set }) => set === id).length === 1);
    expect(single.length).toBeGreaterThan(0);
    expect(all.filter(({ kind, id }) => kind === "set" && single.includes(id))).toEqual([]);
  });

  test("show a set as one entry once all its pieces are out, and as pieces before", () => {
    const set = all.find(({ kind, name }) => kind === "set" && name === "Gogmazios α");
    const ids = set?.ids ?? [];
    const excluded = withExcluded(withExcluded([], ids), ids.slice(0, 1));
    expect(excluded).toHaveLength(5);
    expect(listShownExclusions(excluded, all)).toEqual([set]);
    const less = withoutExcluded(excluded, ids.slice(0, 1));
    expect(listShownExclusions(less, all).map(({ kind }) => kind)).toEqual(Array(4).fill("piece"));
  });
});
