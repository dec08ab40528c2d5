import type { SharpnessColor } from "@/lib/catalog/codes";
import { defaultUptimes, isUptimeCondition } from "./conditions";
import {
  alternatingShare,
  carriedLevels,
  criticalMultiplier,
  elementalAbsorptionFigure,
  elementCriticalMultiplier,
} from "./constants";
import { type CountedSkill, getCountedSkill } from "./counted-skills";
import { type ElementSource, getElementSource } from "./element-source";
import type { DamageMove, DamageScenario, DamageSkill, SkillFigures, Uptimes } from "./inputs";
import { isAtMost } from "./sharpness";

/** What a skill does to one move: expected figures, uptime included. */
export interface SkillContribution {
  /** Percent that multiplies base raw. */
  readonly attackPct: number;
  /** True raw, after percentages. */
  readonly attack: number;
  /** Percent that multiplies the raw damage of a hit. */
  readonly rawDamagePct: number;
  /** Percentage points. */
  readonly affinity: number;
  /** Percent that multiplies base element. */
  readonly elementPct: number;
  /** Displayed units, after percentages; of a fixed element too. */
  readonly element: number;
  /** Multiplier of critical hits on raw damage; 0 = left as it is. */
  readonly rawCritical: number;
  /** Multiplier of critical hits on element damage; 0 = left as it is. */
  readonly elementCritical: number;
  /** Percent of the time that the above is calculated with. */
  readonly uptime: number;
}

/** What the figures of skills depend on besides their level. */
export interface MoveContext {
  readonly scenario: DamageScenario;
  readonly move: DamageMove;
  readonly element: ElementSource | null;
  /** Percent. */
  readonly rawHitzone: number;
  readonly onWound: boolean;
}

export function createMoveContext(scenario: DamageScenario, move: DamageMove): MoveContext {
  return {
    scenario,
    move,
    element: getElementSource(scenario.weapon, move),
    rawHitzone: scenario.target.hitzone[move.damageType],
    onWound: scenario.target.state === "wound",
  };
}

/** Figures of a level for the equipped weapon; `null` where the facts hold none. Levels past the last are the last. */
export function getFiguresAt(
  skill: DamageSkill,
  level: number,
  scenario: DamageScenario,
): SkillFigures | null {
  const { type } = scenario.weapon;
  const group = skill.effectsByWeapon?.find(({ weapons }) => weapons.includes(type));
  const effects = group?.effects ?? skill.effects;
  const counted = Math.min(level, skill.maxLevel);
  const carried = carriedLevels[skill.id];
  const from = carried?.level === counted ? carried.from : counted;
  return effects[from - 1] ?? null;
}

/**
 * Expected figures of a skill for a move; `null` = it does nothing to it.
 *
 * An effect that holds for u percent of the time counts u percent of its figure. That is exact where the figure
 * adds to damage in proportion, and an approximation where it meets a cap or another effect.
 *
 * @param level 1 and up
 * @param color of sharpness; `null` for ranged weapons and for moves that do not use it
 */
export function getSkillContribution(
  skill: DamageSkill,
  level: number,
  context: MoveContext,
  color: SharpnessColor | null,
): SkillContribution | null {
  const role = getCountedSkill(skill.id);
  const figures = getFiguresAt(skill, level, context.scenario);
  if (role === null || figures === null || !isTriggered(role, figures, context, color)) return null;

  const shares = getUptimeShares(skill, role, context.scenario.uptimes);
  const share = shares.first * (figures.alternating === true ? alternatingShare : 1);
  const { second } = shares;
  const { move } = context;
  const element = getElementFigures(figures, context);
  const contribution = {
    attackPct: share * getMovePercent(figures, move),
    attack:
      share * ((figures.attack ?? 0) + (figures.attackMax ?? 0)) + second * (figures.attackFrenzyCured ?? 0),
    rawDamagePct: share * getHitPercent(figures, move),
    affinity:
      share * ((figures.affinity ?? 0) + getWoundAffinity(figures, context) + (figures.affinityWet ?? 0)) +
      second * (figures.affinityBubbleblight ?? 0),
    elementPct: share * element.percent,
    element: share * element.flat,
    rawCritical: getExpectedFigures(figures.critMultiplier, criticalMultiplier, share),
    elementCritical: getExpectedFigures(figures.elementCritMultiplier, elementCriticalMultiplier, share),
    uptime: 100 * Math.max(shares.first, second),
  };
  return isNothing(contribution) ? null : contribution;
}

/** Units of sharpness that a level of Handicraft adds; 0 for other skills, and where it is turned off. */
export function countSharpnessUnits(skill: DamageSkill, level: number, scenario: DamageScenario): number {
  const off = scenario.uptimes?.skills?.[skill.id] === 0;
  return off || level < 1 ? 0 : (getFiguresAt(skill, level, scenario)?.sharpness ?? 0);
}

/** A multiplier that holds for a share of the time, in the place of a usual one; 0 = it never does. */
function getExpectedFigures(multiplier: number | undefined, usual: number, share: number): number {
  return multiplier === undefined || share === 0 ? 0 : usual + share * (multiplier - usual);
}

function isNothing(contribution: SkillContribution): boolean {
  const { attackPct, attack, rawDamagePct, affinity, elementPct, element } = contribution;
  const { rawCritical, elementCritical } = contribution;
  const added = [
    attackPct,
    attack,
    rawDamagePct,
    affinity,
    elementPct,
    element,
    rawCritical,
    elementCritical,
  ];
  return added.every((value) => value === 0);
}

function isTriggered(
  role: CountedSkill,
  figures: SkillFigures,
  { scenario, move, rawHitzone }: MoveContext,
  color: SharpnessColor | null,
): boolean {
  if (role.weapons !== undefined && !role.weapons.includes(scenario.weapon.type)) return false;
  switch (role.when) {
    case "always":
    case "uptime":
      return true;
    case "weakSpot":
      return rawHitzone >= (figures.hitzoneMin ?? Number.POSITIVE_INFINITY);
    case "hardHitzone":
      return move.usesHitzone !== false && rawHitzone <= (figures.hitzoneMax ?? Number.NEGATIVE_INFINITY);
    case "lowSharpness":
      return (
        color !== null && figures.sharpnessAtMost !== undefined && isAtMost(color, figures.sharpnessAtMost)
      );
    default:
      return move.flags?.includes(role.when) === true;
  }
}

interface Shares {
  /** Share of the time of the figures that most skills have. */
  readonly first: number;
  /** Share of the figures that take their place in a second state. */
  readonly second: number;
}

/**
 * Two skills have a second state that takes the place of the first: Frenzy cured, Bubbleblight instead of wet.
 * The two share the time, and the second goes first.
 */
export const secondStates: Readonly<
  Record<string, readonly ["frenzy" | "wet", "frenzyCured" | "bubbleblight"]>
> = {
  "gore-magalas-tyranny": ["frenzy", "frenzyCured"],
  "slicked-blade": ["wet", "bubbleblight"],
};

function getUptimeShares(skill: DamageSkill, role: CountedSkill, uptimes: Uptimes = {}): Shares {
  const states = secondStates[skill.id];
  const own = uptimes.skills?.[skill.id];
  if (states !== undefined) {
    if (own !== undefined) return { first: 0, second: own / 100 };
    const [before, after] = states;
    const second = (uptimes.conditions?.[after] ?? defaultUptimes[after]) / 100;
    const first = (uptimes.conditions?.[before] ?? defaultUptimes[before]) / 100;
    return { first: Math.min(first, 1 - second), second };
  }
  if (own !== undefined) return { first: own / 100, second: 0 };
  if (role.when !== "uptime") return { first: 1, second: 0 };
  const { condition } = skill;
  if (!isUptimeCondition(condition)) return { first: 0, second: 0 };
  return { first: (uptimes.conditions?.[condition] ?? defaultUptimes[condition]) / 100, second: 0 };
}

/** Percentages on base raw that hold for this move. */
function getMovePercent(figures: SkillFigures, move: DamageMove): number {
  const has = (flag: NonNullable<DamageMove["flags"]>[number]) => move.flags?.includes(flag) === true;
  return (
    (figures.attackPct ?? 0) +
    (has("airborne") ? (figures.aerialAttackPct ?? 0) : 0) +
    (has("morph") ? (figures.morphAttackPct ?? 0) : 0) +
    (has("artilleryAmmo") ? (figures.artilleryAmmoPct ?? 0) : 0) +
    (move.shelling === undefined ? 0 : (figures.shellingAttackPct ?? 0))
  );
}

/** Percentages on the hit that hold for this move. */
function getHitPercent(figures: SkillFigures, move: DamageMove): number {
  return (
    (figures.rawDamagePct ?? 0) +
    (figures.shotPowerPct ?? 0) +
    (figures.specialAmmoPowerPct ?? 0) +
    (move.rapid === true ? (figures.rapidFirePowerPct ?? 0) : 0)
  );
}

function getElementFigures(figures: SkillFigures, { element, move }: MoveContext) {
  const none = { percent: 0, flat: 0 };
  if (element === null) return none;
  if (element.kind === "fixed") {
    return { percent: 0, flat: move.shelling === undefined ? 0 : (figures.shellingElement ?? 0) };
  }
  if (figures.elementType !== undefined && figures.elementType !== element.type) return none;
  const flat = figures.elementMax === undefined ? figures.element : figures[elementalAbsorptionFigure];
  const rapid = element.kind === "ofAttack" && move.rapid === true ? (figures.rapidFirePowerPct ?? 0) : 0;
  return { percent: (figures.elementPct ?? 0) + rapid, flat: flat ?? 0 };
}

function getWoundAffinity(figures: SkillFigures, { onWound }: MoveContext): number {
  return onWound ? (figures.affinityOnWoundExtra ?? 0) : 0;
}
