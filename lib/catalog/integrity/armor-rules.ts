import { getArmorLevelCap, getDefenseAtLevel, getTranscendedLevelCap } from "../defense";
import type { CatalogData } from "./catalog-data";
import { type Check, runCheck } from "./check";

/** Rules between a piece, its set and its figures. */
export function checkArmor(data: CatalogData): readonly Check[] {
  return [checkSets(data), checkSetBonuses(data), checkDefense(data), checkTranscendedSlots(data)];
}

function checkSets(data: CatalogData): Check {
  const pieces = new Map(data.armor.map((piece) => [piece.id, piece]));
  const sets = new Map<string, string[]>();
  for (const { id, pieces: list } of data.armorSets) {
    for (const { armor } of list) sets.set(armor, [...(sets.get(armor) ?? []), id]);
  }
  return runCheck("armor belongs to exactly one set", (expect) => {
    for (const { id, set } of data.armor) {
      const found = sets.get(id) ?? [];
      expect(found.length === 1 && found[0] === set, () => `armor ${id}: of ${set}, listed by [${found}]`);
    }
    for (const { id, rank, pieces: list } of data.armorSets) {
      for (const { piece, armor } of list) {
        const record = pieces.get(armor);
        expect(
          record?.piece === piece && record.rank === rank,
          () => `armor-sets ${id}: ${armor} is no ${piece} of ${rank} rank`,
        );
      }
    }
  });
}

/** A set names the bonuses of its pieces; unless they are mixed, every piece carries each. */
function checkSetBonuses(data: CatalogData): Check {
  return runCheck("bonuses of sets and of their pieces agree", (expect) => {
    for (const set of data.armorSets) {
      const pieces = data.armor.filter((piece) => piece.set === set.id);
      for (const key of ["setBonuses", "groupSkills"] as const) {
        const ofSet = set[key].map(({ skill }) => skill);
        for (const piece of pieces) {
          const strange = piece[key].filter((skill) => !ofSet.includes(skill));
          expect(strange.length === 0, () => `armor ${piece.id}: its set lacks ${strange}`);
          const lacking = set.mixedBonuses ? [] : ofSet.filter((skill) => !piece[key].includes(skill));
          expect(lacking.length === 0, () => `armor ${piece.id}: lacks ${lacking} of its set`);
        }
      }
    }
  });
}

function checkDefense(data: CatalogData): Check {
  return runCheck("defense at the level caps", (expect) => {
    for (const piece of data.armor) {
      const { id, rarity, defenseMax, defenseMaxTranscended } = piece;
      const max = getDefenseAtLevel(piece, getArmorLevelCap(rarity));
      expect(defenseMax === max, () => `armor ${id}: defense ${defenseMax}, by its levels ${max}`);
      const cap = getTranscendedLevelCap(rarity);
      const beyond = cap === undefined ? undefined : getDefenseAtLevel(piece, cap, true);
      expect(
        defenseMaxTranscended === beyond,
        () => `armor ${id}: transcended ${defenseMaxTranscended}, by its levels ${beyond}`,
      );
    }
  });
}

/**
 * Transcending adds 1 to all three slots at rarity 5 (an empty one becomes 1) and to the first two at rarity 6,
 * 3 at most; it leaves rarity 7 and 8 as they are.
 */
function checkTranscendedSlots(data: CatalogData): Check {
  const grown: Readonly<Record<number, number>> = { 5: 3, 6: 2, 7: 0, 8: 0 };
  return runCheck("slots of transcended armor", (expect) => {
    for (const { id, rarity, slots, slotsTranscended } of data.armor) {
      const count = grown[rarity];
      const target =
        count === undefined
          ? undefined
          : [0, 1, 2]
              .map((index) => Math.min(3, (slots[index] ?? 0) + (index < count ? 1 : 0)))
              .filter((slot) => slot > 0);
      expect(
        String(slotsTranscended) === String(target),
        () => `armor ${id}: transcended slots [${slotsTranscended}], by the rule [${target}]`,
      );
    }
  });
}
