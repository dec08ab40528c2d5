import { formatSigned } from "@/lib/text/format";
import type { BonusChange, LoadoutDelta, SkillChange } from "../editor/compare-derived";
import type { SlotCounts } from "../loadout/derived";
import type { LoadoutCatalog, LoadoutSkill } from "../loadout/loadout-catalog";

/** One change, as a chip shows it: figure, name of a skill, and what else. */
export interface DeltaPart {
  readonly key: string;
  /** With its sign, `+1`; may be empty. */
  readonly figure: string;
  /** Whose name is after the figure; `null` = none. */
  readonly skill: string | null;
  /** After the name. */
  readonly rest: string;
  /** Text after that for screen readers only. */
  readonly spoken: string;
  readonly tone: "good" | "bad" | "dim";
  /** A skill target. */
  readonly isTarget: boolean;
}

/** Changes of damage below this share are rounding, and shown as none. */
export const leastShare = 0.0005;

/** Whether a change of damage, as a share, is a gain that is shown; `null` = not known, which is none. */
export function raisesDamage(change: number | null): boolean {
  return change !== null && change >= leastShare;
}

/**
 * By how much the damage to the target changes, as the first chip: `+2.1% damage`.
 *
 * @param change as a share; `null` = not known
 */
export function listDamageParts(change: number | null): readonly DeltaPart[] {
  if (change === null || Math.abs(change) < leastShare) return [];
  const part = { key: "damage", skill: null, rest: "damage", spoken: " to the target", isTarget: false };
  return [{ ...part, figure: formatSigned(change * 100, "%", 1), tone: getTone(change) }];
}

/** The same as a text: `+2.1% damage`, `no change of damage`. */
export function formatDamageChange(change: number): string {
  const [part] = listDamageParts(change);
  return part ? `${part.figure} ${part.rest}` : "no change of damage";
}

/** The same after the name of an option: `, +2.1% damage`; nothing where it is none or not known. */
export function formatOptionDamage(change: number | null): string {
  return change === null || listDamageParts(change).length === 0 ? "" : `, ${formatDamageChange(change)}`;
}

/** Text of an option's costs in skills, after its name: `, −1 Burst`; nothing where no level falls. */
export function formatOptionLosses(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
  getSkillName: (skill: string) => string,
): string {
  return Object.entries(before)
    .map(([skill, level]) => ({ skill, change: (after[skill] ?? 0) - level }))
    .filter(({ change }) => change < 0)
    .map(({ skill, change }) => `, ${formatSigned(change)} ${getSkillName(skill)}`)
    .join("");
}

/**
 * Changes besides the figures: skill targets first, then gains before losses, bonuses that come nearer or go, free
 * slots.
 *
 * @param bare nothing is in the place now: what the piece gives is in its row already, so that only what is
 *   a skill target or adds to something is shown
 */
export function listDeltaParts(
  delta: LoadoutDelta,
  targetLevel: ReadonlySet<string>,
  catalog: LoadoutCatalog,
  bare: boolean,
): readonly DeltaPart[] {
  if (bare) {
    const adds = ({ skill, from }: SkillChange) => targetLevel.has(skill) || from > 0;
    const skills = delta.skills.filter(adds);
    return [...listSkillParts(skills, targetLevel), ...listBonusParts(delta.bonuses, targetLevel, catalog)];
  }
  return [
    ...listSkillParts(delta.skills, targetLevel),
    ...listBonusParts(delta.bonuses, targetLevel, catalog),
    ...listSlotParts(delta),
  ];
}

function listSkillParts(
  changes: readonly SkillChange[],
  targetLevel: ReadonlySet<string>,
): readonly DeltaPart[] {
  return changes
    .map((change) => ({ ...change, gain: change.to - change.from, isTarget: targetLevel.has(change.skill) }))
    .toSorted((a, b) => Number(b.isTarget) - Number(a.isTarget) || b.gain - a.gain)
    .map(({ skill, gain, isTarget }) => ({
      key: skill,
      figure: formatSigned(gain),
      skill,
      rest: "",
      spoken: "",
      tone: getTone(gain),
      isTarget,
    }));
}

function listBonusParts(
  bonuses: readonly BonusChange[],
  targetLevel: ReadonlySet<string>,
  catalog: LoadoutCatalog,
): readonly DeltaPart[] {
  return bonuses
    .filter((bonus) => matters(bonus, targetLevel.has(bonus.skill), getLevels(bonus.skill, catalog)))
    .map((bonus) => ({ ...bonus, gain: bonus.to - bonus.from, step: bonus.pieces.to - bonus.pieces.from }))
    .toSorted((a, b) => b.gain - a.gain || b.step - a.step)
    .map(({ skill, gain, pieces }) => {
      const levels = getLevels(skill, catalog);
      const goal = levels.find((level) => level.pieces >= pieces.to) ?? levels.at(-1);
      return {
        key: skill,
        figure: gain === 0 ? "" : formatSigned(gain),
        skill,
        rest: ` ${pieces.from} → ${pieces.to} of ${goal?.pieces ?? pieces.to}`,
        spoken: " pieces",
        // A piece toward a bonus that is not active yet is neither gain nor loss.
        tone: getTone(gain),
        isTarget: targetLevel.has(skill),
      };
    });
}

type Levels = NonNullable<LoadoutSkill["levels"]>;

function getLevels(skill: string, catalog: LoadoutCatalog): Levels {
  return catalog.skills.get(skill)?.levels ?? [];
}

/**
 * Whether pieces of a bonus are worth a word: a level changes, or comes nearer or goes farther off. The first piece
 * alone does so only where the bonus is a target, and pieces beyond the last level never do.
 */
function matters({ from, to, pieces }: BonusChange, isTarget: boolean, levels: Levels): boolean {
  if (from !== to) return true;
  const fewer = Math.min(pieces.from, pieces.to);
  return (isTarget || fewer > 0) && fewer < (levels.at(-1)?.pieces ?? 0);
}

function listSlotParts({ freeSlots }: LoadoutDelta): readonly DeltaPart[] {
  return [...listSlotChanges("weapon", freeSlots.weapon), ...listSlotChanges("armor", freeSlots.armor)];
}

function listSlotChanges(
  kind: "weapon" | "armor",
  { from, to }: { readonly from: SlotCounts; readonly to: SlotCounts },
): readonly DeltaPart[] {
  return [3, 2, 1].flatMap((level): DeltaPart[] => {
    const gain = (to[level - 1] ?? 0) - (from[level - 1] ?? 0);
    if (gain === 0) return [];
    return [
      {
        key: `${kind}-${level}`,
        figure: formatSigned(gain),
        skill: null,
        rest: ` slot ${level}`,
        spoken: " free",
        tone: "dim",
        isTarget: false,
      },
    ];
  });
}

function getTone(gain: number): DeltaPart["tone"] {
  if (gain === 0) return "dim";
  return gain > 0 ? "good" : "bad";
}
