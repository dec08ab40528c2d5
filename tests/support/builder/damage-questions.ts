import fc from "fast-check";
import type {
  BuilderArmor,
  BuilderCatalog,
  BuilderDecoration,
  BuilderSkill,
  SkillLevel,
  TalismanRules,
  TalismanSlot,
} from "@/lib/builder/catalog/catalog";
import { compileDamage } from "@/lib/builder/damage/compile-damage";
import type { CompiledDamage } from "@/lib/builder/damage/compiled";
import { defaultUptimes, isUptimeCondition, type UptimeCondition } from "@/lib/builder/damage/conditions";
import type { DamageScenario } from "@/lib/builder/damage/inputs";
import type { SearchQuery } from "@/lib/builder/search/query";
import { armorPieces, type Rank, type SkillKind } from "@/lib/catalog/codes";
import { allSkills } from "./damage-moves";
import { smallQuery } from "./random-query";
import { scenarios } from "./random-scenario";

/** A query to a small catalog, for the damage of a random rotation. */
export interface DamageQuestions {
  readonly catalog: BuilderCatalog;
  readonly damage: CompiledDamage;
  readonly queries: readonly SearchQuery[];
}

/**
 * Blades so dull that Bludgeoner works and Handicraft undoes it: with Bludgeoner at level 2, and at that level
 * alone, Handicraft from level 3 on does harm.
 */
export const dullBlades: fc.Arbitrary<DamageScenario> = scenarios
  .filter(({ weapon }) => weapon.sharpness !== null)
  .map((scenario): DamageScenario => {
    const sharpness = { base: [50, 50, 50, 0, 0, 0, 0], handicraft: [20, 30] };
    return { ...scenario, sharpness: undefined, weapon: { ...scenario.weapon, sharpness } };
  });

/** Skills that need another, each with the one that it needs. */
export const dependentPairs = allSkills.flatMap(({ id, requires }) =>
  requires === undefined ? [] : [[id, requires] as const],
);

/** Hunts in which skills that need another work, some for a part of the time. */
export const dependentHunts: fc.Arbitrary<DamageScenario> = fc
  .tuple(scenarios, fc.array(fc.constantFrom(40, 75, 100, 100), { minLength: 5, maxLength: 5 }))
  .map(([scenario, [burst = 0, boosted = 0, evaded = 0, again = 0, red = 0]]): DamageScenario => {
    const conditions = {
      burst,
      burstActive: boosted,
      afterPerfectEvade: evaded,
      adrenalineRushRetrigger: again,
      recoverableHealth: red,
    };
    return { ...scenario, seconds: 30, uptimes: { conditions } };
  });

const dials = Object.keys(defaultUptimes).filter(isUptimeCondition);

/** Hunts in which one to eight conditions hold for a part of the time. */
export const dialedHunts: fc.Arbitrary<DamageScenario> = fc
  .tuple(
    scenarios,
    fc.uniqueArray(fc.tuple(fc.constantFrom(...dials), fc.integer({ min: 1, max: 9 })), {
      minLength: 1,
      maxLength: 8,
      selector: ([dial]) => dial,
    }),
  )
  .map(([scenario, shares]) => ({
    ...scenario,
    seconds: 30,
    uptimes: { conditions: Object.fromEntries(shares.map(([dial, tenths]) => [dial, tenths * 10])) },
  }));

/**
 * Small catalogs that hold skills of the game, most of them such as change the damage of the scenario. Their
 * pieces, charms, decorations and talismans are invented.
 *
 * @param count queries for each catalog
 * @param mostSets sets of five pieces that there are at most
 * @param certain ids of skills that every catalog has
 */
export function damageQuestions(
  count: number,
  mostSets = 32,
  from = fc.oneof({ weight: 5, arbitrary: scenarios }, dullBlades),
  certain: readonly string[] = [],
): fc.Arbitrary<DamageQuestions> {
  return from.chain((scenario) =>
    catalogSkills(scenario, certain).chain((skills) => {
      const own = allSkills.filter(({ id }) => skills.some((skill) => skill.id === id));
      const damage = {
        ...compileDamage(scenario, own),
        // What a failing case is told by.
        [fc.toStringMethod]: () => `compileDamage(${JSON.stringify(scenario)})`,
      };
      return catalogOf(skills, mostSets).chain((catalog) =>
        fc.record({
          catalog: fc.constant(catalog),
          damage: fc.constant(damage),
          queries: fc.array(damageQuery(catalog, damage), { minLength: count, maxLength: count }),
        }),
      );
    }),
  );
}

/** Armor skills that work while a condition holds, which may hold for any part of the time. */
const steered = {
  agitator: "enragedMonster",
  "latent-power": "latentPower",
  "maximum-might": "fullStamina",
  "peak-performance": "fullHealth",
} as const;

/**
 * Two pieces of each part: one with a skill that works while a condition holds, the other with such a skill of another
 * condition, or of a third one that holds for half of the time. So the best set hangs on how often each of them holds.
 */
export const tornQuestions = fc
  .tuple(scenarios, fc.shuffledSubarray(Object.entries(steered), { minLength: 3, maxLength: 3 }))
  .filter(([{ rotation }]) => rotation.some(({ move, count }) => move.motionValue > 0 && count > 0))
  .chain(([scenario, three]) => {
    const ids: readonly string[] = three.map(([id]) => id);
    const conditions = Object.fromEntries(three.map(([, condition]) => [condition, 50]));
    const skills = allSkills
      .filter(({ id }) => ids.includes(id))
      .map(({ id, kind, maxLevel, levels }): BuilderSkill => ({ id, kind, maxLevel, levels }));
    const given = (from: readonly string[]) =>
      fc.tuple(fc.constantFrom(...from), fc.integer({ min: 1, max: 2 }), fc.constantFrom<number>(0, 0, 1, 2));
    const parts = fc.array(fc.tuple(given(ids.slice(0, 1)), given(ids.slice(1))), {
      minLength: armorPieces.length,
      maxLength: armorPieces.length,
    });
    return fc.record({
      scenario: fc.constant({ ...scenario, seconds: 30, uptimes: { conditions } }),
      ranges: fc.tuple(...three.slice(0, 2).map(([, condition]) => wideRange(condition))),
      catalog: fc.record({
        skills: fc.constant(skills),
        armor: parts.map((each) =>
          each.flatMap((two, at) =>
            two.map(
              ([skill, level, slot], index): BuilderArmor => ({
                id: `${armorPieces[at]}-${index}`,
                piece: armorPieces[at] ?? "head",
                rank: "high",
                rarity: 6,
                slots: slot > 0 ? [slot] : [],
                skills: [{ skill, level }],
                setBonuses: [],
                groupSkills: [],
                defenseMax: 10 + index,
                resistances: { fire: 0, water: 0, thunder: 0, ice: 0, dragon: 0 },
              }),
            ),
          ),
        ),
        decorations: jewels(skills),
        charms: fc.constant([]),
        talismans: fc.constant({ talismans: [], skillGroups: [], slotGroups: [] }),
      }),
    });
  });

function wideRange(condition: UptimeCondition) {
  return fc.record({
    condition: fc.constant(condition),
    from: fc.constantFrom(0, 0, 10, 30),
    to: fc.constantFrom(60, 90, 100, 100),
  });
}

/**
 * A weapon and talismans that need the same few weapon decorations, with one set of five pieces to equip.
 *
 * @param count queries for each catalog
 */
export function scarceQuestions(count: number): fc.Arbitrary<DamageQuestions> {
  const slots = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 2 });
  return damageQuestions(1, 8).chain(({ catalog, damage }) => {
    const skills = ofKind(catalog.skills, "weapon");
    const armor = catalog.armor
      .filter(({ id }) => id.endsWith("-0"))
      .map((piece) => ({ ...piece, slots: [] }));
    const query = fc.record({
      slots,
      stock: fc.array(fc.constantFrom(0, 1, 1, 2), { minLength: 5, maxLength: 5 }),
      talismans: fc.array(fc.record({ skills: levelsOf(skills, 1), slots }), { minLength: 1, maxLength: 3 }),
    });
    return fc
      .tuple(weaponJewels(skills, 3), fc.array(query, { minLength: count, maxLength: count }))
      .map(([decorations, queries]) => ({
        catalog: { ...catalog, armor, decorations },
        damage,
        queries: queries.map(
          ({ slots: inWeapon, stock, talismans }): SearchQuery => ({
            rank: "any",
            weapon: { slots: inWeapon },
            decorations: Object.fromEntries(decorations.map(({ id }, at) => [id, stock[at] ?? 1])),
            talismans: talismans.map((each, at) => ({
              id: `own-${at}`,
              talisman: "own",
              skills: each.skills,
              slots: each.slots.map((slot): TalismanSlot => ({ kind: "weapon", slot })),
            })),
            objective: { kind: "damage", damage },
          }),
        ),
      }));
  });
}

/** Most have few targets: the more there are, the less is left to choose. */
function damageQuery(catalog: BuilderCatalog, damage: CompiledDamage): fc.Arbitrary<SearchQuery> {
  return fc.tuple(smallQuery(catalog), fc.constantFrom(0, 0, 1, 1, 2, 9)).map(([query, most]) => ({
    ...query,
    skills: Object.fromEntries(
      Object.entries(query.skills ?? {})
        .slice(0, most)
        .map(([id, level]) => [id, most < 9 ? Math.min(level, 2) : level]),
    ),
    objective: { kind: "damage", damage } as const,
  }));
}

function catalogSkills(scenario: DamageScenario, certain: readonly string[]): fc.Arbitrary<BuilderSkill[]> {
  const scored = new Set(compileDamage(scenario, allSkills).skills.map(({ id }) => id));
  const choose = (kind: SkillKind, minLength: number, maxLength: number) => {
    const all = allSkills.filter((skill) => skill.kind === kind);
    const useful = all.filter(({ id }) => scored.has(id));
    const one = fc.oneof(
      {
        weight: useful.length > 0 ? 5 : 0,
        arbitrary: fc.constantFrom(...(useful.length > 0 ? useful : all)),
      },
      fc.constantFrom(...all),
    );
    return fc.uniqueArray(one, { minLength, maxLength, selector: ({ id }) => id });
  };
  const pair = allSkills.filter(({ id }) => id === "handicraft" || id === "bludgeoner");
  return fc
    .tuple(
      choose("armor", 2, 4),
      choose("weapon", 1, 3),
      choose("set-bonus", 1, 2),
      choose("group", 1, 1),
      fc.constantFrom(true, true, true, false),
    )
    .map(([armor, weapon, sets, groups, withPair]) => {
      const both = withPair && pair.every(({ id }) => scored.has(id)) ? pair : [];
      const given = allSkills.filter(({ id }) => certain.includes(id));
      const chosen = new Set([...given, ...armor, ...both, ...weapon, ...sets, ...groups]);
      return [...chosen].map(({ id, kind, maxLevel, levels }) => ({ id, kind, maxLevel, levels }));
    });
}

function catalogOf(skills: readonly BuilderSkill[], mostSets: number): fc.Arbitrary<BuilderCatalog> {
  return fc.record({
    skills: fc.constant(skills),
    armor: armorOf(skills, mostSets),
    decorations: fc
      .tuple(jewels(ofKind(skills, "armor")), weaponJewels(ofKind(skills, "weapon")))
      .map((lists) => lists.flat()),
    charms: fc
      .array(levelsOf([...ofKind(skills, "armor"), ...ofKind(skills, "weapon")], 2), { maxLength: 4 })
      .map((lists) => lists.map((given, index) => ({ id: `charm-${index}`, skills: given }))),
    talismans: talismanRules([...ofKind(skills, "armor"), ...ofKind(skills, "weapon")]),
  });
}

function ofKind(skills: readonly BuilderSkill[], kind: SkillKind): BuilderSkill[] {
  return skills.filter((skill) => skill.kind === kind);
}

function levelsOf(skills: readonly BuilderSkill[], maxLength: number): fc.Arbitrary<SkillLevel[]> {
  return fc
    .uniqueArray(fc.tuple(fc.constantFrom(...skills), fc.integer({ min: 1, max: 3 })), {
      maxLength,
      selector: ([{ id }]) => id,
    })
    .map((list) =>
      list.map(([{ id, maxLevel }, level]) => ({ skill: id, level: Math.min(level, maxLevel) })),
    );
}

const slotLists = fc.constantFrom<readonly number[]>([], [], [1], [2], [3], [2, 1], [3, 1, 1]);

function armorOf(skills: readonly BuilderSkill[], mostSets: number): fc.Arbitrary<BuilderArmor[]> {
  const bonuses = (kind: SkillKind) => fc.subarray(ofKind(skills, kind).map(({ id }) => id));
  const piece = fc.record({
    rank: fc.constantFrom<Rank>("high", "high", "high", "high", "low"),
    slots: slotLists,
    slotsTranscended: fc.option(slotLists, { nil: undefined }),
    skills: levelsOf(ofKind(skills, "armor"), 2),
    setBonuses: bonuses("set-bonus"),
    groupSkills: bonuses("group"),
  });
  return fc
    .tuple(...armorPieces.map(() => fc.constantFrom<number>(1, 2, 2, 2, 3)))
    .filter((counts) => counts.reduce((product, count) => product * count, 1) <= mostSets)
    .chain((counts) =>
      fc
        .tuple(...counts.map((length) => fc.array(piece, { minLength: length, maxLength: length })))
        .map((lists) =>
          lists.flatMap((list, at) => {
            const part = armorPieces[at] ?? "head";
            return list.map(
              (each, index): BuilderArmor => ({
                ...each,
                id: `${part}-${index}`,
                piece: part,
                rarity: 6,
                defenseMax: 10 + index,
                resistances: { fire: 0, water: 0, thunder: 0, ice: 0, dragon: 0 },
              }),
            );
          }),
        ),
    );
}

function jewels(skills: readonly BuilderSkill[]): fc.Arbitrary<BuilderDecoration[]> {
  return fc.tuple(...skills.map(() => fc.constantFrom(0, 1, 1, 2, 3))).map((sizes) =>
    skills.flatMap(({ id }, at): BuilderDecoration[] => {
      const slot = sizes[at] ?? 0;
      return slot === 0
        ? []
        : [{ id: `${id}-jewel`, kind: "armor", slot, skills: [{ skill: id, level: 1 }] }];
    }),
  );
}

/** With one skill or two, and now and then two decorations that give the same. */
function weaponJewels(skills: readonly BuilderSkill[], minLength = 0): fc.Arbitrary<BuilderDecoration[]> {
  const one = fc.record({
    slot: fc.integer({ min: 1, max: 3 }),
    given: levelsOf(skills, 2),
    twin: fc.boolean(),
  });
  return fc.array(one, { minLength, maxLength: 4 }).map((list) =>
    list
      .flatMap(({ slot, given, twin }) =>
        twin
          ? [
              { slot, given },
              { slot, given: given.slice(0, 1) },
            ]
          : [{ slot, given }],
      )
      .filter(({ given }) => given.length > 0)
      .slice(0, 5)
      .map(({ slot, given }, index) => ({
        id: `weapon-jewel-${index}`,
        kind: "weapon",
        slot,
        skills: given,
      })),
  );
}

function talismanRules(skills: readonly BuilderSkill[]): fc.Arbitrary<TalismanRules> {
  const slots = fc.array(
    fc.record<TalismanSlot>({
      kind: fc.constantFrom("armor", "weapon"),
      slot: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 2 },
  );
  const pattern = fc.tuple(
    fc.integer({ min: 1, max: 2 }),
    fc.integer({ min: 0, max: 2 }),
    fc.constantFrom(0, 0, 2),
    fc.integer({ min: 0, max: 2 }),
  );
  return fc
    .record({
      groups: fc.tuple(levelsOf(skills, 3), levelsOf(skills, 2)),
      slotLists: fc.tuple(slots, slots),
      patterns: fc.array(pattern, { maxLength: 2 }),
    })
    .map(({ groups, slotLists: lists, patterns }) => ({
      talismans: patterns.map((each, index) => ({ id: `talisman-${index}`, rarity: 5, patterns: [each] })),
      skillGroups: groups.map((entries, index) => ({ group: index + 1, entries })),
      slotGroups: [[], ...lists].map((list, group) => ({ group, slots: list })),
    }));
}
