import { artianFigures, getArtianGain } from "@/lib/catalog/artian-figures";
import type { ArtianCategory, ArtianTier } from "@/lib/catalog/weapon-codes";
import { maxReinforcements, partsPerWeapon } from "./artian";
import type {
  ArtianCatalog,
  BuilderArtianBonus,
  BuilderArtianWeapon,
  LoadoutWeapon,
} from "./loadout-catalog";
import type { ArtianChoices } from "./model";
import type { ArtianProblem } from "./problems";

/**
 * Why a weapon cannot have been made as chosen; empty where it can.
 *
 * Fewer than five reinforcements are a weapon that is not done yet, and a roll that is not named is one that is
 * not known. The most of a category is taken to hold for both tiers: the table does not say for which.
 */
export function findArtianProblems(
  weapon: LoadoutWeapon,
  choices: ArtianChoices | null,
  artian: ArtianCatalog,
): readonly ArtianProblem[] {
  const { id, artian: tier } = weapon;
  if (!tier) return choices ? [{ code: "artian-unexpected", id }] : [];
  if (!choices) return [{ code: "artian-missing", id }];
  return [
    ...findPartProblems(weapon, choices, artian),
    ...findReinforcementProblems(weapon, tier, choices, artian),
    ...findRollProblems(tier, choices, artian),
  ];
}

function findPartProblems(
  { id, type }: LoadoutWeapon,
  { parts }: ArtianChoices,
  artian: ArtianCatalog,
): ArtianProblem[] {
  const problems: ArtianProblem[] = [];
  if (parts.length !== partsPerWeapon) {
    problems.push({ code: "artian-parts", parts: parts.length, needed: partsPerWeapon });
  }
  const row = artian.weapons.get(id);
  for (const element of new Set(parts.map((part) => part.element))) {
    if (!canHave(row, element)) problems.push({ code: "artian-element", type, element });
  }
  return problems;
}

function canHave(row: BuilderArtianWeapon | undefined, element: string): boolean {
  return [row?.elements, row?.elementAmmo].some((each) => each !== undefined && Object.hasOwn(each, element));
}

function findReinforcementProblems(
  weapon: LoadoutWeapon,
  tier: ArtianTier,
  { reinforcements }: ArtianChoices,
  artian: ArtianCatalog,
): ArtianProblem[] {
  const problems: ArtianProblem[] = [];
  if (reinforcements.length > maxReinforcements) {
    problems.push({
      code: "artian-reinforcements",
      reinforcements: reinforcements.length,
      max: maxReinforcements,
    });
  }
  for (const [bonus, count] of countEach(reinforcements)) {
    problems.push(...findBonusProblems(weapon, tier, bonus, count, artian));
  }
  const categories = reinforcements.flatMap((id) => getCategory(artian.bonuses.get(id), tier) ?? []);
  for (const [category, count] of countEach(categories)) {
    const max = artian.categoryCaps.get(category);
    if (max !== undefined && count > max)
      problems.push({ code: "artian-category-count", category, count, max });
  }
  return problems;
}

function findBonusProblems(
  { type }: LoadoutWeapon,
  tier: ArtianTier,
  id: string,
  count: number,
  artian: ArtianCatalog,
): ArtianProblem[] {
  const bonus = artian.bonuses.get(id);
  if (bonus?.kind !== "reinforcement") return [{ code: "artian-bonus-unknown", bonus: id }];
  const max = tier === "gogma" ? bonus.maxCountGogma : bonus.maxCountArtian;
  if (max === 0) return [{ code: "artian-bonus-tier", bonus: id, tier }];
  if (artianFigures.every((figure) => getArtianGain(bonus[tier], figure, type) === 0)) {
    return [{ code: "artian-bonus-type", bonus: id, type }];
  }
  return count > max ? [{ code: "artian-bonus-count", bonus: id, count, max }] : [];
}

/** Category that a bonus counts toward. */
function getCategory(bonus: BuilderArtianBonus | undefined, tier: ArtianTier): ArtianCategory | undefined {
  const figures = bonus?.kind === "reinforcement" ? bonus[tier] : null;
  if (!figures) return undefined;
  if (figures.attack) return "attack";
  if (figures.affinity) return "affinity";
  return figures.element ? "element" : "sharpness-ammo";
}

function findRollProblems(
  tier: ArtianTier,
  { setBonus, groupSkill }: ArtianChoices,
  { setBonuses, groupSkills }: ArtianCatalog,
): ArtianProblem[] {
  if (tier !== "gogma") {
    const rolled = [setBonus, groupSkill].filter((skill) => skill !== null);
    return rolled.map((skill) => ({ code: "artian-roll-tier", skill }));
  }
  const problems: ArtianProblem[] = [];
  if (setBonus !== null && !setBonuses.has(setBonus)) {
    problems.push({ code: "artian-roll-set-bonus", skill: setBonus });
  }
  if (groupSkill !== null && !groupSkills.has(groupSkill)) {
    problems.push({ code: "artian-roll-group-skill", skill: groupSkill });
  }
  return problems;
}

function countEach<T>(values: readonly T[]): ReadonlyMap<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
