import type { ArtianFigure } from "@/lib/catalog/artian-figures";
import { getKeenestColor, getSharpnessAt, raiseSharpness } from "@/lib/catalog/sharpness";
import type { ArtianTier } from "@/lib/catalog/weapon-codes";
import { toDisplayAttack } from "@/lib/catalog/weapon-figures";
import { getBaseElement, getMatchingParts, listArtianGains } from "./artian";
import type { ArtianGain, DerivedArtian, DerivedSharpness, DerivedWeapon, ElementFigure } from "./derived";
import type { ArtianCatalog, LoadoutCatalog, LoadoutWeapon } from "./loadout-catalog";
import type { ArtianChoices, EquippedWeapon } from "./model";
import { getArtianTraits, getPlainTraits } from "./weapon-traits";

/** An Artian weapon whose parts are not known has what its record has. */
const nothingChosen: ArtianChoices = { parts: [], reinforcements: [], setBonus: null, groupSkill: null };

/**
 * The figures of the equipped weapon. Choices for a weapon that is not made of parts count for nothing.
 *
 * @param handicraft level of the skill, 0 to 5
 * @returns `null` for a weapon that is not known
 */
export function deriveWeapon(
  wielded: EquippedWeapon,
  handicraft: number,
  catalog: LoadoutCatalog,
): DerivedWeapon | null {
  const weapon = catalog.weapons.get(wielded.id);
  if (!weapon) return null;
  const made = weapon.artian
    ? makeArtian(weapon, weapon.artian, wielded.artian ?? nothingChosen, catalog.artian)
    : { artian: null, element: weapon.element, traits: getPlainTraits(weapon.extra) };
  const extraSkills = made.artian?.bonuses ?? [];
  const attack = weapon.attack + sumFigures(extraSkills, "attack");
  return {
    id: weapon.id,
    type: weapon.type,
    attack,
    attackDisplay: toDisplayAttack(weapon.type, attack),
    affinity: weapon.affinity + sumFigures(extraSkills, "affinity"),
    element2: weapon.element2 ?? null,
    sharpness: deriveSharpness(weapon, sumFigures(extraSkills, "sharpness"), handicraft),
    ...made,
  };
}

function makeArtian(
  weapon: LoadoutWeapon,
  tier: ArtianTier,
  choices: ArtianChoices,
  artian: ArtianCatalog,
): Pick<DerivedWeapon, "artian" | "element" | "traits"> {
  const inHand = { id: weapon.id, type: weapon.type, tier };
  const parts = getMatchingParts(choices.parts);
  const bonuses = listArtianGains(inHand, choices, artian);
  const base = getBaseElement(inHand, parts, artian);
  const element: ElementFigure | null = base && {
    ...base,
    value: base.value + sumFigures(bonuses, "element"),
  };
  const derived: DerivedArtian = { tier, focus: weapon.gogmaFocus ?? null, ...parts, bonuses };
  return { artian: derived, element, traits: getArtianTraits(weapon, tier, parts, artian) };
}

/**
 * Sharpness boosts fill the same units that Handicraft fills, and none beyond it: the tables do not say how they
 * spread, and Caydonst/mhwilds-build-crafter stops white sharpness at just this length.
 */
function deriveSharpness(
  { sharpness, handicraft = [] }: LoadoutWeapon,
  boost: number,
  level: number,
): DerivedSharpness | null {
  if (!sharpness) return null;
  const boosted = raiseSharpness(sharpness, handicraft, boost);
  const bar = getSharpnessAt(boosted.lengths, boosted.headroom, level);
  return { base: boosted.lengths, handicraft: boosted.headroom, bar, color: getKeenestColor(bar) };
}

function sumFigures(extraSkills: readonly ArtianGain[], figure: ArtianFigure): number {
  return extraSkills.reduce((sum, extraSkill) => sum + extraSkill[figure], 0);
}
