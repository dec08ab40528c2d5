import type { Loadout } from "../loadout/model";
import type { ConflictReport } from "../search/conflict";
import type { FixReport } from "../search/fixes";
import type { Headroom } from "../search/headroom";
import type { NearestReport } from "../search/nearest-sets";
import type { FoundSet, SearchReport } from "../search/query";
import type { SearchProgress } from "../search/search-run";
import type { SkillCost } from "../search/skill-costs";
import type { ExplainReport, PostedQuery } from "../worker/protocol";
import type { LeftDecorations, SearchedWith } from "./apply-found";
import type { FixChange } from "./list-fix-changes";
import type { SearchObjective } from "./search-criteria";

/** A question as it was put. */
export interface SearchRequest {
  /** Rises with every question of a pane. */
  readonly run: number;
  readonly query: PostedQuery;
  readonly objective: SearchObjective;
  /** Objective as text: `Damage to target, Rathalos: Head`. */
  readonly title: string;
  readonly equipped: SearchedWith;
}

/**
 * - `idle`: nothing was searched yet.
 * - `searching`: sets come in.
 * - `explaining`: there are none, and why is being found out.
 * - `done`: the search is over; what could be gained may still be coming.
 * - `failed`: the engine did not answer.
 */
type SearchPhase = "idle" | "searching" | "explaining" | "done" | "failed";

/** Sets with the question that they answer. */
interface ShownSets {
  readonly request: SearchRequest;
  /** Best first. */
  readonly sets: readonly FoundSet[];
}

/** Everything that is known of one question. */
export interface SearchRunState {
  readonly phase: SearchPhase;
  readonly request: SearchRequest | null;
  /** The sets to show: until the first of this question come, those of the one before. */
  readonly shown: ShownSets | null;
  readonly progress: SearchProgress | null;
  /** Milliseconds since the question, as of the last progress. */
  readonly ms: number;
  readonly report: SearchReport | null;
  readonly conflict: ConflictReport | null;
  readonly nearest: NearestReport | null;
  /** Fixes that would make a set possible. */
  readonly fixes: FixReport | null;
  /** The changes that its marks stand for. */
  readonly changes: readonly FixChange[];
  /** Cost of one level more of each skill on the best set; skills that do not fit are missing. */
  readonly costs: readonly SkillCost[];
  readonly headroom: readonly Headroom[];
  /** Whether `headroom` is whole, or will not come any more. */
  readonly headroomDone: boolean;
  /** Why it failed; may be shown. */
  readonly failure: string | null;
}

export type SearchEvent =
  | { readonly type: "requested"; readonly request: SearchRequest }
  | {
      readonly type: "progress";
      readonly run: number;
      readonly progress: SearchProgress;
      readonly ms: number;
    }
  | { readonly type: "reported"; readonly run: number; readonly report: SearchReport }
  | { readonly type: "changes"; readonly run: number; readonly changes: readonly FixChange[] }
  | { readonly type: "explaining"; readonly run: number; readonly report: ExplainReport }
  | { readonly type: "explained"; readonly run: number; readonly report: ExplainReport }
  | { readonly type: "costs"; readonly run: number; readonly costs: readonly SkillCost[] }
  | { readonly type: "headroom"; readonly run: number; readonly skills: readonly Headroom[] }
  | { readonly type: "headroom-done"; readonly run: number }
  | { readonly type: "failed"; readonly run: number; readonly failure: string };

export const noSearch: SearchRunState = Object.freeze({
  phase: "idle",
  request: null,
  shown: null,
  progress: null,
  ms: 0,
  report: null,
  conflict: null,
  nearest: null,
  fixes: null,
  changes: [],
  costs: [],
  headroom: [],
  headroomDone: false,
  failure: null,
});

/** State of a search after one more event. What belongs to an older question changes nothing. */
export function reduceSearch(state: SearchRunState, event: SearchEvent): SearchRunState {
  if (event.type === "requested") {
    return { ...noSearch, phase: "searching", request: event.request, shown: state.shown };
  }
  const { request } = state;
  if (event.run !== request?.run) return state;
  switch (event.type) {
    case "progress": {
      const sets = applyReport(event.progress);
      const shown = sets ? { request, sets } : state.shown;
      return { ...state, progress: event.progress, ms: event.ms, shown };
    }
    case "reported": {
      const { report } = event;
      const none = report.status === "infeasible";
      return {
        ...state,
        phase: none ? "explaining" : "done",
        report,
        shown: { request, sets: report.results },
      };
    }
    case "changes":
      return { ...state, changes: event.changes };
    case "explaining":
      return { ...state, ...event.report };
    case "explained":
      return { ...state, ...event.report, phase: "done" };
    case "costs":
      return { ...state, costs: [...state.costs, ...event.costs] };
    case "headroom":
      return { ...state, headroom: [...state.headroom, ...event.skills] };
    case "headroom-done":
      return { ...state, headroomDone: true };
    case "failed":
      return { ...state, phase: "failed", failure: event.failure };
  }
}

/** The sets of a progress; where it names the best one alone, a list of that. */
function applyReport({ results, best, found }: SearchProgress): readonly FoundSet[] | null {
  if (results) return results;
  return best && found === 1 ? [best] : null;
}

/**
 * The loadout that decides whether results are outdated. Equipping one of them fills the weapon's slots and
 * changes the charm, which is no new question: as long as both are as a found set left them, they count as they
 * were searched with.
 *
 * @param left what equipping a found set left; `null` = none was equipped
 */
export function getRequestLoadout(
  loadout: Loadout,
  request: Omit<SearchRequest, "title"> | null,
  left: LeftDecorations | null,
): Loadout {
  if (!request || !left) return loadout;
  const { weapon, charm } = request.equipped;
  return {
    ...loadout,
    weapon: isSame(left.weapon, loadout.weapon) ? weapon : loadout.weapon,
    charm: isSame(left.charm, loadout.charm) ? charm : loadout.charm,
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Whether results are of another query than the current one.
 *
 * @param now the query of the current criteria
 */
export function isStale({ request }: SearchRunState, now: PostedQuery): boolean {
  return request !== null && JSON.stringify(request.query) !== JSON.stringify(now);
}
