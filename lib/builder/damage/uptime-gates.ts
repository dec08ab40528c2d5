import { defaultUptimes, isUptimeCondition, scaledConditions, type UptimeCondition } from "./conditions";
import { getCountedSkill } from "./counted-skills";
import type { DamageScenario, DamageSkill } from "./inputs";

/**
 * A part of the time, as an interval of a cycle that runs evenly from 0 to 1. What hangs on one cycle holds
 * together as far as the intervals overlap; cycles are independent of one another.
 */
export interface Interval {
  /** `null` = it is counted by its length alone. */
  readonly cycle: string | null;
  readonly from: number;
  readonly to: number;
}

/** An interval whose cycle is mixed exactly. */
export interface MixedInterval extends Interval {
  readonly cycle: string;
}

/** Part of the time for which something holds. 0 to 1. */
export function getLength({ from, to }: Interval): number {
  return to - from;
}

/** Whether something holds for a part of the time that is mixed exactly. */
export function isMixed(interval: Interval): interval is MixedInterval {
  const length = getLength(interval);
  return interval.cycle !== null && length > 0 && length < 1;
}

/** How many cycles are mixed exactly; what hangs on further ones counts its share of the time. */
export const maxMixedCycles = 12;

/** Conditions that exclude one another, or lie within one another, hang on one cycle. */
const sharedCycles: Readonly<Partial<Record<UptimeCondition, UptimeCondition>>> = {
  frenzyCured: "frenzy",
  bubbleblight: "wet",
  burstActive: "burst",
};

/** Whether no other condition shares the cycle of one. */
export function hasOwnCycle(condition: UptimeCondition): boolean {
  return !Object.entries(sharedCycles).flat().includes(condition);
}

/** Conversion of a scenario's uptimes to intervals. */
export interface Gates {
  /** Intervals of the usual figures of a skill, and of those of its second state. */
  ofSkill(skill: DamageSkill): { readonly first: Interval; readonly second: Interval };
  /** The interval of a condition. */
  ofCondition(condition: UptimeCondition): Interval;
  /** The interval of a bonus, by its place among those of the scenario. */
  ofBonus(index: number): Interval;
  /** The interval of a switch axe's power state. */
  ofAxePower(): Interval;
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

const never: Interval = { cycle: null, from: 0, to: 0 };
const always: Interval = { cycle: null, from: 0, to: 1 };

/**
 * The cycles of a scenario. The first twelve that run at all are mixed exactly, whatever the loadout: those of
 * conditions, then of skills, then of bonuses.
 *
 * @param skills the records of all skills
 */
export function createGates(scenario: DamageScenario, skills: readonly DamageSkill[]): Gates {
  const records = new Map(skills.map((skill) => [skill.id, skill]));
  const mixed = listMixedCycles(scenario);
  const interval = (cycle: string, from: number, to: number): Interval =>
    to <= from
      ? never
      : from <= 0 && to >= 1
        ? always
        : { cycle: mixed.has(cycle) ? cycle : null, from, to: Math.min(to, 1) };

  function ofCondition(condition: UptimeCondition): Interval {
    const share = getConditionUptime(scenario, condition) / 100;
    const after = condition === "frenzy" ? "frenzyCured" : condition === "wet" ? "bubbleblight" : null;
    const from = after === null ? 0 : getConditionUptime(scenario, after) / 100;
    return interval(getCycle(condition), from, Math.min(from + share, 1));
  }

  function ofSkill(skill: DamageSkill): { readonly first: Interval; readonly second: Interval } {
    const own = scenario.uptimes?.skills?.[skill.id];
    const states = secondStates[skill.id];
    if (states !== undefined) {
      return own === undefined
        ? { first: ofCondition(states[0]), second: ofCondition(states[1]) }
        : { first: never, second: interval(`skill:${skill.id}`, 0, own / 100) };
    }
    const first = own === undefined ? ofRole(skill) : interval(`skill:${skill.id}`, 0, own / 100);
    const needed = skill.requires === undefined ? undefined : records.get(skill.requires);
    return { first: needed === undefined ? first : nest(first, ofSkill(needed).first), second: never };
  }

  function ofRole({ id, condition }: DamageSkill): Interval {
    if (getCountedSkill(id)?.when !== "uptime") return always;
    return isUptimeCondition(condition) ? ofCondition(condition) : never;
  }

  return {
    ofSkill,
    ofCondition,
    ofBonus: (index) => interval(getBonusCycle(index), 0, (scenario.bonuses?.[index]?.uptime ?? 100) / 100),
    ofAxePower: () => interval(axeCycle, 0, (scenario.axePowerUptime ?? 0) / 100),
  };
}

/** A skill that needs another works at most for as long as that one, and then at the same time. */
function nest(own: Interval, needed: Interval): Interval {
  const length = Math.min(getLength(own), getLength(needed));
  if (length <= 0) return never;
  return length >= 1 ? always : { ...needed, cycle: needed.cycle ?? own.cycle, to: needed.from + length };
}

function getConditionUptime({ uptimes }: DamageScenario, condition: UptimeCondition): number {
  return uptimes?.conditions?.[condition] ?? defaultUptimes[condition];
}

function getCycle(condition: UptimeCondition): string {
  return sharedCycles[condition] ?? condition;
}

const axeCycle = "axe-power";

function getBonusCycle(index: number): string {
  return `bonus:${index}`;
}

function listMixedCycles(scenario: DamageScenario): ReadonlySet<string> {
  const turns = (percent: number) => percent > 0 && percent < 100;
  const conditions = Object.keys(defaultUptimes).filter(isUptimeCondition);
  const ofSkills = Object.entries(scenario.uptimes?.skills ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const cycles = [
    ...conditions
      .filter((condition) => !scaledConditions.includes(condition))
      .filter((condition) => turns(getConditionUptime(scenario, condition)))
      .map(getCycle),
    ...ofSkills.filter(([id, percent]) => turns(percent) && isMixable(id)).map(([id]) => `skill:${id}`),
    ...(turns(scenario.axePowerUptime ?? 0) ? [axeCycle] : []),
    ...(scenario.bonuses ?? []).flatMap(({ uptime = 100 }, index) =>
      turns(uptime) ? [getBonusCycle(index)] : [],
    ),
  ];
  return new Set([...new Set(cycles)].slice(0, maxMixedCycles));
}

/** Skills that work at low sharpness are in one table with Handicraft, by their share of the time. */
function isMixable(id: string): boolean {
  const role = getCountedSkill(id);
  return role !== null && role.when !== "lowSharpness";
}
