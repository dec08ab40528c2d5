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
import { type ArmorPiece, armorPieces, type Element, type Rank } from "@/lib/catalog/codes";

/**
 * Catalogues small enough to be searched the plain way, and odd enough to hold every case: skills without a
 * decoration, pieces with two bonuses, weapon decorations with two skills, talismans that cannot be completed.
 * Figures are small, so that sets tie often. As in the game, armor has no weapon skills.
 *
 * @param mostSets sets of five pieces that there are at most
 */
export function smallCatalog(mostSets = 200): fc.Arbitrary<BuilderCatalog> {
  return smallSkills().chain((skills) => {
    const levels = skills.filter(({ kind }) => kind === "armor" || kind === "weapon");
    return fc.record({
      skills: fc.constant(skills),
      armor: smallArmor(skills, mostSets),
      decorations: smallDecorations(levels),
      charms: smallCharms(levels),
      talismans: smallTalismans(levels),
    });
  });
}

function smallSkills(): fc.Arbitrary<BuilderSkill[]> {
  const kind = (name: "armor" | "weapon", min: number, max: number) =>
    fc
      .array(fc.integer({ min: 1, max: 4 }), { minLength: min, maxLength: max })
      .map((maxima) =>
        maxima.map((maxLevel, index): BuilderSkill => ({ id: `${name}-${index}`, kind: name, maxLevel })),
      );
  const thresholds = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 2 });
  const bonus = (name: "set-bonus" | "group", max: number) =>
    fc.array(thresholds, { minLength: 1, maxLength: max }).map((lists) =>
      lists.map(
        (pieces, index): BuilderSkill => ({
          id: `${name}-${index}`,
          kind: name,
          maxLevel: pieces.length,
          levels: pieces.toSorted((a, b) => a - b).map((count, step) => ({ level: step + 1, pieces: count })),
        }),
      ),
    );
  return fc
    .tuple(kind("armor", 2, 4), kind("weapon", 0, 3), bonus("set-bonus", 2), bonus("group", 1))
    .map((lists) => lists.flat());
}

/** Levels never exceed the maximum. */
function someLevels(skills: readonly BuilderSkill[], maxLength: number): fc.Arbitrary<SkillLevel[]> {
  return fc
    .uniqueArray(fc.tuple(fc.constantFrom(...skills), fc.integer({ min: 1, max: 3 })), {
      maxLength,
      selector: ([skill]) => skill.id,
    })
    .map((list) =>
      list.map(([{ id, maxLevel }, level]) => ({ skill: id, level: Math.min(level, maxLevel) })),
    );
}

const slotLevels = fc
  .array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 })
  .map((slots) => slots.toSorted((a, b) => b - a));

/** Few sets, so that thousands of catalogs can be searched the plain way. */
function pieceCounts(mostSets: number): fc.Arbitrary<number[]> {
  return fc
    .tuple(...armorPieces.map(() => fc.constantFrom<number>(1, 2, 2, 2, 3, 4)))
    .filter((counts) => counts.reduce((product, count) => product * count, 1) <= mostSets);
}

function smallArmor(skills: readonly BuilderSkill[], mostSets: number): fc.Arbitrary<BuilderArmor[]> {
  return pieceCounts(mostSets).chain((counts) =>
    fc
      .tuple(
        ...armorPieces.flatMap((piece, part) =>
          Array.from({ length: counts[part] ?? 1 }, (_, index) => smallPiece(piece, index, skills)),
        ),
      )
      .map((pieces) => [...pieces]),
  );
}

function smallPiece(
  piece: ArmorPiece,
  index: number,
  skills: readonly BuilderSkill[],
): fc.Arbitrary<BuilderArmor> {
  const bonusIds = (kind: BuilderSkill["kind"], maxLength: number) =>
    fc.uniqueArray(fc.constantFrom(...skills.filter((skill) => skill.kind === kind).map(({ id }) => id)), {
      maxLength,
    });
  return fc
    .record({
      rank: fc.constantFrom<Rank>("high", "high", "high", "low"),
      rarity: fc.integer({ min: 1, max: 8 }),
      defenseMax: fc.integer({ min: 1, max: 9 }),
      more: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
      slots: slotLevels,
      slotsTranscended: fc.option(slotLevels, { nil: undefined }),
      skills: someLevels(
        skills.filter(({ kind }) => kind === "armor"),
        2,
      ),
      setBonuses: bonusIds("set-bonus", 2),
      groupSkills: bonusIds("group", 1),
      resistances: smallResistances(),
    })
    .map(({ more, ...rest }) => ({
      id: `${piece}-${index}`,
      piece,
      ...rest,
      defenseMaxTranscended: more === undefined ? undefined : rest.defenseMax + more,
    }));
}

function smallResistances(): fc.Arbitrary<Record<Element, number>> {
  const one = fc.integer({ min: -4, max: 4 });
  return fc.record({ fire: one, water: one, thunder: one, ice: one, dragon: one });
}

/**
 * As the game has them: an armor decoration gives one level of one armor skill, and a skill has one at most.
 * Weapon decorations have one or two weapon skills of 1 to 3 levels.
 */
function smallDecorations(skills: readonly BuilderSkill[]): fc.Arbitrary<BuilderDecoration[]> {
  const slot = fc.integer({ min: 1, max: 3 });
  const armor = skills
    .filter(({ kind }) => kind === "armor")
    .map(({ id }) =>
      fc
        .option(slot, { freq: 3 })
        .map((level): BuilderDecoration[] =>
          level === null
            ? []
            : [{ id: `${id}-jewel`, kind: "armor", slot: level, skills: [{ skill: id, level: 1 }] }],
        ),
    );
  const weaponSkills = skills.filter(({ kind }) => kind === "weapon");
  const weapon =
    weaponSkills.length === 0
      ? fc.constant([])
      : fc
          .array(fc.tuple(slot, someLevels(weaponSkills, 2)), { maxLength: 5 })
          .map((list) =>
            list.flatMap(([level, given], index): BuilderDecoration[] =>
              given.length === 0
                ? []
                : [{ id: `weapon-jewel-${index}`, kind: "weapon", slot: level, skills: given }],
            ),
          );
  return fc.tuple(fc.tuple(...armor), weapon).map(([jewels, others]) => [...jewels.flat(), ...others]);
}

function smallCharms(skills: readonly BuilderSkill[]): fc.Arbitrary<BuilderCatalog["charms"]> {
  return fc
    .array(someLevels(skills, 2), { maxLength: 4 })
    .map((lists) => lists.map((given, index) => ({ id: `charm-${index}`, skills: given })));
}

function smallTalismans(skills: readonly BuilderSkill[]): fc.Arbitrary<TalismanRules> {
  const slots = fc.array(
    fc.record<TalismanSlot>({
      kind: fc.constantFrom("armor", "weapon"),
      slot: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 2 },
  );
  const group = fc.integer({ min: 1, max: 3 });
  const pattern = fc.tuple(
    group,
    fc.integer({ min: 0, max: 3 }),
    fc.constantFrom(0, 0, 1, 2, 3),
    fc.integer({ min: 0, max: 2 }),
  );
  return fc
    .record({
      groups: fc.tuple(...[1, 2, 3].map(() => someLevels(skills, 3))),
      slotLists: fc.tuple(slots, slots),
      patterns: fc.array(fc.array(pattern, { minLength: 1, maxLength: 3 }), { maxLength: 2 }),
    })
    .map(({ groups, slotLists, patterns }) => ({
      talismans: patterns.map((list, index) => ({
        id: `talisman-${index}`,
        rarity: 5 + index,
        patterns: list,
      })),
      skillGroups: groups.map((entries, index) => ({ group: index + 1, entries })),
      slotGroups: [
        { group: 0, slots: [] },
        ...slotLists.map((list, index) => ({ group: index + 1, slots: list })),
      ],
    }));
}
