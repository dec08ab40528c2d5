import { type BoardKey, toBoardId } from "./board-id";

interface BoardView {
  /** Chunk of a board with more than 400 rows, from 1; 0 = the first. */
  readonly part?: number;
  /** The board as it stood at the end of this UTC day. */
  readonly date?: string;
}

/** Where the site shows the board of the quest with the most runs. */
export const chosenBoardPath = "/leaderboards/overview";

/** The page of a board, as it is shared. */
export function getBoardPath(id: string, { part = 0, date }: BoardView = {}): string {
  const query = new URLSearchParams({ board: id });
  if (part > 0) query.set("part", String(part));
  if (date) query.set("date", date);
  return `${chosenBoardPath}?${query}`;
}

/** The latest records of all boards as an Atom feed. */
export const recordsFeedPath = "/api/leaderboards/feed";

/** A board for other programs. */
export function getFeedPath(id: string, format: "atom" | "json" | "csv"): string {
  return `/api/leaderboards/boards/${encodeURIComponent(id)}/feed?format=${format}`;
}

/** The board without the site around it, for a frame on another site. */
export function getEmbedPath(id: string): string {
  return `/embed/board/${encodeURIComponent(id)}`;
}

/** The first rows of a board to be laid over a video. */
export function getBoardOverlayPath(id: string): string {
  return `/overlay/board/${encodeURIComponent(id)}`;
}

/** The page of a run. */
export function getRunPath(id: string): string {
  return `/leaderboards/runs/${encodeURIComponent(id)}`;
}

/** The picture of a run for link previews. */
export function getRunCardPath(id: string): string {
  return `/api/leaderboards/runs/${encodeURIComponent(id)}/card`;
}

/** The ranking; with a runner, what their runs are worth. */
export function getRankingPath(runner?: string): string {
  return runner
    ? `/leaderboards/user-ranking?runner=${encodeURIComponent(runner)}`
    : "/leaderboards/user-ranking";
}

/** The form with the fields of a board filled in. What the board leaves open stays open. */
export function getSubmitPath({ quest, ruleset, weapon, platform, party }: BoardKey): string {
  const query = new URLSearchParams({ quest, ruleset });
  if (weapon !== "all") query.set("weapon", weapon);
  if (platform !== "all") query.set("platform", platform);
  if (party > 1) query.set("party", String(party));
  return `/leaderboards/submit?${query}`;
}

/** The board that shows a quest as a whole: solo runs on any platform, with any weapon or the one that is named. */
export function getQuestBoardId(
  { quest, ruleset }: Pick<BoardKey, "quest" | "ruleset">,
  weapon: BoardKey["weapon"] = "all",
): string {
  return toBoardId({ quest, ruleset, weapon, platform: "all", party: 1 });
}

/** Where hunters review runs of others. */
export const reviewsPath = "/leaderboards/review";
