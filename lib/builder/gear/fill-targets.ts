import { armorPieces } from "@/lib/catalog/codes";
import type { SkillLevel } from "../catalog/catalog";
import { getDecorationsAt, withDecorationsAt } from "../editor/place-decorations";
import type { DerivedLoadout } from "../loadout/derived";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import type { Loadout } from "../loadout/model";
import type { DamageGauge } from "./damage-gauge";
import { raisesDamage } from "./list-delta-parts";

/** A skill that slots are to be filled for. Those that come first are met first. */
export interface FillTarget extends SkillLevel {
  /** Left out where false, but not forgotten. */
  readonly on: boolean;
  /** Nobody asked for it: it is listed for its damage, and only where it has some. */
  readonly isOffer?: boolean | undefined;
}

/** Skills that raise damage without a condition, for weapons that deal what they are for. */
const damageSkills = [
  "critical-eye",
  "attack-boost",
  "critical-boost",
  "fire-attack",
  "water-attack",
  "thunder-attack",
  "ice-attack",
  "dragon-attack",
];

/** Skills that some decoration brings, armor and weapon skills. */
export function listDecorationSkills(catalog: LoadoutCatalog): ReadonlySet<string> {
  const skills = [...catalog.decorations.values()].flatMap((decoration) => decoration.skills);
  return new Set(skills.map(({ skill }) => skill));
}

/**
 * Default targets for filling slots: skill targets that are not met, then the skills of the loadout, to the highest
 * level. Of those, skills that raise damage come first, and skills that do nothing with the weapon are left out; room
 * that is left goes to skills that raise the damage of every weapon.
 *
 * @param rate as `rateSkill` has it; all alike where left out
 */
export function getDefaultFillTargets(
  { skills, levels }: DerivedLoadout,
  targets: Readonly<Record<string, number>>,
  catalog: LoadoutCatalog,
  rate?: (skill: string) => number,
): readonly FillTarget[] {
  const brought = listDecorationSkills(catalog);
  const request = Object.entries(targets).flatMap(([skill, level]) =>
    brought.has(skill) && (levels[skill] ?? 0) < level ? [{ skill, level, on: true }] : [],
  );
  const own = skills.flatMap(({ skill, level, maxLevel }) =>
    brought.has(skill) && level < maxLevel && !request.some((target) => target.skill === skill)
      ? [{ skill, level: maxLevel, on: true }]
      : [],
  );
  if (!rate) return [...request, ...own];
  const useful = own
    .filter(({ skill }) => rate(skill) >= 0)
    .toSorted((a, b) => rate(b.skill) - rate(a.skill));
  const known = new Set([...request, ...own].map(({ skill }) => skill));
  const helping = damageSkills.flatMap((skill): FillTarget[] => {
    const maxLevel = catalog.skills.get(skill)?.maxLevel ?? 0;
    if (known.has(skill) || rate(skill) < 2 || (levels[skill] ?? 0) >= maxLevel) return [];
    return [{ skill, level: maxLevel, on: true, isOffer: true }];
  });
  return [...request, ...useful, ...helping];
}

/** By how much the level of each target changes the damage, as a share, all else as it is; `null` = not known. */
export function getFillChange(
  { skill, level }: FillTarget,
  levels: Readonly<Record<string, number>>,
  gauge: DamageGauge | null,
): number | null {
  if (!gauge) return null;
  const raised = { ...levels, [skill]: Math.max(levels[skill] ?? 0, level) };
  return (1 + gauge.ofLevels(raised)) / (1 + gauge.ofLevels(levels)) - 1;
}

/** The targets without offers that change nothing for what is hunted. */
export function withoutIdleOffers(
  targets: readonly FillTarget[],
  getChange: (target: FillTarget) => number | null,
): readonly FillTarget[] {
  return targets.filter((target) => {
    const change = target.isOffer ? getChange(target) : null;
    return change === null || raisesDamage(change);
  });
}

/**
 * The targets that raise the damage first, most first; of the others those that are wanted stay on.
 *
 * @param wanted skills of the search
 */
export function sortFillTargets(
  targets: readonly FillTarget[],
  getChange: (target: FillTarget) => number | null,
  wanted: Readonly<Record<string, number>>,
): readonly FillTarget[] {
  return targets
    .map((target) => ({ target, change: getChange(target) }))
    .toSorted((a, b) => (b.change ?? 0) - (a.change ?? 0))
    .map(({ target, change }) =>
      raisesDamage(change) || Object.hasOwn(wanted, target.skill) ? target : { ...target, on: false },
    );
}

/** The skill targets with one moved up (−1) or down (+1); the same list at its ends. */
export function moveFillTarget(
  targets: readonly FillTarget[],
  skill: string,
  by: 1 | -1,
): readonly FillTarget[] {
  const from = targets.findIndex((target) => target.skill === skill);
  const to = from + by;
  const target = targets[from];
  if (!target || to < 0 || to >= targets.length) return targets;
  return targets.toSpliced(from, 1).toSpliced(to, 0, target);
}

/** The loadout with every slot empty. */
export function withoutDecorations(loadout: Loadout): Loadout {
  return (["weapon", ...armorPieces, "charm"] as const).reduce(
    (emptied, place) =>
      getDecorationsAt(emptied, place).length > 0 ? withDecorationsAt(emptied, place, []) : emptied,
    loadout,
  );
}

/** Ids with how often each is there, in the order of their first one. */
export function countIds(ids: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
