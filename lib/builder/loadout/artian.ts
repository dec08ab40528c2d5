import { getArtianGain } from "@/lib/catalog/artian-figures";
import type { WeaponElement, WeaponType } from "@/lib/catalog/codes";
import type { ArtianTier } from "@/lib/catalog/weapon-codes";
import type { ArtianGain, ElementFigure } from "./derived";
import type { ArtianCatalog, BuilderArtianBonus } from "./loadout-catalog";
import type { ArtianChoices, ArtianInfusion, ArtianPartChoice } from "./model";

/** Parts that a weapon is assembled from. */
export const partsPerWeapon = 3;

/**
 * Reinforcement bonuses that a weapon holds at most. `artian-parts.json` names five steps for every rarity of
 * Artian weapons; for Gogma Artian weapons, which are made from them, it names none, and five is taken too.
 */
export const maxReinforcements = 5;

/** Production bonus of each infusion. */
const infusionBonuses: Readonly<Record<ArtianInfusion, string>> = {
  attack: "attack-infusion",
  affinity: "affinity-infusion",
};
const elementInfusion = "element-infusion";

/** The element of parts that are alike. */
export interface MatchingParts {
  /** `null` = no two parts are alike. */
  readonly element: WeaponElement | null;
  /** How many have it: 0, 2 or 3. */
  readonly matching: number;
}

/** The element that two or three of the parts share. Source: `artian-parts.json`. */
export function getMatchingParts(parts: readonly ArtianPartChoice[]): MatchingParts {
  let best: MatchingParts = { element: null, matching: 0 };
  for (const { element } of parts) {
    const alike = Math.min(parts.filter((part) => part.element === element).length, partsPerWeapon);
    if (alike > Math.max(best.matching, 1)) best = { element, matching: alike };
  }
  return best;
}

/** Weapon facts that bonuses are calculated from. */
interface EquippedArtianWeapon {
  readonly id: string;
  readonly type: WeaponType;
  readonly tier: ArtianTier;
}

/**
 * The element of an Artian weapon before reinforcements and without the infusion of three parts alike.
 *
 * @returns Displayed units; `null` without an element, also where it gives a bow a coating or a bowgun ammo.
 */
export function getBaseElement(
  weapon: EquippedArtianWeapon,
  { element }: MatchingParts,
  artian: ArtianCatalog,
): ElementFigure | null {
  const value = element && artian.weapons.get(weapon.id)?.elements?.[element]?.[0];
  return element && typeof value === "number" ? { type: element, value } : null;
}

/**
 * Gains of every production bonus and every known reinforcement, in that order: one infusion per part, the element
 * infusion of three parts alike, then the reinforcements as chosen. Boosts of an element that the weapon does not have
 * add nothing.
 */
export function listArtianGains(
  weapon: EquippedArtianWeapon,
  choices: ArtianChoices,
  artian: ArtianCatalog,
): readonly ArtianGain[] {
  const alike = getMatchingParts(choices.parts);
  const hasElement = getBaseElement(weapon, alike, artian) !== null;
  const ids = [
    ...choices.parts.map(({ infusion }) => infusionBonuses[infusion]),
    ...choices.reinforcements.filter((id) => artian.bonuses.get(id)?.kind === "reinforcement"),
  ];
  const extraSkills = ids.flatMap((id) => {
    const bonus = artian.bonuses.get(id);
    return bonus ? [getGain(bonus, weapon, hasElement)] : [];
  });
  const infusion = getElementInfusion(weapon, alike, artian);
  return infusion > 0
    ? extraSkills.toSpliced(choices.parts.length, 0, getInfusionGain(infusion))
    : extraSkills;
}

function getGain(
  bonus: BuilderArtianBonus,
  { type, tier }: EquippedArtianWeapon,
  hasElement: boolean,
): ArtianGain {
  const extraSkill = (figure: Parameters<typeof getArtianGain>[1]) =>
    getArtianGain(bonus[tier], figure, type);
  return {
    id: bonus.id,
    attack: extraSkill("attack"),
    affinity: extraSkill("affinity"),
    element: hasElement ? extraSkill("element") : 0,
    sharpness: extraSkill("sharpness"),
    ammo: extraSkill("ammo"),
  };
}

/** Infusion of the third part alike, in displayed units; 0 with fewer. The weapon's own figure, not the bonus's. */
function getElementInfusion(
  weapon: EquippedArtianWeapon,
  { element, matching }: MatchingParts,
  artian: ArtianCatalog,
): number {
  if (element === null || matching < partsPerWeapon) return 0;
  const [two = 0, three = two] = artian.weapons.get(weapon.id)?.elements?.[element] ?? [];
  return three - two;
}

function getInfusionGain(element: number): ArtianGain {
  return { id: elementInfusion, attack: 0, affinity: 0, element, sharpness: 0, ammo: 0 };
}
