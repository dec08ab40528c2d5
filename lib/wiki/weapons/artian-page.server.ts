import { getCatalog } from "@/lib/catalog/catalog.server";
import {
  type ArtianTier,
  artianCategories,
  gogmaFocuses,
  type WeaponElement,
  type WeaponType,
  weaponElements,
  weaponTypes,
} from "@/lib/catalog/codes";
import { ofKind } from "@/lib/catalog/collection";
import type { ArtianBonus, ArtianWeapon } from "@/lib/catalog/schema";
import type { ArtianTraits } from "./artian";
import {
  byGrade,
  type ElementTraits,
  elementTraits,
  focusWords,
  gainWords,
  recipeOf,
  traitsOf,
} from "./artian.server";
import type { ArtianBase, ArtianPageProps, BonusRow, PointItem } from "./artian-page";
import type { Named } from "./detail";

/** Types for which the element of the parts decides more than an element. */
const decidedTypes: readonly WeaponType[] = ["hunting-horn", "gunlance", "switch-axe", "charge-blade", "bow"];

/** Every rule of Artian and Gogma Artian weapons. */
export function artianPageProps(): ArtianPageProps {
  const { artianParts, artianBonuses } = getCatalog();
  const reinforcements = byGrade(ofKind(artianBonuses.all, "reinforcement"));
  const varying = reinforcements.filter((bonus) => variesByType(bonus));
  return {
    parts: ofKind(artianParts.all, "part").map(({ id, name, tier, sellPrice }) => ({
      id,
      name,
      tier,
      sellPrice,
    })),
    infusions: infusionWords(),
    recipes: weaponTypes.map((type) => {
      const { parts, gogmaPart } = recipeOf(type);
      return { type, parts, gogma: gogmaPart };
    }),
    weapons: weaponTypes.map((type) => ({ type, bases: basesOf(type) })),
    traits: [null, ...weaponElements].map((element) => ({ element, byType: traitsByType(element) })),
    focuses: focusRows(),
    bonuses: reinforcements.map(bonusRow),
    gainColumns: varying.map(({ id, name }) => ({ id, name })),
    gains: weaponTypes.map((type) => ({
      type,
      gains: varying.map((bonus) => bothTiers(bonus, type)),
    })),
    caps: artianCategories.flatMap((category) =>
      ofKind(artianParts.all, "categoryCap")
        .filter((cap) => cap.category === category)
        .map(({ max }) => ({ category, max })),
    ),
    ...costs(),
    pool: skillPool(),
  };
}

/** "attack +5 or affinity +5%". */
function infusionWords(): string {
  const words = ["attack-infusion", "affinity-infusion"].map((id) => {
    const bonus = getCatalog().artianBonuses.require(id);
    return bonus.kind === "skillPool" ? "" : gainWords(bonus.artian, "great-sword").toLowerCase();
  });
  return words.join(" or ");
}

function artianWeapons(): readonly ArtianWeapon[] {
  return ofKind(getCatalog().artianParts.all, "weapon");
}

/** Weakest first, Gogma weapons last. */
function basesOf(type: WeaponType): readonly ArtianBase[] {
  const { weapons } = getCatalog();
  return artianWeapons()
    .filter((weapon) => weapon.type === type)
    .sort((a, b) => tierRank(a) - tierRank(b) || a.rarity - b.rarity)
    .map(({ id, tier, focus, rarity, attack, affinity, elements = {} }) => ({
      id,
      name: weapons.require(id).name,
      tier,
      focus,
      rarity,
      attack,
      affinity,
      elements,
    }));
}

function tierRank({ tier }: ArtianWeapon): number {
  return tier === "artian" ? 0 : 1;
}

function traitsByType(element: WeaponElement | null) {
  return Object.fromEntries(decidedTypes.map((type) => [type, traitsOfBoth(type, elementTraits(element))]));
}

/** What the element decides for a type; what a Gogma Artian weapon has instead follows it. */
function traitsOfBoth(type: WeaponType, record: ElementTraits): ArtianTraits {
  const artian = traitsOf(type, "artian", record);
  const gogma = type === "switch-axe" ? traitsOf(type, "gogma", record).text : undefined;
  return gogma ? { ...artian, text: `${artian.text}, Gogma ${gogma}` } : artian;
}

/** Attack and affinity are the same for every type; a test holds the records to it. */
function focusRows(): ArtianPageProps["focuses"] {
  return gogmaFocuses.map((focus) => {
    const weapons = artianWeapons().filter((weapon) => weapon.focus === focus);
    const [first] = weapons;
    if (!first) throw new Error(`artianParts: no weapon with focus "${focus}"`);
    return {
      focus,
      attack: first.attack,
      affinity: first.affinity,
      decides: weapons.flatMap(({ type, focusTraits }) => {
        const text = focusWords(focusTraits);
        return text ? [{ type, text }] : [];
      }),
    };
  });
}

function bonusRow(bonus: ArtianBonus): BonusRow {
  const { id, name, rare, maxCountArtian, maxCountGogma } = bonus;
  const words = (tier: ArtianTier, max: number) => {
    if (max === 0) return null;
    return variesByType(bonus) ? "by type" : gainWords(bonus[tier], "great-sword") || null;
  };
  return {
    id,
    name,
    rare,
    artian: words("artian", maxCountArtian),
    gogma: words("gogma", maxCountGogma),
    maxArtian: maxCountArtian,
    maxGogma: maxCountGogma,
  };
}

/** What a bonus adds to a type, once where both tiers add the same. */
function bothTiers({ artian, gogma }: ArtianBonus, type: WeaponType): string {
  const plain = gainWords(artian, type);
  const upgraded = gainWords(gogma, type);
  if (!plain || !upgraded || plain === upgraded) return plain || upgraded;
  return `${plain}, Gogma ${upgraded}`;
}

function variesByType({ artian, gogma }: ArtianBonus): boolean {
  return Object.values(gogma ?? artian ?? {}).some((value) => typeof value === "object");
}

function costs(): Pick<ArtianPageProps, "steps" | "rerolls" | "pointItems"> {
  const { artianParts, items } = getCatalog();
  const records = ofKind(artianParts.all, "reinforcementCost");
  const points = (tier: ArtianTier): readonly PointItem[] =>
    ofKind(artianParts.all, "reinforcementItem")
      .filter((each) => each.tier === tier)
      .map(({ item, points }) => ({ id: item, name: items.require(item).name, points }))
      .sort((a, b) => b.points - a.points);
  return {
    steps: records.flatMap(({ rarity, steps, pointsPerStep, zennyPerStep }) =>
      steps && pointsPerStep && zennyPerStep
        ? [{ rarity, steps, points: pointsPerStep, zenny: zennyPerStep }]
        : [],
    ),
    rerolls: records.flatMap(({ id, points, zenny }) => (points && zenny ? [{ id, points, zenny }] : [])),
    pointItems: { artian: points("artian"), gogma: points("gogma") },
  };
}

function skillPool(): ArtianPageProps["pool"] {
  const { artianBonuses, skills } = getCatalog();
  const [pool] = artianBonuses.all.filter((record) => record.kind === "skillPool");
  if (!pool) throw new Error("artianBonuses: no pool of skills");
  const named = (id: string): Named => ({ id, name: skills.require(id).name });
  return { setBonuses: pool.setBonuses.map(named), groupSkills: pool.groupSkills.map(named) };
}
