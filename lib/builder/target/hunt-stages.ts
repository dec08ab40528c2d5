import { type WeaponType, weaponTypes } from "@/lib/catalog/codes";
import { defaultUptimes, type UptimeCondition } from "../damage/conditions";
import type { DamageSetup } from "./damage-setup";

/** For how much of a stage a condition holds, and why. */
interface StageUptime {
  readonly condition: UptimeCondition;
  /** Percent of the time, 0 to 100. */
  readonly percent: number;
  /** For a person. */
  readonly why: string;
}

export const huntStages = ["steady", "opening", "topple"] as const;
/** A part of a hunt. */
export type HuntStage = (typeof huntStages)[number];

export const stageLabels: Readonly<Record<HuntStage, string>> = {
  steady: "Steady hunt",
  opening: "First minute",
  topple: "Toppled monster",
};

/** The tables hold no uptimes, so these are judgments: round figures, the same for all weapons but where one is named. */
const shared: Readonly<Record<HuntStage, readonly StageUptime[]>> = {
  steady: [
    ...holdBurst(90, "Burst ends only while the monster is out of reach."),
    { condition: "fullHealth", percent: 70, why: "Small hits cost health until it is healed." },
    { condition: "fullStamina", percent: 80, why: "Dodges and sprints use stamina." },
    {
      condition: "enragedMonster",
      percent: 60,
      why: "A monster is enraged for most of a hunt, not for all of it.",
    },
  ],
  opening: [
    ...holdBurst(60, "Burst has to be built up first."),
    { condition: "fullStamina", percent: 90, why: "Little has been dodged yet." },
    { condition: "enragedMonster", percent: 0, why: "It takes damage before a monster becomes enraged." },
  ],
  topple: [
    { condition: "fullHealth", percent: 70, why: "Health is as it was before the topple." },
    { condition: "enragedMonster", percent: 60, why: "A topple comes at any time." },
  ],
};

/** Weapons that differ, in a steady hunt. */
const ofType: Readonly<Partial<Record<WeaponType, readonly StageUptime[]>>> = {
  bow: [{ condition: "fullStamina", percent: 50, why: "Charging and dodging use stamina all the time." }],
  "dual-blades": [{ condition: "fullStamina", percent: 40, why: "Demon Mode drains stamina." }],
  lance: [{ condition: "afterPerfectGuard", percent: 50, why: "A lance guards most attacks." }],
  gunlance: [{ condition: "afterPerfectGuard", percent: 40, why: "A gunlance guards many attacks." }],
  "sword-and-shield": [{ condition: "afterPerfectGuard", percent: 30, why: "Some attacks are guarded." }],
  "charge-blade": [{ condition: "afterPerfectGuard", percent: 30, why: "Some attacks are guarded." }],
};

function holdBurst(percent: number, why: string): readonly StageUptime[] {
  return [
    { condition: "burst", percent, why },
    { condition: "burstActive", percent, why },
  ];
}

/** Uptimes of a stage with a weapon; what is not named has its default. */
export function listStageUptimes(stage: HuntStage, type: WeaponType): readonly StageUptime[] {
  const own = stage === "steady" ? (ofType[type] ?? []) : [];
  const named = new Set(own.map(({ condition }) => condition));
  return [...shared[stage].filter(({ condition }) => !named.has(condition)), ...own];
}

/** The same as a damage setup holds it, without what equals a default. */
export function getStageConditions(stage: HuntStage, type: WeaponType): DamageSetup["conditions"] {
  const differing = listStageUptimes(stage, type).filter(
    ({ condition, percent }) => percent !== defaultUptimes[condition],
  );
  return Object.fromEntries(differing.map(({ condition, percent }) => [condition, percent]));
}

/** The stage that these conditions are; `null` where they are a person's own, or the defaults. */
export function findStage(conditions: DamageSetup["conditions"], type: WeaponType): HuntStage | null {
  const chosen = Object.entries(conditions);
  const isSame = (stage: HuntStage) => {
    const wanted = new Map<string, number>(Object.entries(getStageConditions(stage, type)));
    return wanted.size === chosen.length && chosen.every(([id, percent]) => wanted.get(id) === percent);
  };
  return huntStages.find(isSame) ?? null;
}

/** Whether a person chose the uptimes, and not a goal of whatever weapon. */
export function hasOwnUptimes({ conditions, skills }: DamageSetup): boolean {
  if (Object.keys(skills).length > 0) return true;
  if (Object.keys(conditions).length === 0) return false;
  return weaponTypes.every((type) => findStage(conditions, type) === null);
}
