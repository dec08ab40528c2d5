import { type HitzoneState, hitzoneStates, type SharpnessColor, sharpnessColors } from "@/lib/catalog/codes";
import { isRecord, maxStored, readNumberIn, readOption } from "@/lib/text/read-stored";
import { isUptimeCondition, type UptimeCondition } from "../damage/conditions";
import type { HitzoneFigures } from "../damage/inputs";
import { type Reading, readings } from "../damage/readings";
import { maxBuildCodeLength } from "../share/build-code-layout";
import { readHitzone } from "./custom-target";

/** Most times that one move is done in a rotation. */
export const maxCount = 99;
/** Most seconds that a rotation takes: the longest quest. */
export const maxSeconds = 3600;
/** Maximum moves of a rotation. */
export const maxMoves = 30;
/** Most compared builds. */
export const maxComparedBuilds = 3;
/** Maximum characters of the name of a compared build. */
export const maxComparedBuildName = 40;

/**
 * Target, moves and conditions: everything of a damage scenario that is chosen by a person. Ids only; whether they
 * exist is checked when a scenario is made of it. Plain JSON.
 */
export interface DamageSetup {
  /** Id of a monster, or `customTargetId`. */
  readonly monster: string | null;
  /** Hitzone values of the custom target; `null` = none were typed. */
  readonly custom: HitzoneFigures | null;
  readonly part: string | null;
  readonly state: HitzoneState;
  /** Ids of moves and how often each is done. Empty = a single plain hit. */
  readonly rotation: readonly SetupMove[];
  /** Percent of the time by condition; what is left out has its default. */
  readonly conditions: Readonly<Partial<Record<UptimeCondition, number>>>;
  /** Percent of the time by skill, in place of that of its condition. */
  readonly skills: Readonly<Record<string, number>>;
  /** Percent of the time by bonus, as `meal:…` or `melody:…`; what is not named is not there. */
  readonly bonuses: Readonly<Record<string, number>>;
  /** `null` = the keenest color of the bar. */
  readonly sharpness: SharpnessColor | null;
  /** Percent of the time that a switch axe's axe mode is powered. */
  readonly axePower: number;
  /** Seconds that the rotation takes; 0 = not said, and extra hits at intervals are not counted. */
  readonly seconds: number;
  /** Doubtful terms that are calculated by their other reading. */
  readonly readings: readonly Reading[];
  readonly own: OwnFigures;
  /** Builds to compare the present one with, at most three. */
  readonly comparedBuilds: readonly ComparedBuildEntry[];
}

/** Further bonuses whose figures a person gives. */
export interface OwnFigures {
  /** True raw, 0 and up. */
  readonly attack: number;
  /** Percent on base raw, 0 and up. */
  readonly attackPct: number;
  /** Percentage points, −100 to 100. */
  readonly affinity: number;
  /** Percent on the raw damage of hits, 0 and up. */
  readonly rawDamagePct: number;
}

/** A compared build. */
export interface ComparedBuildEntry {
  readonly name: string;
  /** As in links; it need not be readable. */
  readonly code: string;
}

export interface SetupMove {
  readonly move: string;
  /** 1 to 99. */
  readonly count: number;
}

/** Nothing besides. */
const noOwnFigures: OwnFigures = Object.freeze({
  attack: 0,
  attackPct: 0,
  affinity: 0,
  rawDamagePct: 0,
});

/** The least and the most of each. */
export const ownLimits: Readonly<Record<keyof OwnFigures, readonly [least: number, most: number]>> = {
  attack: [0, 200],
  attackPct: [0, 200],
  affinity: [-100, 100],
  rawDamagePct: [0, 200],
};

/** No monster chosen. */
export const emptyDamageSetup: DamageSetup = Object.freeze({
  monster: null,
  custom: null,
  part: null,
  state: "normal",
  rotation: Object.freeze([]),
  conditions: Object.freeze({}),
  skills: Object.freeze({}),
  bonuses: Object.freeze({}),
  sharpness: null,
  axePower: 0,
  seconds: 0,
  readings: Object.freeze([]),
  own: noOwnFigures,
  comparedBuilds: Object.freeze([]),
});

/** A hunt that was stored; what does not fit is left out. */
export function readDamageSetup(stored: unknown): DamageSetup {
  if (!isRecord(stored)) return emptyDamageSetup;
  const text = (value: unknown) => (typeof value === "string" ? value.slice(0, maxIdLength) : null);
  return {
    monster: text(stored.monster),
    custom: readHitzone(stored.custom),
    part: text(stored.part),
    state: readOption(hitzoneStates, stored.state, emptyDamageSetup.state),
    rotation: readMoves(stored.rotation),
    conditions: Object.fromEntries(
      Object.entries(readPercents(stored.conditions)).filter(([id]) => isUptimeCondition(id)),
    ),
    skills: readPercents(stored.skills),
    bonuses: readBonuses(stored.bonuses),
    sharpness: readOption([null, ...sharpnessColors], stored.sharpness, null),
    axePower: readNumberIn(stored.axePower, [0, 100], 0),
    seconds: readNumberIn(stored.seconds, [0, maxSeconds], 0),
    readings: readReadings(stored.readings),
    own: readOwnFigures(stored.own),
    // `beside` until November 2026.
    comparedBuilds: readComparedBuilds(stored.comparedBuilds ?? stored.beside),
  };
}

/** Keys that bonuses had before they were records of the game's data. */
const formerKeys: Readonly<Record<string, string>> = {
  "extract:triple": "modifier:insect-glaive-triple-up",
  "extract:redWhite": "modifier:insect-glaive-red-white",
};

function readBonuses(stored: unknown): Readonly<Record<string, number>> {
  const percents = Object.entries(readPercents(stored));
  return Object.fromEntries(
    percents.map(([key, percent]) => [
      Object.hasOwn(formerKeys, key) ? (formerKeys[key] ?? key) : key,
      percent,
    ]),
  );
}

function readReadings(stored: unknown): readonly Reading[] {
  return Array.isArray(stored) ? readings.filter((reading) => stored.includes(reading)) : [];
}

/** Longer than any id. */
const maxIdLength = 120;

function readMoves(stored: unknown): readonly SetupMove[] {
  if (!Array.isArray(stored)) return [];
  const seen = new Set<string>();
  return stored.slice(0, maxMoves).flatMap((each: unknown): SetupMove[] => {
    if (!isRecord(each) || typeof each.move !== "string" || each.move.length > maxIdLength) return [];
    if (seen.has(each.move)) return [];
    seen.add(each.move);
    return [{ move: each.move, count: Math.round(readNumberIn(each.count, [1, maxCount], 1)) }];
  });
}

function readOwnFigures(stored: unknown): OwnFigures {
  if (!isRecord(stored)) return noOwnFigures;
  const figure = (name: keyof OwnFigures) => readNumberIn(stored[name], ownLimits[name], 0);
  return {
    attack: figure("attack"),
    attackPct: figure("attackPct"),
    affinity: figure("affinity"),
    rawDamagePct: figure("rawDamagePct"),
  };
}

function readComparedBuilds(stored: unknown): readonly ComparedBuildEntry[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, maxComparedBuilds).flatMap((each: unknown): ComparedBuildEntry[] => {
    if (!isRecord(each) || typeof each.code !== "string" || typeof each.name !== "string") return [];
    if (each.code === "" || each.code.length > maxBuildCodeLength) return [];
    return [{ name: each.name.slice(0, maxComparedBuildName), code: each.code }];
  });
}

function readPercents(stored: unknown): Readonly<Record<string, number>> {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored)
      .slice(0, maxStored)
      .filter((entry): entry is [string, number] => {
        const [id, percent] = entry;
        return id.length <= maxIdLength && typeof percent === "number" && percent >= 0 && percent <= 100;
      }),
  );
}
