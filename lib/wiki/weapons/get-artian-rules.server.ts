import { artianFigures, getArtianGain } from "@/lib/catalog/artian-figures";
import type { WeaponElement, WeaponType } from "@/lib/catalog/codes";
import { weaponElements } from "@/lib/catalog/codes";
import { isOfKind } from "@/lib/catalog/collection";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { Named } from "@/lib/catalog/named";
import type { ArtianBonus, ArtianPartRecord, ArtianTierWeapon, Weapon } from "@/lib/catalog/schema";
import type { ArtianTier } from "@/lib/catalog/weapon-codes";
import { artianCategories } from "@/lib/catalog/weapon-codes";
import { capitalize } from "@/lib/text/capitalize";
import { formatSigned } from "@/lib/text/format";
import type { ArtianBonusRow, ArtianElement, ArtianRules, ArtianTraits } from "./artian-rules";
import { listEchoBubbles, listEchoWaves } from "./get-horn.server";

export type ElementTraits = Extract<ArtianPartRecord, { kind: "elementTraits" }>;

/** Rules of an Artian weapon's parts and reinforcements; null for every other weapon. */
export function getArtianRules({ id, type, artian }: Weapon): ArtianRules | null {
  if (!artian) return null;
  const weapon = isOfKind(getCatalog().artianParts.all, "weapon").find((each) => each.id === id);
  if (!weapon) throw new Error(`artianParts: no weapon "${id}"`);
  const recipe = getRecipe(type);
  const none = getTraits(type, weapon.tier, getElementTraits(null));
  return {
    type,
    tier: artian,
    focus: weapon.focus,
    ...recipe,
    elements: weaponElements.flatMap((element) => toArtianElement(weapon, element)),
    noElement: Object.keys(none).length > 0 ? none : null,
    infusions: {
      attack: getGain("attack-infusion", artian, "attack"),
      affinity: getGain("affinity-infusion", artian, "affinity"),
      element: weapon.elementInfusion ?? null,
    },
    focusTraits: formatFocusTraits(weapon.focusTraits),
    bonuses: listBonusRows(type, artian),
  };
}

/** The parts that a type is assembled from, and the part of its Gogma upgrade. */
export function getRecipe(type: WeaponType): { readonly parts: readonly Named[]; readonly gogmaPart: Named } {
  const { artianParts } = getCatalog();
  const recipe = isOfKind(artianParts.all, "recipe").find((each) => each.type === type);
  if (!recipe) throw new Error(`artianParts: no recipe for "${type}"`);
  const part = (id: string): Named => {
    const found = isOfKind(artianParts.all, "part").find((each) => each.id === id);
    if (!found) throw new Error(`artianParts: no part "${id}"`);
    return { id, name: found.name };
  };
  return { parts: recipe.parts.map(part), gogmaPart: part(recipe.gogmaPart) };
}

type Reinforcement = Extract<ArtianBonus, { kind: "reinforcement" }>;

const grades = ["I", "II", "III", "EX"];

/** Attack first, as the catalog's categories have it, and each kind from I to EX. */
export function sortByGrade(reinforcements: readonly Reinforcement[]): readonly Reinforcement[] {
  const category = ({ id }: Reinforcement) => artianCategories.findIndex((each) => id.startsWith(each));
  const grade = ({ name }: Reinforcement) => grades.indexOf(name.split(" ").at(-1) ?? "");
  return reinforcements.toSorted((a, b) => category(a) - category(b) || grade(a) - grade(b));
}

/** The reinforcements that a weapon of this type and tier can get, each kind from I to EX. */
function listBonusRows(type: WeaponType, tier: ArtianTier): readonly ArtianBonusRow[] {
  return sortByGrade(isOfKind(getCatalog().artianBonuses.all, "reinforcement")).flatMap(
    (bonus): ArtianBonusRow[] => {
      const max = tier === "artian" ? bonus.maxCountArtian : bonus.maxCountGogma;
      const gain = formatGain(bonus[tier], type);
      return max > 0 && gain ? [{ id: bonus.id, name: bonus.name, gain, max, isRare: bonus.rare }] : [];
    },
  );
}

/** Bonus of matching parts of one element; empty if the weapon cannot have it. */
function toArtianElement(weapon: ArtianTierWeapon, element: WeaponElement): ArtianElement[] {
  const values = weapon.elements?.[element];
  const ammo = weapon.elementAmmo?.[element];
  if (values === undefined && !ammo) return [];
  return [
    {
      element,
      values: values ?? null,
      traits: getTraits(weapon.type, weapon.tier, getElementTraits(element)),
      ...(ammo && { ammo }),
    },
  ];
}

/** The record of what an element decides; `null` = no two parts alike. */
export function getElementTraits(element: WeaponElement | null): ElementTraits {
  const traits = isOfKind(getCatalog().artianParts.all, "elementTraits").find(
    (each) => each.element === element,
  );
  if (!traits) throw new Error(`artianParts: no traits of element "${element}"`);
  return traits;
}

/** Traits of a type by the element; for Gogma weapons, those that the focus leaves to it. */
export function getTraits(type: WeaponType, tier: ArtianTier, traits: ElementTraits): ArtianTraits {
  const artian = tier === "artian";
  switch (type) {
    case "hunting-horn": {
      const { notes, echoWave, echoBubble } = traits.huntingHorn;
      const wave = listEchoWaves().find(({ code }) => code === echoWave)?.row.name ?? echoWave;
      const bubble = listEchoBubbles().find(({ code }) => code === echoBubble)?.row.name ?? echoBubble;
      return { notes, text: artian ? `${wave}; bubble: ${bubble}` : wave };
    }
    case "gunlance": {
      const { shellType, shellLevel } = traits.gunlance;
      return artian ? { text: `${capitalize(shellType)} ${shellLevel}` } : {};
    }
    case "switch-axe": {
      const phial = artian ? traits.switchAxe : traits.gogmaSwitchAxe;
      return phial ? { text: [capitalize(phial.phial), phial.phialValue].filter(Boolean).join(" ") } : {};
    }
    case "charge-blade":
      return artian ? { text: capitalize(traits.chargeBlade.phial) } : {};
    case "bow": {
      const { none, two, three } = traits.bowCoatings;
      const always = none ?? two ?? [];
      const more = three?.filter((coating) => !always.includes(coating)) ?? [];
      const words = capitalize(always.join(", "));
      return { text: more.length > 0 ? `${words}; with three parts also ${more.join(", ")}` : words };
    }
    default:
      return {};
  }
}

/** Traits of a Gogma focus, as text. */
export function formatFocusTraits(traits: ArtianTierWeapon["focusTraits"]): string | null {
  if (!traits) return null;
  if (traits.coatings) return `${capitalize(traits.coatings.join(", "))} coating`;
  if (traits.phial) return `${capitalize(traits.phial)} phial`;
  if (traits.shellType) return `${capitalize(traits.shellType)} shelling, level ${traits.shellLevel}`;
  const bubble = listEchoBubbles().find(({ code }) => code === traits.echoBubble)?.row.name;
  return bubble ? `Echo bubble: ${bubble}` : null;
}

/** The figure of a bonus that is the same for every type. Throws where it is not. */
function getGain(id: string, tier: ArtianTier, figure: "attack" | "affinity"): number {
  const bonus = getCatalog().artianBonuses.require(id);
  const value = bonus.kind === "skillPool" ? undefined : bonus[tier]?.[figure];
  if (typeof value !== "number") throw new Error(`artianBonuses: "${id}" has no ${figure} for ${tier}`);
  return value;
}

/** "Attack +6", "Sharpness +30": what a bonus adds to a type; empty where it adds nothing. */
export function formatGain(figures: ArtianBonus["artian"], type: WeaponType): string {
  const words = {
    attack: "Attack",
    affinity: "Affinity",
    element: "Element",
    sharpness: "Sharpness",
    ammo: "Ammo",
  };
  return artianFigures
    .flatMap((key) => {
      const own = getArtianGain(figures, key, type);
      return own === 0 ? [] : [`${words[key]} ${formatSigned(own, key === "affinity" ? "%" : "")}`];
    })
    .join(", ");
}
