import type { HitzoneState } from "@/lib/catalog/codes";
import { buildHuntModel } from "./build-model";
import { calculateCourse, type HuntCourse } from "./course";
import type { BarColor } from "./model";
import type { HunterNotes, HuntFacts, HuntRequest } from "./request";
import { type Simulation, simulateHunts } from "./simulate";

/** Figures of a hunt that a page shows. */
export interface SolvedHunt {
  readonly ok: true;
  readonly course: HuntCourse;
  readonly played: Simulation;
  readonly health: number;
  readonly limitSec: number;
  readonly part: { readonly id: string; readonly name: string; readonly state: HitzoneState };
  readonly hunters: readonly {
    readonly name: string;
    readonly notes: HunterNotes;
    /** Keenest first. */
    readonly bar: readonly BarColor[];
    /** Expected damage of one calm loop, before wounds. */
    readonly perLoop: number;
  }[];
}

export type HuntReply = SolvedHunt | { readonly ok: false; readonly reason: string };

/** Hunts that are played next to the closed form, and the seed that makes them the same each time. */
const playedRuns = 200;
const playedSeed = 20_261_128;

/** A hunt in closed form and played. */
export function solveHunt(request: HuntRequest, facts: HuntFacts): HuntReply {
  const outcome = buildHuntModel(request, facts);
  if (!outcome.ok) return outcome;
  const { model, notes, target } = outcome;
  return {
    ok: true,
    course: calculateCourse(model),
    played: simulateHunts(model, { runs: playedRuns, seed: playedSeed }),
    health: model.health,
    limitSec: model.limitSec,
    part: { id: target.part, name: target.name, state: target.state },
    hunters: model.hunters.map(({ name, bar, hits, extraPerLoop }, at) => ({
      name,
      bar,
      notes: notes[at] as HunterNotes,
      perLoop: hits.reduce((sum, { damage }) => sum + (damage[0]?.[0]?.[0]?.mean ?? 0), extraPerLoop),
    })),
  };
}
