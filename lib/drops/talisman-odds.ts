import type { DecorationKind } from "@/lib/catalog/codes";

/** A skill with its level. */
interface OddsSkill {
  readonly skill: string;
  readonly level: number;
}

/** A talisman with what it is drawn from. */
interface OddsTalisman {
  readonly id: string;
  /** Items that turn out to be it, with the chance in percent. */
  readonly appraisedFrom: readonly { readonly item: string; readonly chance: number }[];
  /** Three skill groups, 0 for none, and a slot group. */
  readonly patterns: readonly (readonly number[])[];
  /** Of the patterns, in their order. */
  readonly weights: readonly number[];
}

/** Everything that talismans are drawn from. */
export interface TalismanPools {
  readonly talismans: readonly OddsTalisman[];
  /** Skills by number of their group. */
  readonly skillGroups: Readonly<Record<number, readonly OddsSkill[]>>;
  /** Slots by number of their group. */
  readonly slotGroups: Readonly<
    Record<number, readonly { readonly kind: DecorationKind; readonly slot: number }[]>
  >;
}

/** Minimum figures of a talisman. */
export interface TalismanTarget {
  /** Different skills. */
  readonly skills: readonly OddsSkill[];
  readonly slot: { readonly kind: DecorationKind; readonly slot: number } | null;
}

/**
 * Chance that one appraisal of an item gives a talisman with the skills at these levels or higher, and a slot of this
 * size or larger.
 *
 * Exact for this model: the talisman by the chances of `AmuletRankJudge`, its pattern by the number of rows of
 * `RandomAmuletPtTable`, then one skill of each group, all equally likely but for those drawn before.
 *
 * @returns 0 to 1
 */
export function getTalismanChance(pools: TalismanPools, item: string, target: TalismanTarget): number {
  return pools.talismans.reduce((sum, talisman) => {
    const chance = talisman.appraisedFrom.find((source) => source.item === item)?.chance ?? 0;
    return chance === 0 ? sum : sum + (chance / 100) * getPatternChance(pools, talisman, target);
  }, 0);
}

function getPatternChance(
  { skillGroups, slotGroups }: TalismanPools,
  { patterns, weights }: OddsTalisman,
  { skills, slot }: TalismanTarget,
): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  // Patterns of the same groups differ in their slots alone.
  const weightByGroups = new Map<string, { groups: readonly number[]; weight: number }>();
  patterns.forEach((pattern, index) => {
    const slots = slotGroups[pattern[3] ?? 0] ?? [];
    if (slot && !slots.some((own) => own.kind === slot.kind && own.slot >= slot.slot)) return;
    const groups = pattern.slice(0, 3).filter((group) => group > 0);
    const known = weightByGroups.get(groups.join());
    weightByGroups.set(groups.join(), { groups, weight: (known?.weight ?? 0) + (weights[index] ?? 0) });
  });
  return [...weightByGroups.values()].reduce((sum, { groups, weight }) => {
    const pools = groups.map((group) => skillGroups[group] ?? []);
    return sum + (weight / total) * getSkillChance(pools, skills, []);
  }, 0);
}

/** Chance that drawing one entry of each pool, no skill twice, meets every target. */
function getSkillChance(
  [pool, ...rest]: readonly (readonly OddsSkill[])[],
  targets: readonly OddsSkill[],
  drawn: readonly string[],
): number {
  if (targets.length === 0) return 1;
  if (!pool || targets.length > rest.length + 1) return 0;
  const free = pool.filter(({ skill }) => !drawn.includes(skill));
  if (free.length === 0) return 0;
  const sum = free.reduce((chances, { skill, level }) => {
    const target = targets.find((each) => each.skill === skill);
    // The skill came up below its level, and does not come up again.
    if (target && level < target.level) return chances;
    const open = target ? targets.filter((each) => each !== target) : targets;
    return chances + getSkillChance(rest, open, [...drawn, skill]);
  }, 0);
  return sum / free.length;
}
