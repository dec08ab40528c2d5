import type { WeaponType } from "@/lib/catalog/codes";
import type { ArtianTier, Coating } from "@/lib/catalog/weapon-codes";
import type { MatchingParts } from "./artian";
import type { LoadedAmmoFigure, WeaponTraits } from "./derived";
import type {
  ArtianCatalog,
  BuilderArtianTraits,
  BuilderArtianWeapon,
  FocusTraits,
  LoadoutWeapon,
  PhialTraits,
  WeaponExtra,
} from "./loadout-catalog";

/** Traits in the record of a weapon that is not made of parts. */
export function getPlainTraits(extra: WeaponExtra | undefined): WeaponTraits {
  if (!extra) return {};
  const { notes, echoWave, echoBubble, shellType, shellLevel, phial, phialValue } = extra;
  const { kinsectLevel, coatings, ammo, specialAmmo } = extra;
  return {
    ...(notes && { notes }),
    ...(echoWave && echoWave !== "none" && { echoWave }),
    ...(echoBubble && { echoBubble }),
    ...(shellType && { shellType }),
    ...(shellLevel !== undefined && { shellLevel }),
    ...(phial && getPhialTraits({ phial, phialValue })),
    ...(kinsectLevel !== undefined && { kinsectLevel }),
    ...(coatings && { coatings }),
    ...(ammo && { ammo }),
    ...(specialAmmo && { specialAmmo }),
  };
}

/**
 * Traits of an Artian weapon: the element of parts that are alike decides them, and for Gogma Artian weapons the focus
 * decides shelling, phial and echo bubble, and adds a coating to those of the element.
 *
 * Source: `artian-parts.json`. That the focus wins over the element is inferred there, not stated. A Gogma Artian
 * switch axe without an element takes the phial that the table has for just this case, as neither an element nor
 * a power phial has a figure of its own.
 */
export function getArtianTraits(
  weapon: LoadoutWeapon,
  tier: ArtianTier,
  parts: MatchingParts,
  artian: ArtianCatalog,
): WeaponTraits {
  const traits = artian.traits.get(parts.element);
  if (!traits) return getPlainTraits(weapon.extra);
  const { kinsectLevel, ammo, specialAmmo } = weapon.extra ?? {};
  const row = artian.weapons.get(weapon.id);
  const focus = tier === "gogma" ? (row?.focusTraits ?? {}) : {};
  return {
    ...getPlainTraits({ kinsectLevel, specialAmmo }),
    ...(ammo && { ammo: [...ammo, ...getElementAmmo(row, parts)] }),
    ...getDecided(weapon.type, traits, focus, parts),
  };
}

function getDecided(
  type: WeaponType,
  traits: BuilderArtianTraits,
  focus: FocusTraits,
  parts: MatchingParts,
): WeaponTraits {
  switch (type) {
    case "hunting-horn":
      return { ...traits.huntingHorn, ...(focus.echoBubble && { echoBubble: focus.echoBubble }) };
    case "gunlance": {
      const { shellType = traits.gunlance.shellType, shellLevel = traits.gunlance.shellLevel } = focus;
      return { shellType, shellLevel };
    }
    case "switch-axe":
      return getPhialTraits(getSwitchAxePhial(traits, focus));
    case "charge-blade":
      return getPhialTraits(focus.phial ? { phial: focus.phial } : traits.chargeBlade);
    case "bow":
      return { coatings: getBowCoatings(traits, focus, parts) };
    default:
      return {};
  }
}

function getSwitchAxePhial(traits: BuilderArtianTraits, { phial }: FocusTraits): PhialTraits {
  return phial ? (traits.gogmaSwitchAxe ?? { phial }) : traits.switchAxe;
}

function getPhialTraits({ phial, phialValue }: PhialTraits): WeaponTraits {
  return { phial, ...(phialValue !== undefined && { phialValue }) };
}

/** Coatings of the element first, then that of the focus, none twice. */
function getBowCoatings(
  { bowCoatings: { none, two, three } }: BuilderArtianTraits,
  focus: FocusTraits,
  { matching }: MatchingParts,
): readonly Coating[] {
  const ofElement = (matching === 3 ? three : two) ?? none ?? [];
  return [...new Set([...ofElement, ...(focus.coatings ?? [])])];
}

function getElementAmmo(
  row: BuilderArtianWeapon | undefined,
  { element, matching }: MatchingParts,
): readonly LoadedAmmoFigure[] {
  return (element && row?.elementAmmo?.[element]?.[matching - 2]) || [];
}
