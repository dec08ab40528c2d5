import { type HitzoneState, hitzoneStates, type SharpnessColor, sharpnessColors } from "@/lib/catalog/codes";
import { isUptimeCondition, type UptimeCondition } from "../damage/conditions";
import { isRecord, maxStored, numberIn, oneOf } from "../workspace/read-stored";

/** Most times that one move is done in a rotation. */
export const maxCount = 99;
/** Most moves of a rotation. */
export const maxMoves = 30;

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
}

export interface HuntMove {
  readonly move: string;
  /** 1 to 99. */
  readonly count: number;
}

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
  };
}

/** Longer than any id. */
const maxIdLength = 120;

function movesOf(stored: unknown): readonly HuntMove[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, maxMoves).flatMap((each: unknown): HuntMove[] => {
    if (!isRecord(each) || typeof each.move !== "string" || each.move.length > maxIdLength) return [];
    return [{ move: each.move, count: Math.round(numberIn(each.count, [1, maxCount], 1)) }];
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
