import { describe, expect, test } from "vitest";
import { getSkill } from "@/lib/wiki/skills/get-skill.server";
import { listSkills } from "@/lib/wiki/skills/list-skills.server";
import type { SkillFigureGroup } from "@/lib/wiki/skills/skill-types";
import { byId } from "@/tests/support/by-id";
import { stored, storedNames, storedTexts } from "@/tests/support/stored";
import { translations } from "@/tests/support/translations";

// Read past the catalog: what a page is given is held against what is stored.
type Level = Record<string, number | string | boolean>;
interface StoredSkill {
  id: string;
  name: string;
  kind: string;
  category: string;
  maxLevel: number;
  levels?: { level: number; pieces: number; name: string }[];
  effects: Level[];
  effectsByWeapon?: { weapons: string[]; effects: Level[] }[];
  weaponGroupingUncertain?: true;
}
interface Giver {
  id: string;
  name: string;
  type: string;
  set: string;
  piece: string;
  rank: string;
  rarity: number;
  kind: string;
  slot: number;
  slots: number[];
  attack: number;
  skills: { skill: string; level: number }[];
  setBonuses: string[];
  groupSkills: string[];
}
interface StoredTalisman {
  id: string;
  kind: string;
  name: string;
  rarity: number;
  group: number;
  patterns: number[][];
  entries: { skill: string; level: number }[];
}

const skills = stored<StoredSkill>("skills");
const armor = stored<Giver>("armor");
const sets = stored<{ id: string; name: string; rank: string; rarity: number; pieces: unknown[] }>(
  "armor-sets",
);
const decorations = stored<Giver>("decorations");
const charms = stored<Giver>("charms");
const weapons = stored<Giver>("weapons");
const talismans = stored<StoredTalisman>("random-talismans");
const meals = stored<{ id: string; name: string; effects: { skill?: string; skillLevelBonus?: number } }>(
  "food-skills",
);
const [pool] = stored<{ kind: string; setBonuses: string[]; groupSkills: string[] }>("artian-bonuses").filter(
  ({ kind }) => kind === "skillPool",
);
const setNames = storedNames("armor-sets");
const skillNames = storedNames("skills");
const texts = storedTexts("skills");
const namesOf = translations("skills");

/** How a figure of an effect may be written, sign and unit aside from those that the ending names. */
function written(token: string, value: number): RegExp {
  const size = `${Math.round(Math.abs(value) * 100) / 100}`.replace(".", "\\.");
  const minus = /Reduction(Unblockable)?Pct$/.test(token) ? "−" : "";
  if (/Pct$|^affinity/i.test(token)) return new RegExp(`${minus}\\b${size}%`);
  if (/Sec$/.test(token)) return new RegExp(`\\b(${size} s|${value / 60} min)`);
  if (/Multiplier|Mult$/.test(token)) return new RegExp(`×${size}(?![\\d.])`);
  return new RegExp(`(^|[^\\d.])${value < 0 ? "−" : ""}${size}(?![\\d.])`);
}

/** What the table of one group of weapons lacks of the stored levels, in words. */
function missing({ columns, always, steps }: SkillFigureGroup, effects: readonly Level[]): string[] {
  return steps.flatMap(({ level, hasFigures, cells }, index) => {
    const facts = Object.entries(effects[index] ?? {});
    const place = [...cells, ...always].join(" | ");
    const words = `${columns.join(" ")} ${place}`.toLowerCase();
    const absent = facts.filter(([token, value]) => {
      if (typeof value === "number") return !written(token, value).test(place);
      if (token === "immune") return !place.toLowerCase().includes("prevented");
      if (token === "enabled") return !words.includes("in effect");
      if (token === "alternating") return !place.toLowerCase().includes("in turn");
      return !words.includes(`${value}`);
    });
    return [
      ...(hasFigures === facts.length > 0 ? [] : [`${level} known`]),
      ...absent.map(([token, value]) => `${level} ${token} ${value}`),
    ];
  });
}

/** Records that give a skill, with the level. */
const givers = (records: readonly Giver[], id: string) =>
  records.flatMap((record) => {
    const level = record.skills.find(({ skill }) => skill === id)?.level;
    return level ? [{ ...record, level }] : [];
  });
const carriers = (id: string) =>
  armor.filter(({ setBonuses, groupSkills }) => setBonuses.includes(id) || groupSkills.includes(id));
const keyed = <T extends { id: string }>(records: readonly T[]) => byId(records, (record) => record);

describe("the page of every skill", () => {
  const pages = byId(skills, ({ id }) => getSkill(id));

  test("says what it is, what it does and what it is called in all languages", () => {
    expect(pages).toMatchObject(
      byId(skills, ({ id, name, kind, category, maxLevel, weaponGroupingUncertain = false }) => ({
        name,
        kind,
        category,
        maxLevel,
        text: texts[id],
        isGroupingDisputed: weaponGroupingUncertain,
      })),
    );
    expect(byId(skills, ({ id }) => pages[id]?.names)).toEqual(byId(skills, ({ id }) => namesOf(id)));
  });

  test("has every figure of every level, for each group of weapons", () => {
    const lacking = skills.flatMap(({ id, maxLevel, effects, effectsByWeapon }) => {
      const groups = effectsByWeapon ?? [{ weapons: [], effects }];
      const { figures = [] } = pages[id] ?? {};
      expect(figures.map(({ weapons }) => weapons)).toEqual(groups.map(({ weapons }) => weapons));
      return figures.flatMap((table, at) => {
        expect(table.steps.map(({ level }) => level)).toEqual(
          Array.from({ length: maxLevel }, (_, index) => index + 1),
        );
        return missing(table, groups[at]?.effects ?? []).map((fact) => `${id}: ${fact}`);
      });
    });
    expect(lacking).toEqual([]);
  });

  test("names the pieces and the bonus of each level", () => {
    const levelsOf = (steps: readonly { level: number; pieces?: number; name?: string }[]) =>
      steps.flatMap(({ level, pieces, name }) => (name ? [{ level, pieces, name }] : []));
    expect(byId(skills, ({ id }) => levelsOf(pages[id]?.figures[0]?.steps ?? []))).toEqual(
      byId(skills, ({ levels = [] }) => levels.map(({ level, pieces, name }) => ({ level, pieces, name }))),
    );
  });

  test("has every piece of armor, decoration, charm and weapon that gives it, with the level", () => {
    expect(
      byId(skills, ({ id }) => {
        const found = pages[id]?.givers;
        return {
          armor: keyed(found?.armor ?? []),
          decorations: keyed(found?.decorations ?? []),
          charms: keyed(found?.charms ?? []),
          weapons: keyed(
            found?.weapons.flatMap(({ type, weapons }) => weapons.map((weapon) => ({ ...weapon, type }))) ??
              [],
          ),
        };
      }),
    ).toEqual(
      byId(skills, ({ id: skill }) => ({
        armor: keyed(
          givers(armor, skill).map(({ id, name, set, piece, rank, rarity, level, slots }) => ({
            id,
            name,
            set: { id: set, name: setNames.get(set) },
            piece,
            rank,
            rarity,
            level,
            slots,
          })),
        ),
        decorations: keyed(
          givers(decorations, skill).map(({ id, name, kind, slot, rarity, level, skills: own }) => {
            const other = own.find((each) => each.skill !== skill);
            const also = other && { id: other.skill, name: skillNames.get(other.skill), level: other.level };
            return { id, name, kind, slot, rarity, level, ...(also && { also }) };
          }),
        ),
        charms: keyed(
          givers(charms, skill).map(({ id, name, rarity, level }) => ({ id, name, rarity, level })),
        ),
        weapons: keyed(
          givers(weapons, skill).map(({ id, name, type, rarity, level, attack }) => ({
            id,
            name,
            type,
            rarity,
            level,
            attack,
          })),
        ),
      })),
    );
  });

  test("counts the pieces of each set that share it", () => {
    expect(
      byId(skills, ({ id }) =>
        keyed(
          pages[id]?.givers.sets.map(({ pieces, ...set }) => ({
            ...set,
            pieces: pieces.map((piece) => piece.id).sort(),
          })) ?? [],
        ),
      ),
    ).toEqual(
      byId(skills, ({ id }) => {
        const pieces = carriers(id);
        return keyed(
          sets
            .filter((set) => pieces.some((piece) => piece.set === set.id))
            .map((set) => ({
              id: set.id,
              name: set.name,
              rank: set.rank,
              rarity: set.rarity,
              of: set.pieces.length,
              pieces: pieces
                .filter((piece) => piece.set === set.id)
                .map((piece) => piece.id)
                .sort(),
            })),
        );
      }),
    );
  });

  test("has the talismans that can carry it by level, and the meals that raise it", () => {
    const ofKind = (kind: string) => talismans.filter((each) => each.kind === kind);
    expect(
      byId(skills, ({ id }) => [
        pages[id]?.givers.talismans.map(({ level, talismans: some }) => [level, some.map((each) => each.id)]),
        pages[id]?.givers.food,
        pages[id]?.givers.canComeFromGogma,
      ]),
    ).toEqual(
      byId(skills, ({ id }) => {
        const groups = ofKind("skillGroup").flatMap(({ group, entries }) =>
          entries.filter(({ skill }) => skill === id).map(({ level }) => ({ group, level })),
        );
        const levels = [...new Set(groups.map(({ level }) => level))].sort((a, b) => b - a);
        return [
          levels.map((level) => {
            const numbers = groups.filter((each) => each.level === level).map(({ group }) => group);
            const drawing = ofKind("talisman").filter(({ patterns }) =>
              patterns.some(([a = 0, b = 0, c = 0]) => [a, b, c].some((group) => numbers.includes(group))),
            );
            return [level, drawing.sort((a, b) => b.rarity - a.rarity).map((each) => each.id)];
          }),
          meals
            .filter(({ effects }) => effects.skill === id)
            .map((meal) => ({ id: meal.id, name: meal.name, levels: meal.effects.skillLevelBonus })),
          [...(pool?.setBonuses ?? []), ...(pool?.groupSkills ?? [])].includes(id),
        ];
      }),
    );
  });
});

test("the list has every skill with its text, its highest level and what gives it", () => {
  const rows = listSkills();
  expect(rows).toHaveLength(179);
  expect(
    byId(rows, ({ name, kind, category, maxLevel, lead, rest, givers }) => [
      name,
      kind,
      category,
      maxLevel,
      `${lead} ${rest}`.trim(),
      givers,
    ]),
  ).toEqual(
    byId(skills, ({ id, name, kind, category, maxLevel }) => [
      name,
      kind,
      category,
      maxLevel,
      texts[id],
      [
        ...(givers(armor, id).length + carriers(id).length > 0 ? ["armor"] : []),
        ...(givers(weapons, id).length > 0 ||
        [...(pool?.setBonuses ?? []), ...(pool?.groupSkills ?? [])].includes(id)
          ? ["weapon"]
          : []),
        ...(givers(decorations, id).length > 0 ? ["decoration"] : []),
        ...(givers(charms, id).length > 0 ? ["charm"] : []),
        ...(talismans.some(({ entries = [] }) => entries.some(({ skill }) => skill === id))
          ? ["talisman"]
          : []),
      ],
    ]),
  );
});

test("the list claims nothing of a skill whose highest level has no figure", () => {
  for (const { id, topEffects } of listSkills()) {
    const skill = skills.find((each) => each.id === id);
    const tops = skill?.effectsByWeapon?.map(({ effects }) => effects.at(-1)) ?? [skill?.effects.at(-1)];
    expect([id, topEffects.length > 0]).toEqual([id, tops.some((top) => Object.keys(top ?? {}).length > 0)]);
  }
});
