import { artianFigures, artianGain } from "@/lib/catalog/artian-figures";
import { capitalized } from "@/lib/catalog/capitalized";
import { getCatalog } from "@/lib/catalog/catalog.server";
import type { ArtianTier, WeaponElement, WeaponType } from "@/lib/catalog/codes";
import { artianCategories, weaponElements } from "@/lib/catalog/codes";
import { ofKind } from "@/lib/catalog/collection";
import type { ArtianBonus, ArtianPartRecord, ArtianWeapon, Weapon } from "@/lib/catalog/schema";
import { formatSigned } from "@/lib/text/format";
import type { ArtianBonusRow, ArtianElement, ArtianRules, ArtianTraits } from "./artian";
import type { Named } from "./detail";
import { echoBubbles, echoWaves } from "./horn.server";

export type ElementTraits = Extract<ArtianPartRecord, { kind: "elementTraits" }>;

/** What parts and reinforcements make of an Artian weapon; null for every other weapon. */
export function artianRules({ id, type, artian }: Weapon): ArtianRules | null {
  if (!artian) return null;
  const weapon = ofKind(getCatalog().artianParts.all, "weapon").find((each) => each.id === id);
  if (!weapon) throw new Error(`artianParts: no weapon "${id}"`);
  const recipe = recipeOf(type);
  const none = traitsOf(type, weapon.tier, elementTraits(null));
  return {
    type,
    tier: artian,
    focus: weapon.focus,
    ...recipe,
    elements: weaponElements.flatMap((element) => elementOf(weapon, element)),
    noElement: Object.keys(none).length > 0 ? none : null,
    infusions: {
      attack: gainOf("attack-infusion", artian, "attack"),
      affinity: gainOf("affinity-infusion", artian, "affinity"),
      element: weapon.elementInfusion ?? null,
    },
    focusTraits: focusWords(weapon.focusTraits),
    bonuses: bonusRows(type, artian),
  };
}

/** The parts that a type is assembled from, and the part of its Gogma upgrade. */
export function recipeOf(type: WeaponType): { readonly parts: readonly Named[]; readonly gogmaPart: Named } {
  const { artianParts } = getCatalog();
  const recipe = ofKind(artianParts.all, "recipe").find((each) => each.type === type);
  if (!recipe) throw new Error(`artianParts: no recipe for "${type}"`);
  const part = (id: string): Named => {
    const found = ofKind(artianParts.all, "part").find((each) => each.id === id);
    if (!found) throw new Error(`artianParts: no part "${id}"`);
    return { id, name: found.name };
  };
  return { parts: recipe.parts.map(part), gogmaPart: part(recipe.gogmaPart) };
}

type Reinforcement = Extract<ArtianBonus, { kind: "reinforcement" }>;

const grades = ["I", "II", "III", "EX"];

/** Attack first, as the catalog's categories have it, and each kind from I to EX. */
export function byGrade(reinforcements: readonly Reinforcement[]): readonly Reinforcement[] {
  const category = ({ id }: Reinforcement) => artianCategories.findIndex((each) => id.startsWith(each));
  const grade = ({ name }: Reinforcement) => grades.indexOf(name.split(" ").at(-1) ?? "");
  return reinforcements.toSorted((a, b) => category(a) - category(b) || grade(a) - grade(b));
}

/** The reinforcements that a weapon of this type and tier can get, each kind from I to EX. */
function bonusRows(type: WeaponType, tier: ArtianTier): readonly ArtianBonusRow[] {
  return byGrade(ofKind(getCatalog().artianBonuses.all, "reinforcement")).flatMap(
    (bonus): ArtianBonusRow[] => {
      const max = tier === "artian" ? bonus.maxCountArtian : bonus.maxCountGogma;
      const gain = gainWords(bonus[tier], type);
      return max > 0 && gain ? [{ id: bonus.id, name: bonus.name, gain, max, rare: bonus.rare }] : [];
    },
  );
}

/** Bonus of matching parts of one element; empty if the weapon cannot have it. */
function elementOf(weapon: ArtianWeapon, element: WeaponElement): ArtianElement[] {
  const values = weapon.elements?.[element];
  const ammo = weapon.elementAmmo?.[element];
  if (values === undefined && !ammo) return [];
  return [
    {
      element,
      values: values ?? null,
      traits: traitsOf(weapon.type, weapon.tier, elementTraits(element)),
      ...(ammo && { ammo }),
    },
  ];
}

/** The record of what an element decides; `null` = no two parts alike. */
export function elementTraits(element: WeaponElement | null): ElementTraits {
  const traits = ofKind(getCatalog().artianParts.all, "elementTraits").find(
    (each) => each.element === element,
  );
  if (!traits) throw new Error(`artianParts: no traits of element "${element}"`);
  return traits;
}

/** What the element decides for a type; for Gogma weapons, what the focus leaves to it. */
export function traitsOf(type: WeaponType, tier: ArtianTier, traits: ElementTraits): ArtianTraits {
  const artian = tier === "artian";
  switch (type) {
    case "hunting-horn": {
      const { notes, echoWave, echoBubble } = traits.huntingHorn;
      const wave = echoWaves().find(({ code }) => code === echoWave)?.row.name ?? echoWave;
      const bubble = echoBubbles().find(({ code }) => code === echoBubble)?.row.name ?? echoBubble;
      return { notes, text: artian ? `${wave}; bubble: ${bubble}` : wave };
    }
    case "gunlance": {
      const { shellType, shellLevel } = traits.gunlance;
      return artian ? { text: `${capitalized(shellType)} ${shellLevel}` } : {};
    }
    case "switch-axe": {
      const phial = artian ? traits.switchAxe : traits.gogmaSwitchAxe;
      return phial ? { text: [capitalized(phial.phial), phial.phialValue].filter(Boolean).join(" ") } : {};
    }
    case "charge-blade":
      return artian ? { text: capitalized(traits.chargeBlade.phial) } : {};
    case "bow": {
      const { none, two, three } = traits.bowCoatings;
      const always = none ?? two ?? [];
      const more = three?.filter((coating) => !always.includes(coating)) ?? [];
      const words = capitalized(always.join(", "));
      return { text: more.length > 0 ? `${words}; with three parts also ${more.join(", ")}` : words };
    }
    default:
      return {};
  }
}

/** What a Gogma focus decides, as text. */
export function focusWords(traits: ArtianWeapon["focusTraits"]): string | null {
  if (!traits) return null;
  if (traits.coatings) return `${capitalized(traits.coatings.join(", "))} coating`;
  if (traits.phial) return `${capitalized(traits.phial)} phial`;
  if (traits.shellType) return `${capitalized(traits.shellType)} shelling, level ${traits.shellLevel}`;
  const bubble = echoBubbles().find(({ code }) => code === traits.echoBubble)?.row.name;
  return bubble ? `Echo bubble: ${bubble}` : null;
}

/** The figure of a bonus that is the same for every type. Throws where it is not. */
function gainOf(id: string, tier: ArtianTier, figure: "attack" | "affinity"): number {
  const bonus = getCatalog().artianBonuses.require(id);
  const value = bonus.kind === "skillPool" ? undefined : bonus[tier]?.[figure];
  if (typeof value !== "number") throw new Error(`artianBonuses: "${id}" has no ${figure} for ${tier}`);
  return value;
}

/** "Attack +6", "Sharpness +30": what a bonus adds to a type; empty where it adds nothing. */
export function gainWords(figures: ArtianBonus["artian"], type: WeaponType): string {
  const words = {
    attack: "Attack",
    affinity: "Affinity",
    element: "Element",
    sharpness: "Sharpness",
    ammo: "Ammo",
  };
  return artianFigures
    .flatMap((key) => {
      const own = artianGain(figures, key, type);
      return own === 0 ? [] : [`${words[key]} ${formatSigned(own, key === "affinity" ? "%" : "")}`];
    })
    .join(", ");
}
