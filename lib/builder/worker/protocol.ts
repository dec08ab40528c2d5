import type { DamageScenario, SkillLevels } from "../damage/inputs";
import type { CombinationReport, PieceBonuses } from "../search/combinations";
import type { ConflictReport } from "../search/conflict";
import type { FixReport, QueryChange } from "../search/fixes";
import type { FrontierObjective, FrontierReport, FrontierSkill } from "../search/frontier";
import type { Headroom, HeadroomReport } from "../search/headroom";
import type { NearestReport } from "../search/nearest-sets";
import type { FoundSet, SearchQuery, SearchReport, SummedObjective } from "../search/query";
import type { RobustReport } from "../search/robust";
import type { SearchProgress } from "../search/search-run";
import type { SkillCost, SkillCostReport } from "../search/skill-costs";

/*
 * Messages between page and worker. All of it can be cloned: functions stay on the side that made them,
 * so a search for damage sends its scenario and the worker compiles it.
 */

/** Rises with every change of a message. Page and worker of two versions refuse each other. */
export const protocolVersion = 7;

/** A query as it can be posted. */
export type PostedQuery = Omit<SearchQuery, "objective"> & {
  readonly objective?: SummedObjective | PostedDamage | undefined;
};

export interface PostedDamage {
  readonly kind: "damage";
  readonly scenario: DamageScenario;
  /** Levels that are not open to choice, as `compileDamage` takes them. */
  readonly fixed?: SkillLevels | undefined;
}

/** When work ends before its end, as `bounded`. */
export interface TaskLimits {
  /** Milliseconds from when the worker begins. */
  readonly budgetMs?: number | undefined;
  readonly maxNodes?: number | undefined;
}

interface TaskBase {
  readonly query: PostedQuery;
  readonly limits?: TaskLimits | undefined;
}

interface SearchTask extends TaskBase {
  readonly kind: "search";
}

/** A change of a query as it can be posted: the fields that are other ones, but for the objective. */
export interface PostedChange extends Pick<QueryChange, "key" | "refine" | "unless"> {
  readonly change: Omit<PostedQuery, "objective">;
  /** It is about another weapon, so that the scenario of the query says nothing of its damage. */
  readonly isOtherWeapon?: boolean | undefined;
}

/** Why no set meets a query, what makes one possible, and which sets come nearest. */
export interface ExplainTask extends TaskBase {
  readonly kind: "explain";
  /** Possible changes that make a set possible, the cheapest first. Default: nothing. */
  readonly changes?: readonly PostedChange[] | undefined;
  /** Most ways to list; the default of `findNearest`. */
  readonly ways?: number | undefined;
}

export interface HeadroomTask extends TaskBase {
  readonly kind: "headroom";
  /** Sets that were found before. */
  readonly sets?: readonly FoundSet[] | undefined;
}

/** Task: the cost of one level more of each skill on a found set. */
export interface CostsTask extends TaskBase {
  readonly kind: "costs";
  readonly set: FoundSet;
}

/** A goal of a frontier as it can be posted. */
export type PostedGoal = FrontierObjective | FrontierSkill | PostedDamage;

export interface FrontierTask extends TaskBase {
  readonly kind: "frontier";
  readonly objectives: readonly [PostedGoal, PostedGoal];
}

export interface CombinationTask extends TaskBase {
  readonly kind: "combination";
  /** Weapons to choose from; that of the query takes no part. */
  readonly options: readonly PostedOption[];
  /** Damage that no option of a bundle exceeds. */
  readonly bundles?: readonly DamageScenario[] | undefined;
  /** Bonuses that the options may count toward, one of these lists. */
  readonly pairs?: readonly PieceBonuses[] | undefined;
  /** Weapons to list. */
  readonly count: number;
}

/** A weapon as it can be posted. */
export interface PostedOption {
  readonly weapon: SearchQuery["weapon"];
  readonly scenario: DamageScenario;
  /** Place of its bundle. Default: in none. */
  readonly bundle?: number | undefined;
  /** It may have one of the pairs of the task. */
  readonly isPaired?: boolean | undefined;
  /** Of options of one family, the best alone is listed. Default: a family of its own. */
  readonly family?: string | undefined;
}

/** The sets that are best whichever of several scenarios comes. */
export interface RobustTask extends TaskBase {
  readonly kind: "robust";
  readonly scenarios: readonly DamageScenario[];
}

export type EngineTask =
  | SearchTask
  | ExplainTask
  | CostsTask
  | HeadroomTask
  | FrontierTask
  | CombinationTask
  | RobustTask;
export type TaskKind = EngineTask["kind"];

export interface ExplainReport {
  readonly conflict: ConflictReport;
  /** `null` where a set meets the query, or the work was stopped before. */
  readonly fixes: FixReport | null;
  /** `null` where a set meets the query, or the work was stopped before. */
  readonly nearest: NearestReport | null;
}

/** Progress messages, by kind of task. Lists hold what is new since the last time. */
export interface ProgressByKind {
  readonly search: SearchProgress;
  /** All that is known by then. */
  readonly explain: ExplainReport;
  readonly costs: readonly SkillCost[];
  readonly headroom: readonly Headroom[];
  readonly frontier: readonly FoundSet[];
  /** All that is known by then. */
  readonly combination: CombinationReport;
  /** All that is known by then. */
  readonly robust: RobustReport;
}

/** Final reports, by kind of task. */
export interface ReportByKind {
  readonly search: SearchReport;
  readonly explain: ExplainReport;
  readonly costs: SkillCostReport;
  readonly headroom: HeadroomReport;
  readonly frontier: FrontierReport;
  readonly combination: CombinationReport;
  readonly robust: RobustReport;
}

export type EngineProgress = {
  [Kind in TaskKind]: { readonly kind: Kind; readonly progress: ProgressByKind[Kind] };
}[TaskKind];

export type EngineReport = {
  [Kind in TaskKind]: { readonly kind: Kind; readonly report: ReportByKind[Kind] };
}[TaskKind];

/** Whether progress is that of a kind of task. */
export function isTaskProgress<Kind extends TaskKind>(
  posted: EngineProgress,
  kind: Kind,
): posted is EngineProgress & { readonly progress: ProgressByKind[Kind] } {
  return posted.kind === kind;
}

/** Whether a report is that of a kind of task. */
export function isTaskReport<Kind extends TaskKind>(
  posted: EngineReport,
  kind: Kind,
): posted is EngineReport & { readonly report: ReportByKind[Kind] } {
  return posted.kind === kind;
}

/**
 * - `wrong-version`: page and worker, or page and data, are of two versions.
 * - `damaged`: the data cannot be read.
 * - `not-started`: a task came before the data.
 * - `bad-query`: the query names what is not there, or contradicts itself.
 * - `bad-input`: figures of the scenario or the objectives have no meaning.
 * - `failed`: the engine broke; a fault of ours.
 * - `crashed`: the worker broke off. The next task starts a new one.
 * - `no-data`: the data could not be loaded. The next task tries again.
 * - `closed`: the client was closed.
 */
export type EngineErrorCode =
  | "wrong-version"
  | "damaged"
  | "not-started"
  | "bad-query"
  | "bad-input"
  | "failed"
  | "crashed"
  | "no-data"
  | "closed";

/** An error as it is posted. */
export interface PostedError {
  readonly code: EngineErrorCode;
  readonly message: string;
}

/** From page to worker. */
export type EngineRequest =
  /** The first message. `armor` is the packed armor file. */
  | { readonly type: "start"; readonly version: number; readonly armor: unknown }
  /** The task before of the same kind is cancelled. */
  | { readonly type: "run"; readonly id: number; readonly task: EngineTask }
  | { readonly type: "cancel"; readonly id: number };

/** From worker to page. */
export type EngineReply =
  | { readonly type: "started"; readonly version: number }
  /** The start failed; no task will be taken. */
  | { readonly type: "refused"; readonly version: number; readonly error: PostedError }
  | { readonly type: "progress"; readonly id: number; readonly progress: EngineProgress }
  | { readonly type: "done"; readonly id: number; readonly report: EngineReport }
  | { readonly type: "failed"; readonly id: number; readonly error: PostedError };

const requestTypes: readonly EngineRequest["type"][] = ["start", "run", "cancel"];
const replyTypes: readonly EngineReply["type"][] = ["started", "refused", "progress", "done", "failed"];

/** Whether a message is of this protocol. Its fields are trusted: both sides compare versions first. */
export function isEngineRequest(message: unknown): message is EngineRequest {
  return hasType(message, requestTypes);
}

/** @see isEngineRequest */
export function isEngineReply(message: unknown): message is EngineReply {
  return hasType(message, replyTypes);
}

function hasType(message: unknown, types: readonly string[]): boolean {
  if (typeof message !== "object" || message === null || !("type" in message)) return false;
  return typeof message.type === "string" && types.includes(message.type);
}
