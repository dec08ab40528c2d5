import type { AttachedBuild } from "@/lib/builds/attachment-schema";
import type { Rank } from "@/lib/catalog/codes";
import type { Named } from "@/lib/catalog/named";
import type { QuestKind } from "@/lib/catalog/world-codes";
import type { BoardKey } from "./board/board-id";
import type { RulesetId } from "./rulesets";
import type { PhaseDelta } from "./run/pace";
import type {
  BoardResponse,
  challengeResponseSchema,
  moderatorsResponseSchema,
  QuestsResponse,
  RankingResponse,
  ReadRunResponse,
  RunnerGoals,
  SubmissionsResponse,
} from "./schema";

type Reply<Response> = Omit<Response, "message">;

export type ShownRecord = BoardResponse["history"][number];
export type PlacedRow = BoardResponse["rows"][number];
export type LoggedRun = SubmissionsResponse["runs"][number];
type ShownChallenge = Reply<import("zod").infer<typeof challengeResponseSchema>>;
export type Moderator = import("zod").infer<typeof moderatorsResponseSchema>["moderators"][number];

/** A quest that runs can be made of. */
export interface QuestChoice extends Named {
  readonly stars: number;
  readonly rulesets: readonly RulesetId[];
}

/** A quest of the list, with its solo records of any weapon and platform. */
export interface QuestBoardRow extends QuestChoice {
  readonly kind: QuestKind;
  readonly rank: Rank;
  readonly targets: readonly Named[];
  readonly runs: number;
  /** Whether it is listed before somebody asks for all quests. */
  readonly isOpen: boolean;
  readonly records: QuestsResponse["quests"][number]["records"];
}

/** A record together with the quest and ruleset it belongs to. */
export interface QuestRecord extends ShownRecord {
  readonly quest: string;
  readonly ruleset: RulesetId;
}

/** Data of the list of quests. */
export interface QuestsPageData {
  readonly quests: readonly QuestBoardRow[];
  readonly monsters: readonly Named[];
  readonly latest: readonly LoggedRun[];
  /** Solo records that were submitted in the latest seven days, latest first. */
  readonly fallen: readonly QuestRecord[];
  readonly queue: QuestsResponse["queue"];
  readonly challenge: ShownChallenge;
  /** Earlier weeks in which somebody took part, latest first. */
  readonly pastChallenges: readonly Pick<
    ShownChallenge,
    "week" | "quest" | "ruleset" | "boardId" | "winners"
  >[];
}

/** A board that has a time where another one has none. */
export interface Neighbor {
  readonly id: string;
  readonly category: BoardKey;
  readonly record: ShownRecord;
}

/** Data of the page of a board. */
export interface BoardPageData {
  readonly id: string;
  /** The address names no board: this one was chosen for it, another may be tomorrow. */
  readonly isChosen: boolean;
  readonly quest: QuestChoice;
  readonly ruleset: RulesetId;
  /** `null` for the board of a challenge. */
  readonly category: BoardKey | null;
  readonly challenge: Pick<ShownChallenge, "week" | "from" | "to"> | null;
  /** Hunters that a run under this ruleset may have. */
  readonly maxParty: number;
  readonly board: Reply<BoardResponse>;
  /** Chunk of the board, 0 for the first. */
  readonly part: number;
  /** Set where the rows are those of an earlier day. */
  readonly asOf: { readonly date: string; readonly isCut: boolean } | null;
  /** For a board without runs. */
  readonly neighbor: Neighbor | null;
  readonly quests: readonly QuestChoice[];
  /** The UTC day on which the page was made. */
  readonly today: string;
}

/** Data of the page of a run; `run` is `null` for everything but a verified run. */
export interface RunPageData {
  readonly id: string;
  readonly shown: (Reply<ReadRunResponse> & RunContext) | null;
}

interface RunContext {
  readonly quest: Named;
  readonly build: AttachedBuild | null;
  /** The fastest run of its board, where that is another one. */
  readonly record: { readonly runId: string; readonly timeCs: number; readonly players: string } | null;
  /** Phases compared with the record; empty without splits. */
  readonly pace: readonly PhaseDelta[];
  /** Points of a row of a board that earns them; `null` for an obsolete run. */
  readonly points: number | null;
}

/** Data of the log of submissions. */
export interface LogPageData {
  readonly status: "verified" | "rejected" | null;
  readonly first: SubmissionsResponse;
  readonly questNames: Readonly<Record<string, string>>;
  readonly moderators: readonly Moderator[];
  readonly queue: QuestsResponse["queue"];
}

/** Data of the ranking. */
export interface RankingPageData {
  readonly first: RankingResponse;
  /** The runner that the address names. */
  readonly runner: RunnerGoals | null;
  readonly questNames: Readonly<Record<string, string>>;
}

/** Data of an overlay over a video. */
export interface OverlayPageData {
  readonly board: { readonly id: string; readonly rows: readonly PlacedRow[] };
  readonly title: string;
  readonly subtitle: string;
  /** Rows that are shown, 1 to 10. */
  readonly count: number;
  /** The run that is marked, wherever it is. */
  readonly run: string | null;
}

/** Data of a framed board. */
export interface EmbedPageData {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly rows: readonly PlacedRow[];
  readonly runners: number;
  readonly runs: number;
}
