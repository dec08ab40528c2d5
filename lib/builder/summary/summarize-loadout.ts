import type { Element } from "@/lib/catalog/codes";
import type { SkillCondition } from "@/lib/catalog/effect-codes";
import { listActiveSkills } from "../damage/active-skills";
import type { DamageScenario, DamageSkill } from "../damage/inputs";
import type { RotationDamage } from "../damage/outputs";
import { explainRotation } from "../damage/rotation-damage";
import type { DerivedLoadout, DerivedSharpness } from "../loadout/derived";
import { isConditional } from "./steady-scenario";
import { getBaseFigures, getRotationFigures, getSteadyFigures, type WeaponFigures } from "./weapon-figures";

/** A figure by itself, and with every effect that has no condition. */
export interface SteadyFigure {
  readonly base: number;
  readonly always: number;
}

/** The equipped weapon, summed up. */
interface WeaponSummary {
  /** Of the weapon itself, Artian parts and reinforcements included. */
  readonly base: WeaponFigures;
  /** With every effect that has no condition. */
  readonly always: WeaponFigures;
  /** Against the target of a damage setup; `null` = none is known. */
  readonly target: TargetFigures | null;
  /** `null` for ranged weapons. */
  readonly sharpness: DerivedSharpness | null;
}

/** Damage of a setup's moves to its target, uptimes and bonuses included. */
interface TargetFigures {
  /** The lowest figures over all moves. */
  readonly least: WeaponFigures;
  /** The highest; the same where there is one move, or they are alike. */
  readonly most: WeaponFigures;
}

/** A skill that raises damage only under a condition. It is in no figure that is always on. */
export interface ConditionalSkill {
  readonly skill: string;
  readonly level: number;
  readonly condition: SkillCondition | null;
  /** Percent of the time that it counts against the target; 0 = not at all, `null` = no target is known. */
  readonly uptime: number | null;
}

/** A loadout in the three columns in which the site sums it up: base, always on, against a target. */
export interface LoadoutSummary {
  /** `null` without a weapon, or with one that is not known. */
  readonly weapon: WeaponSummary | null;
  readonly defense: SteadyFigure;
  readonly resistances: Readonly<Record<Element, SteadyFigure>>;
  /** In the order of the catalog. */
  readonly conditional: readonly ConditionalSkill[];
}

/**
 * Sums a loadout up with the calculation that damage is made with.
 *
 * @param skills the records of all skills; levels of others are not counted
 * @param scenario target, moves, uptimes and bonuses for this weapon; `null` = no target is known
 * @throws RangeError as `checkScenario` says
 */
export function summarizeLoadout(
  derived: DerivedLoadout,
  skills: readonly DamageSkill[],
  scenario: DamageScenario | null = null,
): LoadoutSummary {
  const rotation = derived.weapon && scenario ? explainRotation(scenario, skills, derived.levels) : null;
  return summarizeWithDamage(derived, skills, rotation);
}

/**
 * The same where the damage against the target is calculated already.
 *
 * @param rotation damage of this loadout; `null` = no target is known
 */
export function summarizeWithDamage(
  { levels, weapon, defense, resistances }: DerivedLoadout,
  skills: readonly DamageSkill[],
  rotation: RotationDamage | null,
): LoadoutSummary {
  const uptimes = rotation && getUptimes(rotation);
  const conditional = listActiveSkills(skills, levels)
    .filter(({ skill }) => isConditional(skill.id))
    .map(({ skill: { id, condition }, level }) => {
      return { skill: id, level, condition, uptime: uptimes && (uptimes.get(id) ?? 0) };
    });
  return {
    weapon: weapon && summarizeWeapon(weapon, skills, levels, rotation),
    defense: { base: defense.base, always: defense.withSkills },
    resistances: toRecord((element) => {
      const { base, withSkills } = resistances[element];
      return { base, always: withSkills };
    }),
    conditional,
  };
}

function summarizeWeapon(
  weapon: NonNullable<DerivedLoadout["weapon"]>,
  skills: readonly DamageSkill[],
  levels: DerivedLoadout["levels"],
  rotation: RotationDamage | null,
): WeaponSummary {
  const base = getBaseFigures(weapon);
  // Damage refuses a weapon without attack, which only a damaged record can be.
  const always = weapon.attack > 0 ? getSteadyFigures(weapon, skills, levels) : base;
  const target = rotation && {
    least: getRotationFigures(weapon, rotation, always, Math.min),
    most: getRotationFigures(weapon, rotation, always, Math.max),
  };
  return { base, always, target, sharpness: weapon.sharpness };
}

/** Percent of the time that each skill counts for some hit. */
function getUptimes({ steps }: RotationDamage): ReadonlyMap<string, number> {
  const uptimes = new Map<string, number>();
  const figures = steps.flatMap(({ perHit }) => {
    const { attack, element, affinity, rawCritical, elementCritical, raw, elemental } = perHit;
    return [attack, element, affinity, rawCritical, elementCritical, raw.hit, elemental.hit];
  });
  for (const { source } of figures.flatMap(({ terms }) => terms)) {
    if (source?.kind !== "skill") continue;
    uptimes.set(source.id, Math.max(uptimes.get(source.id) ?? 0, source.uptime ?? 100));
  }
  return uptimes;
}

function toRecord<Value>(read: (element: Element) => Value): Readonly<Record<Element, Value>> {
  return {
    fire: read("fire"),
    water: read("water"),
    thunder: read("thunder"),
    ice: read("ice"),
    dragon: read("dragon"),
  };
}
