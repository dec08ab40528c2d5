import { armorPieces, type Element } from "@/lib/catalog/codes";
import type { BuilderArmor } from "../catalog/catalog";
import type { DerivedDefense, DerivedResistance, SkillTerm } from "./derived";
import type { DefensiveEffects, LoadoutCatalog } from "./loadout-catalog";
import type { Loadout } from "./model";
import { getArmorDefense } from "./places";

/**
 * Defense at the level caps, and with the skills that always work.
 *
 * Percentages multiply with one another and flat bonuses are added after them, as for attack; the result is
 * rounded. No source says so for defense: the order and the rounding are taken over from attack.
 */
export function deriveDefense(
  loadout: Loadout,
  levels: Readonly<Record<string, number>>,
  catalog: LoadoutCatalog,
): DerivedDefense {
  const armor = sumTerms(
    listEquippedArmor(loadout, catalog).map((piece) => getArmorDefense(piece, loadout.transcended)),
  );
  const weapon = (loadout.weapon && catalog.weapons.get(loadout.weapon.id)?.defense) ?? 0;
  const base = armor + weapon;
  return { armor, weapon, base, ...raiseDefense(base, levels, catalog) };
}

/** A sum of defense with the skills that always work. */
export function raiseDefense(
  base: number,
  levels: Readonly<Record<string, number>>,
  catalog: Pick<LoadoutCatalog, "skills">,
): Pick<DerivedDefense, "withSkills" | "terms"> {
  const terms = listTerms(levels, catalog, ({ defensePct = 0, defense = 0 }) => [defensePct, defense]);
  const raised = terms.reduce((value, { percent }) => (value * (100 + percent)) / 100, base);
  const withSkills = Math.round(raised + sumTerms(terms.map(({ flat }) => flat)));
  return { withSkills, terms };
}

/** Resistances of the pieces, and with the skills that always work. */
export function deriveResistances(
  loadout: Loadout,
  levels: Readonly<Record<string, number>>,
  catalog: LoadoutCatalog,
): Readonly<Record<Element, DerivedResistance>> {
  const equipped = listEquippedArmor(loadout, catalog);
  const derived = (element: Element) =>
    raiseResistance(
      element,
      sumTerms(equipped.map(({ resistances }) => resistances[element])),
      levels,
      catalog,
    );
  return {
    fire: derived("fire"),
    water: derived("water"),
    thunder: derived("thunder"),
    ice: derived("ice"),
    dragon: derived("dragon"),
  };
}

/** A sum of resistances with the skills that always work. */
export function raiseResistance(
  element: Element,
  base: number,
  levels: Readonly<Record<string, number>>,
  catalog: Pick<LoadoutCatalog, "skills">,
): DerivedResistance {
  const terms = listTerms(levels, catalog, (effects) => [
    0,
    (effects.allResistance ?? 0) + (effects[`${element}Resistance`] ?? 0),
  ]);
  return { base, withSkills: base + sumTerms(terms.map(({ flat }) => flat)), terms };
}

function listEquippedArmor({ armor }: Loadout, catalog: LoadoutCatalog): readonly BuilderArmor[] {
  return armorPieces.flatMap((place) => catalog.armor.get(armor[place]?.id ?? "") ?? []);
}

/** Terms of the active skills without a condition, those alone that do something. */
function listTerms(
  levels: Readonly<Record<string, number>>,
  catalog: Pick<LoadoutCatalog, "skills">,
  read: (effects: DefensiveEffects) => readonly [percent: number, flat: number],
): readonly SkillTerm[] {
  return Object.entries(levels).flatMap(([skill, level]) => {
    const record = catalog.skills.get(skill);
    const effects = record?.condition === null ? record.effects[level - 1] : undefined;
    const [percent, flat] = read(effects ?? {});
    return percent === 0 && flat === 0 ? [] : [{ skill, level, percent, flat }];
  });
}

function sumTerms(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
