import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import type { DerivedSource } from "@/lib/builder/loadout/derived";
import type { Loadout } from "@/lib/builder/loadout/model";
import { armorPieces, elements } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { Armor } from "@/lib/catalog/schema";
import { catalog } from "@/tests/support/builder/loadouts";
import { anyLoadout } from "@/tests/support/builder/random-loadouts";
import { getRuns } from "@/tests/support/test-size";

/** Runs of each property. */
const numRuns = getRuns({ small: 50, full: 300 });

function listPieces({ armor }: Loadout): readonly Armor[] {
  return armorPieces.flatMap((place) => getCatalog().armor.get(armor[place]?.id ?? "") ?? []);
}

function decorationIds({ weapon, armor, charm }: Loadout): readonly string[] {
  const lists = [
    weapon?.decorations,
    ...armorPieces.map((place) => armor[place]?.decorations),
    charm?.kind === "talisman" ? charm.decorations : undefined,
  ];
  return lists.flatMap((list) => (list ?? []).filter((id) => id !== null));
}

/** Levels of one skill, one source after the other. */
function naiveLevels(loadout: Loadout): ReadonlyMap<string, number> {
  const { weapons, decorations, charms } = getCatalog();
  const { weapon, charm } = loadout;
  const given = [
    ...(weapon ? weapons.require(weapon.id).skills : []),
    ...listPieces(loadout).flatMap(({ skills }) => skills),
    ...decorationIds(loadout).flatMap((id) => decorations.require(id).skills),
    ...(charm?.kind === "charm" ? charms.require(charm.id).skills : []),
    ...(charm?.kind === "talisman" ? charm.skills : []),
  ];
  const sums = new Map<string, number>();
  for (const { skill, level } of given) sums.set(skill, (sums.get(skill) ?? 0) + level);
  return sums;
}

/** Pieces that name a bonus, one after the other, the roll of the weapon last. */
function naivePieces(loadout: Loadout, bonus: string): number {
  let pieces = 0;
  for (const piece of listPieces(loadout)) {
    if (piece.setBonuses.includes(bonus) || piece.groupSkills.includes(bonus)) pieces += 1;
  }
  const rolls = loadout.weapon?.artian;
  if (rolls?.setBonus === bonus || rolls?.groupSkill === bonus) pieces += 1;
  return pieces;
}

describe("whatever is equipped", () => {
  test("levels are the capped sums, and their sources and overflow account for all of them", () => {
    fc.assert(
      fc.property(anyLoadout, (loadout) => {
        const { skills, levels } = deriveLoadout(loadout, catalog);
        const expected = naiveLevels(loadout);
        expect(new Set(skills.map(({ skill }) => skill))).toEqual(new Set(expected.keys()));
        for (const { skill, level, maxLevel, overflow, sources } of skills) {
          const total = expected.get(skill) ?? 0;
          expect(maxLevel).toBe(getCatalog().skills.require(skill).maxLevel);
          expect(level).toBe(Math.min(total, maxLevel));
          expect(overflow).toBe(Math.max(total - maxLevel, 0));
          expect(sources.reduce((sum, source) => sum + source.level, 0)).toBe(total);
          expect(levels[skill]).toBe(level);
        }
      }),
      { numRuns },
    );
  });

  test("bonuses are counted piece by piece, over every bonus of the game", () => {
    fc.assert(
      fc.property(anyLoadout, (loadout) => {
        const { bonuses, levels } = deriveLoadout(loadout, catalog);
        for (const { id, levels: thresholds } of getCatalog().skills.all) {
          if (!thresholds) continue;
          const pieces = naivePieces(loadout, id);
          const found = bonuses.find(({ skill }) => skill === id);
          expect(found?.pieces ?? 0).toBe(pieces);
          expect(found?.sources.length ?? 0).toBe(pieces);
          const reached = thresholds.filter((each) => each.pieces <= pieces).map(({ level }) => level);
          expect(found?.level ?? 0).toBe(Math.max(0, ...reached));
          expect(levels[id] ?? 0).toBe(found?.level ?? 0);
          const missing = thresholds.find((each) => each.pieces > pieces);
          if (found) expect(found.next?.pieces).toBe(missing && missing.pieces - pieces);
        }
      }),
      { numRuns },
    );
  });

  test("no level is above its maximum or below 1", () => {
    fc.assert(
      fc.property(anyLoadout, (loadout) => {
        for (const [skill, level] of Object.entries(deriveLoadout(loadout, catalog).levels)) {
          expect(level).toBeGreaterThanOrEqual(1);
          expect(level).toBeLessThanOrEqual(getCatalog().skills.require(skill).maxLevel);
        }
      }),
      { numRuns },
    );
  });

  test("free and filled slots make up all slots", () => {
    fc.assert(
      fc.property(anyLoadout, (loadout) => {
        const { freeSlots } = deriveLoadout(loadout, catalog);
        const { weapon, charm, transcended } = loadout;
        const weaponSlots = weapon ? getCatalog().weapons.require(weapon.id).slots.length : 0;
        const armorSlots = listPieces(loadout).flatMap(
          ({ slots, slotsTranscended }) => (transcended && slotsTranscended) || slots,
        ).length;
        const ofTalisman = charm?.kind === "talisman" ? charm.slots.length : 0;
        const free = [...freeSlots.armor, ...freeSlots.weapon].reduce((sum, count) => sum + count, 0);
        expect(free + decorationIds(loadout).length).toBe(weaponSlots + armorSlots + ofTalisman);
      }),
      { numRuns },
    );
  });

  test("defense and resistances are sums over the pieces", () => {
    fc.assert(
      fc.property(anyLoadout, (loadout) => {
        const { defense, resistances } = deriveLoadout(loadout, catalog);
        let sum = 0;
        for (const { defenseMax, defenseMaxTranscended } of listPieces(loadout)) {
          sum += loadout.transcended ? (defenseMaxTranscended ?? defenseMax) : defenseMax;
        }
        expect(defense.armor).toBe(sum);
        expect(defense.base).toBe(defense.armor + defense.weapon);
        expect(defense.withSkills).toBeGreaterThanOrEqual(defense.base);
        for (const element of elements) {
          const total = listPieces(loadout).reduce((sum, piece) => sum + piece.resistances[element], 0);
          expect(resistances[element].base).toBe(total);
        }
      }),
      { numRuns },
    );
  });

  test("sharpness never grows beyond bar and Handicraft of the record", () => {
    fc.assert(
      fc.property(anyLoadout, (loadout) => {
        const { weapon } = deriveLoadout(loadout, catalog);
        if (!weapon?.sharpness) return;
        const { sharpness = [], handicraft = [] } = getCatalog().weapons.require(weapon.id);
        const total = (lengths: readonly number[]) => lengths.reduce((sum, length) => sum + length, 0);
        const { base, bar, handicraft: headroom } = weapon.sharpness;
        expect(bar).toHaveLength(7);
        expect(total(bar)).toBeLessThanOrEqual(total(sharpness) + total(handicraft));
        expect(total(base) + total(headroom)).toBe(total(sharpness) + total(handicraft));
        bar.forEach((length, color) => {
          expect(length).toBeGreaterThanOrEqual(sharpness[color] ?? 0);
        });
      }),
      { numRuns },
    );
  });

  test("every source names a place that is filled with what it says", () => {
    fc.assert(
      fc.property(anyLoadout, (loadout) => {
        const { skills, bonuses } = deriveLoadout(loadout, catalog);
        const at = ({ place }: DerivedSource) =>
          place === "weapon" || place === "charm" ? loadout[place] : loadout.armor[place];
        for (const source of [...skills, ...bonuses].flatMap(
          ({ sources }): readonly DerivedSource[] => sources,
        )) {
          expect(JSON.stringify(at(source))).toContain(`"${source.id}"`);
        }
      }),
      { numRuns: getRuns({ small: 25, full: 100 }) },
    );
  });

  test("the same loadout gives the same, through JSON and back", () => {
    fc.assert(
      fc.property(anyLoadout, (loadout) => {
        const derived = deriveLoadout(loadout, catalog);
        expect(deriveLoadout(JSON.parse(JSON.stringify(loadout)), catalog)).toEqual(derived);
        expect(JSON.parse(JSON.stringify(derived))).toEqual(derived);
      }),
      { numRuns: getRuns({ small: 25, full: 100 }) },
    );
  });
});
