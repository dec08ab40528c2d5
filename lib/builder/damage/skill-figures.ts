import type { SharpnessColor, WeaponType } from "@/lib/catalog/codes";
import {
  alternatingShare,
  carriedLevels,
  criticalMultiplier,
  darkArts,
  elementCriticalMultiplier,
  sharpnessElement,
  sharpnessRaw,
} from "./constants";
import { type CountedSkill, getCountedSkill } from "./counted-skills";
import { type ElementSource, getElementSource } from "./element-source";
import { addFigures, type FigureEffect, noFigures, scaleFigures } from "./figure-effect";
import type { DamageMove, DamageScenario, DamageSkill, SkillFigures } from "./inputs";
import { isReadOtherwise } from "./readings";
import { isAtMost } from "./sharpness";
import { type Gates, getLength, type Interval, isMixed, type MixedInterval } from "./uptime-gates";

/** Effect of a skill on one move: expected figures, uptime included. */
interface SkillContribution extends FigureEffect {
  /** Percent of the time that the above is calculated with. */
  readonly uptime: number;
}

/** Figures as they are while they hold, and when that is. */
interface GatedEffect {
  /** Exactly mixed with those of other cycles, or `null` where the figures have their share of the time already. */
  readonly gate: MixedInterval | null;
  readonly effect: FigureEffect;
}

/** Facts that the figures of skills depend on besides their level. */
export interface MoveContext {
  readonly scenario: DamageScenario;
  readonly move: DamageMove;
  readonly element: ElementSource | null;
  /** Percent. */
  readonly rawHitzone: number;
  readonly onWound: boolean;
  readonly gates: Gates;
}

export function createMoveContext(scenario: DamageScenario, move: DamageMove, gates: Gates): MoveContext {
  return {
    gates,
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
  const type = getFigureType(skill, scenario);
  const group = skill.effectsByWeapon?.find(({ weapons }) => weapons.includes(type));
  const effects = group?.effects ?? skill.effects;
  const counted = Math.min(level, skill.maxLevel);
  const carried = isReadOtherwise(scenario, "blackestNight") ? undefined : carriedLevels[skill.id];
  const from = carried?.level === counted ? carried.from : counted;
  return effects[from - 1] ?? null;
}

/** A figure of skills at their levels, summed; 0 where none has it. */
export function sumFigures(
  active: readonly { readonly skill: DamageSkill; readonly level: number }[],
  scenario: DamageScenario,
  key: keyof SkillFigures,
): number {
  return active.reduce((sum, { skill, level }) => {
    const figure = getFiguresAt(skill, level, scenario)?.[key];
    return sum + (typeof figure === "number" ? figure : 0);
  }, 0);
}

/** The type of weapon whose figures count: of Dark Arts, which of two some types have is not certain. */
function getFigureType({ id }: DamageSkill, scenario: DamageScenario): WeaponType {
  const { type } = scenario.weapon;
  const lower =
    id === darkArts.skill && darkArts.uncertain.includes(type) && isReadOtherwise(scenario, "darkArtsLower");
  return lower ? darkArts.lowerAs : type;
}

/**
 * Expected figures of a skill for a move; `null` = it does nothing to it.
 *
 * An effect that holds for u percent of the time counts u percent of its figure. That is what is expected of the
 * figure itself; damage is mixed of what holds at once (`getGatedEffects`).
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
  const found = getStates(skill, level, context, color);
  if (found === null) return null;
  const effect = found.reduce((sum, state) => addFigures(sum, scaleEffect(state)), noFigures);
  const uptime = 100 * Math.max(...found.map(({ interval }) => getLength(interval)));
  return { ...effect, uptime };
}

/** The same figures apart by when they hold; none where it does nothing to the move. */
export function getGatedEffects(
  skill: DamageSkill,
  level: number,
  context: MoveContext,
  color: SharpnessColor | null,
): readonly GatedEffect[] {
  return (getStates(skill, level, context, color) ?? []).map((state) =>
    isMixed(state.interval)
      ? { gate: state.interval, effect: state.effect }
      : { gate: null, effect: scaleEffect(state) },
  );
}

interface SkillState {
  readonly interval: Interval;
  readonly effect: FigureEffect;
}

/** Effects of a skill in each of its states that ever hold; `null` = none. */
function getStates(
  skill: DamageSkill,
  level: number,
  context: MoveContext,
  color: SharpnessColor | null,
): readonly SkillState[] | null {
  const role = getCountedSkill(skill.id);
  const figures = getFiguresAt(skill, level, context.scenario);
  if (role === null || figures === null) return null;
  const counted = getTriggered(role, figures, context, color);
  if (counted === null) return null;
  const { first, second } = context.gates.ofSkill(skill);
  const states = [
    { interval: first, effect: getFirstEffect(skill, counted, context, color) },
    { interval: second, effect: getSecondEffect(counted) },
  ].filter(({ interval, effect }) => getLength(interval) > 0 && !isNothing(effect));
  return states.length === 0 ? null : states;
}

function getFirstEffect(
  skill: DamageSkill,
  figures: SkillFigures,
  context: MoveContext,
  color: SharpnessColor | null,
): FigureEffect {
  const { move } = context;
  const element = getElementFigures(skill, figures, context);
  const effect: FigureEffect = {
    attackPct: getMovePercent(skill, figures, move),
    attack: (figures.attack ?? 0) + (figures.attackMax ?? 0),
    rawDamagePct:
      getHitPercent(figures, move) + getSpecialPercent(figures.specialRawMult, sharpnessRaw, color),
    affinity: (figures.affinity ?? 0) + getWoundAffinity(figures, context) + (figures.affinityWet ?? 0),
    elementPct: element.percent,
    element: element.flat,
    elementDamagePct:
      context.element === null ? 0 : getSpecialPercent(figures.specialElementMult, sharpnessElement, color),
    rawCritical: figures.critMultiplier ?? 0,
    elementCritical: figures.elementCritMultiplier ?? 0,
  };
  const whole: Interval = { cycle: null, from: 0, to: alternatingShare };
  return figures.alternating === true ? scaleEffect({ effect, interval: whole }) : effect;
}

function getSecondEffect(figures: SkillFigures): FigureEffect {
  return {
    ...noFigures,
    attack: figures.attackFrenzyCured ?? 0,
    affinity: figures.affinityBubbleblight ?? 0,
  };
}

/** A multiplier that holds for a share of the time is that much away from the usual one. */
function scaleEffect({ effect, interval }: SkillState): FigureEffect {
  const share = getLength(interval);
  const multiplier = (value: number, usual: number) => (value === 0 ? 0 : usual + share * (value - usual));
  return {
    ...scaleFigures(effect, share),
    rawCritical: multiplier(effect.rawCritical, criticalMultiplier),
    elementCritical: multiplier(effect.elementCritical, elementCriticalMultiplier),
  };
}

function isNothing(effect: FigureEffect): boolean {
  return Object.values(effect).every((value) => value === 0);
}

/** Units of sharpness that a level of Handicraft adds; 0 for other skills, and where it is turned off. */
export function countSharpnessUnits(skill: DamageSkill, level: number, scenario: DamageScenario): number {
  const off = scenario.uptimes?.skills?.[skill.id] === 0;
  return off || level < 1 ? 0 : (getFiguresAt(skill, level, scenario)?.sharpness ?? 0);
}

/** The figures that count for a move; `null` where what they wait for is not so. */
function getTriggered(
  role: CountedSkill,
  figures: SkillFigures,
  { scenario, move, rawHitzone, onWound }: MoveContext,
  color: SharpnessColor | null,
): SkillFigures | null {
  if (role.weapons !== undefined && !role.weapons.includes(scenario.weapon.type)) return null;
  const when = (holds: boolean) => (holds ? figures : null);
  switch (role.when) {
    case "always":
    case "uptime":
      return figures;
    case "weakSpot": {
      if (rawHitzone >= (figures.hitzoneMin ?? Number.POSITIVE_INFINITY)) return figures;
      const onlyWound = onWound && isReadOtherwise(scenario, "woundBelowWeakSpot");
      return onlyWound ? { affinityOnWoundExtra: figures.affinityOnWoundExtra } : null;
    }
    case "hardHitzone":
      return when(
        move.usesHitzone !== false && rawHitzone <= (figures.hitzoneMax ?? Number.NEGATIVE_INFINITY),
      );
    case "lowSharpness":
      return when(
        color !== null && figures.sharpnessAtMost !== undefined && isAtMost(color, figures.sharpnessAtMost),
      );
    default:
      return when(move.flags?.includes(role.when) === true);
  }
}

/** Percentages on base raw that hold for this move. */
function getMovePercent({ id }: DamageSkill, figures: SkillFigures, move: DamageMove): number {
  const has = (flag: NonNullable<DamageMove["flags"]>[number]) => move.flags?.includes(flag) === true;
  return (
    (figures.attackPct ?? 0) +
    (has("airborne") ? (figures.aerialAttackPct ?? 0) : 0) +
    (has("morph") ? (figures.morphAttackPct ?? 0) : 0) +
    (has("artilleryAmmo") ? (figures.artilleryAmmoPct ?? 0) : 0) +
    (isShell(move, id) ? (figures.shellingAttackPct ?? 0) : 0)
  );
}

/**
 * Percent by which a special sharpness raises a hit: its factor takes the place of that of the color, which the hit
 * has already. 0 without either.
 */
function getSpecialPercent(
  factor: number | undefined,
  usual: Readonly<Record<SharpnessColor, number>>,
  color: SharpnessColor | null,
): number {
  return factor === undefined || color === null ? 0 : 100 * (factor / usual[color] - 1);
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

function getElementFigures(skill: DamageSkill, figures: SkillFigures, context: MoveContext) {
  const { element, move, scenario } = context;
  const none = { percent: 0, flat: 0 };
  if (element === null) return none;
  if (element.kind === "fixed") {
    return { percent: 0, flat: isShell(move, skill.id) ? (figures.shellingElement ?? 0) : 0 };
  }
  if (figures.elementType !== undefined && figures.elementType !== element.type) return none;
  const upper = isReadOtherwise(scenario, "absorptionUpper") ? figures.elementMax : undefined;
  const flat = upper ?? figures.element;
  const rapid = element.kind === "ofAttack" && move.rapid === true ? (figures.rapidFirePowerPct ?? 0) : 0;
  const converted = mostResistance * (figures.elementPerResistance ?? 0);
  return { percent: (figures.elementPct ?? 0) + rapid, flat: (flat ?? 0) + converted };
}

/** Points of resistance that a condition of 100 percent stands for. */
const mostResistance = 100;

/** Crackling Cornpopper leaves Wyvern Fire as it is; Artillery does not. */
function isShell({ id, shelling }: DamageMove, skill: string): boolean {
  return shelling !== undefined && !(skill === "crackling-cornpopper" && id.includes("wyvern-fire"));
}

function getWoundAffinity(figures: SkillFigures, { onWound }: MoveContext): number {
  return onWound ? (figures.affinityOnWoundExtra ?? 0) : 0;
}
