import { formatRunTime } from "@/lib/leaderboards/run/run-time";
import { getWatchLink } from "@/lib/leaderboards/run/video-link";
import type { BoardResponse } from "@/lib/leaderboards/schema";
import { formatCsv } from "@/lib/text/csv";
import { formatAtom } from "@/lib/text/format-atom";
import { getFeedPath, getRunPath } from "./board-paths";
import { formatPlayers } from "./format-board";

/** The head of a feed, besides its rows. */
interface FeedHead {
  readonly title: string;
  /** Origin of the site, e.g. `https://quarry.example`. */
  readonly origin: string;
  /** Path of the board's page, from the first slash. */
  readonly path: string;
}

const columns = ["place", "time", "hunters", "weapon", "platform", "submitted", "video", "run"] as const;

/** A board as CSV for other programs. */
export function formatBoardCsv({ rows }: Pick<BoardResponse, "rows">): string {
  const lines = rows.map((row) => [
    row.place,
    formatRunTime(row.timeCs),
    row.players.map(({ name }) => name).join(", "),
    row.weapon,
    row.platform,
    row.submittedAt,
    getWatchLink(row.video),
    row.runId,
  ]);
  return formatCsv([columns, ...lines]);
}

/** A board's records as an Atom feed, latest first. */
export function formatBoardAtom(board: BoardResponse, { title, origin, path }: FeedHead): string {
  return formatAtom({
    title,
    address: `${origin}${path}`,
    self: `${origin}${getFeedPath(board.id, "atom")}`,
    ...(board.updatedAt && { updated: board.updatedAt }),
    entries: board.history.toReversed().map(({ runId, timeCs, players, submittedAt }) => ({
      address: `${origin}${getRunPath(runId)}`,
      title: `${formatRunTime(timeCs)} by ${formatPlayers(players)}`,
      author: formatPlayers(players),
      updated: submittedAt,
    })),
  });
}
