import { type HitzoneState, hitzoneStates, type SharpnessColor, sharpnessColors } from "@/lib/catalog/codes";
import { isRecord, maxStored, numberIn, oneOf } from "@/lib/text/read-stored";
import { isUptimeCondition, type UptimeCondition } from "../damage/conditions";
import { maxBuildCodeLength } from "../share/build-code-layout";

/** Most times that one move is done in a rotation. */
export const maxCount = 99;
/** Maximum moves of a rotation. */
export const maxMoves = 30;
/** Most compared builds. */
export const maxBeside = 3;
/** Maximum characters of the name of a compared build. */
export const maxBesideName = 40;

/**
 * What a hunter hits, with what, and what works meanwhile: everything of a damage scenario that is chosen by a
 * person. Ids only; whether they exist is asked when a scenario is made of it. Plain JSON.
 */
export interface Hunt {
  readonly monster: string | null;
  readonly part: string | null;
  readonly state: HitzoneState;
  /** Ids of moves and how often each is done. Empty = a single plain hit. */
  readonly rotation: readonly HuntMove[];
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
  readonly own: OwnFigures;
  /** Builds to compare the present one with, at most three. */
  readonly beside: readonly BesideBuild[];
}

/** Further bonuses whose figures a person gives: a charm in the pouch, a coating, a state of the weapon. */
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
export interface BesideBuild {
  readonly name: string;
  /** As in links; it need not be readable. */
  readonly code: string;
}

export interface HuntMove {
  readonly move: string;
  /** 1 to 99. */
  readonly count: number;
}

/** Nothing besides. */
export const noOwnFigures: OwnFigures = Object.freeze({
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
export const emptyHunt: Hunt = Object.freeze({
  monster: null,
  part: null,
  state: "normal",
  rotation: Object.freeze([]),
  conditions: Object.freeze({}),
  skills: Object.freeze({}),
  bonuses: Object.freeze({}),
  sharpness: null,
  axePower: 0,
  own: noOwnFigures,
  beside: Object.freeze([]),
});

/** A hunt that was stored; what does not fit is left out. */
export function readHunt(stored: unknown): Hunt {
  if (!isRecord(stored)) return emptyHunt;
  const text = (value: unknown) => (typeof value === "string" ? value.slice(0, maxIdLength) : null);
  return {
    monster: text(stored.monster),
    part: text(stored.part),
    state: oneOf(hitzoneStates, stored.state, emptyHunt.state),
    rotation: movesOf(stored.rotation),
    conditions: Object.fromEntries(
      Object.entries(percentsOf(stored.conditions)).filter(([id]) => isUptimeCondition(id)),
    ),
    skills: percentsOf(stored.skills),
    bonuses: percentsOf(stored.bonuses),
    sharpness: oneOf([null, ...sharpnessColors], stored.sharpness, null),
    axePower: numberIn(stored.axePower, [0, 100], 0),
    own: ownOf(stored.own),
    beside: besideOf(stored.beside),
  };
}

/** Longer than any id. */
const maxIdLength = 120;

function movesOf(stored: unknown): readonly HuntMove[] {
  if (!Array.isArray(stored)) return [];
  const seen = new Set<string>();
  return stored.slice(0, maxMoves).flatMap((each: unknown): HuntMove[] => {
    if (!isRecord(each) || typeof each.move !== "string" || each.move.length > maxIdLength) return [];
    if (seen.has(each.move)) return [];
    seen.add(each.move);
    return [{ move: each.move, count: Math.round(numberIn(each.count, [1, maxCount], 1)) }];
  });
}

function ownOf(stored: unknown): OwnFigures {
  if (!isRecord(stored)) return noOwnFigures;
  const figure = (name: keyof OwnFigures) => numberIn(stored[name], ownLimits[name], 0);
  return {
    attack: figure("attack"),
    attackPct: figure("attackPct"),
    affinity: figure("affinity"),
    rawDamagePct: figure("rawDamagePct"),
  };
}

function besideOf(stored: unknown): readonly BesideBuild[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, maxBeside).flatMap((each: unknown): BesideBuild[] => {
    if (!isRecord(each) || typeof each.code !== "string" || typeof each.name !== "string") return [];
    if (each.code === "" || each.code.length > maxBuildCodeLength) return [];
    return [{ name: each.name.slice(0, maxBesideName), code: each.code }];
  });
}

function percentsOf(stored: unknown): Readonly<Record<string, number>> {
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
