import type { monsterTraps } from "@/lib/catalog/world-codes";
import { createLocalStore } from "@/lib/site/local-store";
import { hasTexts, isRecord, parseJson } from "@/lib/text/read-stored";
import { maxBuildCodeLength } from "../share/build-code-layout";
import { type AssumptionKey, assumptionRows, type HuntAssumptions } from "./assumptions";

/** Key of the hunt in local storage. */
export const huntPlanKey = "quarry-hunt";

/** Hunters besides the builder's own. */
export const maxCompanions = 3;
const maxName = 60;
const maxListed = 40;

/** Another hunter of the party: a build as its code. */
export interface Companion {
  readonly name: string;
  readonly code: string;
  /** Seconds of one loop of its combo; 0 = not said. */
  readonly loopSec: number;
}

/** Choices for a hunt in time, besides the target and moves of the damage setup. */
export interface HuntPlan {
  /** Id of a quest; `null` = the first one against the monster. */
  readonly quest: string | null;
  readonly companions: readonly Companion[];
  /** Seconds between two renewals by skill or bonus. */
  readonly renewals: Readonly<Record<string, number>>;
  /** Uses of an item by bonus, as many as can be carried where nothing is said. */
  readonly uses: Readonly<Record<string, number>>;
  /** How many of each trap are set. */
  readonly traps: Readonly<Partial<Record<(typeof monsterTraps)[number], number>>>;
  /** Rounds that one loop fires; `null` = as we count them. */
  readonly roundsPerLoop: number | null;
  /** Stamina of one loop; `null` = as the tables have it. */
  readonly staminaPerLoop: number | null;
  /** Differences from the usual assumptions. */
  readonly changed: Readonly<Partial<HuntAssumptions>>;
}

export const emptyHuntPlan: HuntPlan = Object.freeze({
  quest: null,
  companions: Object.freeze([]),
  renewals: Object.freeze({}),
  uses: Object.freeze({}),
  traps: Object.freeze({}),
  roundsPerLoop: null,
  staminaPerLoop: null,
  changed: Object.freeze({}),
});

/** A hunt that was stored; what does not fit is left out. */
export function readHuntPlan(stored: unknown): HuntPlan {
  if (!isRecord(stored)) return emptyHuntPlan;
  const { quest, companions, renewals, uses, traps, roundsPerLoop, staminaPerLoop, changed } = stored;
  return {
    quest: typeof quest === "string" ? quest.slice(0, 120) : null,
    companions: (Array.isArray(companions) ? companions : []).slice(0, maxCompanions).flatMap(readCompanion),
    renewals: readFigures(renewals),
    uses: readFigures(uses),
    traps: readFigures(traps),
    roundsPerLoop: isSeconds(roundsPerLoop) ? roundsPerLoop : null,
    staminaPerLoop: isSeconds(staminaPerLoop) ? staminaPerLoop : null,
    changed: readChanged(changed),
  };
}

function readFigures(stored: unknown): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {})
      .slice(0, maxListed)
      .filter((entry): entry is [string, number] => isSeconds(entry[1])),
  );
}

function readCompanion(stored: unknown): Companion[] {
  if (!hasTexts(stored, ["name", "code"]) || stored.code.length > maxBuildCodeLength) return [];
  const { loopSec } = stored as Readonly<Record<string, unknown>>;
  return [
    { name: stored.name.slice(0, maxName), code: stored.code, loopSec: isSeconds(loopSec) ? loopSec : 0 },
  ];
}

function readChanged(stored: unknown): HuntPlan["changed"] {
  if (!isRecord(stored)) return {};
  const entries = assumptionRows.flatMap(({ key, limits: [least, most] }): [AssumptionKey, number][] => {
    const value = stored[key];
    return typeof value === "number" && value >= least && value <= most ? [[key, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** Seconds, stamina or a number that a person may say. */
function isSeconds(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0 && value <= 3600;
}

/** The hunt of this browser. */
export const huntPlanStore = createLocalStore<HuntPlan>({
  key: huntPlanKey,
  empty: emptyHuntPlan,
  parse: (text) => readHuntPlan(parseJson(text)),
  format: (plan) => JSON.stringify(plan),
});
