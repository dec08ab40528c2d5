import { type WeaponElement, type WeaponType, weaponElements, weaponTypes } from "@/lib/catalog/codes";
import { isOfKind } from "@/lib/catalog/collection";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { Named } from "@/lib/catalog/named";
import type { ArtianBonus, ArtianTierWeapon } from "@/lib/catalog/schema";
import { type ArtianTier, artianCategories, gogmaFocuses } from "@/lib/catalog/weapon-codes";
import type { ArtianBase, ArtianPageProps, BonusRow, PointItem } from "./artian-page";
import type { ArtianTraits } from "./artian-rules";
import {
  type ElementTraits,
  formatFocusTraits,
  formatGain,
  getElementTraits,
  getRecipe,
  getTraits,
  sortByGrade,
} from "./get-artian-rules.server";

/** Types for which the element of the parts decides more than an element. */
const decidedTypes: readonly WeaponType[] = ["hunting-horn", "gunlance", "switch-axe", "charge-blade", "bow"];

/** Every rule of Artian and Gogma Artian weapons. */
export function getArtianPage(): ArtianPageProps {
  const { artianParts, artianBonuses } = getCatalog();
  const reinforcements = sortByGrade(isOfKind(artianBonuses.all, "reinforcement"));
  const varying = reinforcements.filter((bonus) => hasTypeVariants(bonus));
  return {
    parts: isOfKind(artianParts.all, "part").map(({ id, name, tier, sellPrice }) => ({
      id,
      name,
      tier,
      sellPrice,
    })),
    infusions: formatInfusions(),
    recipes: weaponTypes.map((type) => {
      const { parts, gogmaPart } = getRecipe(type);
      return { type, parts, gogma: gogmaPart };
    }),
    weapons: weaponTypes.map((type) => ({ type, bases: listBases(type) })),
    traits: [null, ...weaponElements].map((element) => ({ element, byType: getTraitsByType(element) })),
    focuses: listFocuses(),
    bonuses: reinforcements.map(toBonusRow),
    gainColumns: varying.map(({ id, name }) => ({ id, name })),
    gains: weaponTypes.map((type) => ({
      type,
      gains: varying.map((bonus) => formatBothTiers(bonus, type)),
    })),
    caps: artianCategories.flatMap((category) =>
      isOfKind(artianParts.all, "categoryCap")
        .filter((cap) => cap.category === category)
        .map(({ max }) => ({ category, max })),
    ),
    ...getCosts(),
    pool: getSkillPool(),
  };
}

/** "attack +5 or affinity +5%". */
function formatInfusions(): string {
  const words = ["attack-infusion", "affinity-infusion"].map((id) => {
    const bonus = getCatalog().artianBonuses.require(id);
    return bonus.kind === "skillPool" ? "" : formatGain(bonus.artian, "great-sword").toLowerCase();
  });
  return words.join(" or ");
}

function listArtianWeapons(): readonly ArtianTierWeapon[] {
  return isOfKind(getCatalog().artianParts.all, "weapon");
}

/** Weakest first, Gogma weapons last. */
function listBases(type: WeaponType): readonly ArtianBase[] {
  const { weapons } = getCatalog();
  return listArtianWeapons()
    .filter((weapon) => weapon.type === type)
    .sort((a, b) => getTierRank(a) - getTierRank(b) || a.rarity - b.rarity)
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

function getTierRank({ tier }: ArtianTierWeapon): number {
  return tier === "artian" ? 0 : 1;
}

function getTraitsByType(element: WeaponElement | null) {
  return Object.fromEntries(
    decidedTypes.map((type) => [type, getBothTraits(type, getElementTraits(element))]),
  );
}

/** Traits of a type by element; those of a Gogma Artian weapon follow. */
function getBothTraits(type: WeaponType, record: ElementTraits): ArtianTraits {
  const artian = getTraits(type, "artian", record);
  const gogma = type === "switch-axe" ? getTraits(type, "gogma", record).text : undefined;
  return gogma ? { ...artian, text: `${artian.text}, Gogma ${gogma}` } : artian;
}

/** Attack and affinity are the same for every type; a test holds the records to it. */
function listFocuses(): ArtianPageProps["focuses"] {
  return gogmaFocuses.map((focus) => {
    const weapons = listArtianWeapons().filter((weapon) => weapon.focus === focus);
    const [first] = weapons;
    if (!first) throw new Error(`artianParts: no weapon with focus "${focus}"`);
    return {
      focus,
      attack: first.attack,
      affinity: first.affinity,
      decides: weapons.flatMap(({ type, focusTraits }) => {
        const text = formatFocusTraits(focusTraits);
        return text ? [{ type, text }] : [];
      }),
    };
  });
}

function toBonusRow(bonus: ArtianBonus): BonusRow {
  const { id, name, rare, maxCountArtian, maxCountGogma } = bonus;
  const words = (tier: ArtianTier, max: number) => {
    if (max === 0) return null;
    return hasTypeVariants(bonus) ? "by type" : formatGain(bonus[tier], "great-sword") || null;
  };
  return {
    id,
    name,
    isRare: rare,
    artian: words("artian", maxCountArtian),
    gogma: words("gogma", maxCountGogma),
    maxArtian: maxCountArtian,
    maxGogma: maxCountGogma,
  };
}

/** Gain of a bonus on a type, once where both tiers add the same. */
function formatBothTiers({ artian, gogma }: ArtianBonus, type: WeaponType): string {
  const plain = formatGain(artian, type);
  const upgraded = formatGain(gogma, type);
  if (!plain || !upgraded || plain === upgraded) return plain || upgraded;
  return `${plain}, Gogma ${upgraded}`;
}

function hasTypeVariants({ artian, gogma }: ArtianBonus): boolean {
  return Object.values(gogma ?? artian ?? {}).some((value) => typeof value === "object");
}

function getCosts(): Pick<ArtianPageProps, "steps" | "rerolls" | "pointItems"> {
  const { artianParts, items } = getCatalog();
  const records = isOfKind(artianParts.all, "reinforcementCost");
  const points = (tier: ArtianTier): readonly PointItem[] =>
    isOfKind(artianParts.all, "reinforcementItem")
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

function getSkillPool(): ArtianPageProps["pool"] {
  const { artianBonuses, skills } = getCatalog();
  const [pool] = artianBonuses.all.filter((record) => record.kind === "skillPool");
  if (!pool) throw new Error("artianBonuses: no pool of skills");
  const named = (id: string): Named => ({ id, name: skills.require(id).name });
  return { setBonuses: pool.setBonuses.map(named), groupSkills: pool.groupSkills.map(named) };
}
