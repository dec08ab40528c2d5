import type { SkillKind } from "@/lib/catalog/codes";
import type { SearchCriteria } from "../criteria/search-criteria";
import type { DerivedBonus, DerivedLoadout, DerivedSkill } from "../loadout/derived";
import type { LoadoutCatalog, LoadoutSkill } from "../loadout/loadout-catalog";

type SkillTargetLevels = Readonly<Record<string, number>>;

/** A skill of the loadout, or one that is only targeted: that has level 0 and no sources. */
export interface SkillTotal extends DerivedSkill {
  /** Target level; 0 = none. */
  readonly target: number;
}

/** A set bonus or group skill with pieces, or one that is only targeted: that has none. */
export interface BonusTotal extends DerivedBonus {
  /** Target level; 0 = none. */
  readonly target: number;
  /** Pieces that each level needs, ascending, at least one. */
  readonly steps: readonly { readonly level: number; readonly pieces: number }[];
}

/** Skills of one kind: the highest level first, then in the order of the loadout, skill targets without a level last. */
export function listSkillTotals(
  { skills }: DerivedLoadout,
  { skills: targets }: Pick<SearchCriteria, "skills">,
  kind: SkillKind,
  catalog: LoadoutCatalog,
): readonly SkillTotal[] {
  const equipped = skills
    .filter((each) => each.kind === kind)
    .map((each) => ({ ...each, target: targets[each.skill] ?? 0 }))
    .toSorted((a, b) => b.level - a.level);
  const missing = listMissingTargets(targets, skills, kind, catalog).map(([record, target]) => ({
    skill: record.id,
    kind,
    level: 0,
    maxLevel: record.maxLevel,
    overflow: 0,
    sources: [],
    target,
  }));
  return [...equipped, ...missing];
}

/** Bonuses of one kind: active ones first, then those with most pieces, skill targets without a piece last. */
export function listBonusTotals(
  { bonuses }: DerivedLoadout,
  { bonuses: targets }: Pick<SearchCriteria, "bonuses">,
  kind: SkillKind,
  catalog: LoadoutCatalog,
): readonly BonusTotal[] {
  const countSteps = (skill: string) => catalog.skills.get(skill)?.levels ?? [];
  const equipped = bonuses
    .filter((each) => each.kind === kind)
    .map((each) => ({ ...each, target: targets[each.skill] ?? 0, steps: countSteps(each.skill) }))
    .toSorted((a, b) => b.level - a.level || b.pieces - a.pieces);
  const missing = listMissingTargets(targets, bonuses, kind, catalog).map(([record, target]) => ({
    skill: record.id,
    kind,
    pieces: 0,
    level: 0,
    maxLevel: record.maxLevel,
    next: record.levels?.[0] ?? null,
    sources: [],
    target,
    steps: record.levels ?? [],
  }));
  return [...equipped, ...missing];
}

function listMissingTargets(
  targets: SkillTargetLevels,
  equipped: readonly { readonly skill: string }[],
  kind: SkillKind,
  catalog: LoadoutCatalog,
): (readonly [record: LoadoutSkill, target: number])[] {
  return Object.entries(targets).flatMap(([id, target]) => {
    const record = catalog.skills.get(id);
    if (record?.kind !== kind || equipped.some(({ skill }) => skill === id)) return [];
    return [[record, target] as const];
  });
}

/** The level to target next; `null` where nothing higher exists. */
export function getNextTarget({
  level,
  maxLevel,
  target,
}: Pick<SkillTotal, "level" | "maxLevel" | "target">): number | null {
  const next = Math.max(level, target) + 1;
  return next <= maxLevel ? next : null;
}

/** "2 of 4 pieces; next level at 4": the pieces that count, and what the next level needs. */
export function formatPieces({ pieces, level, next, steps }: BonusTotal): string {
  const target = steps.find((step) => step.level === next?.level)?.pieces;
  if (target === undefined) return `${pieces} pieces, max level`;
  return `${pieces} of ${target} pieces${level > 0 ? `; next level at ${target}` : ""}`;
}
