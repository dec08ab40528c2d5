import { escapeXml } from "@/lib/text/escape-xml";
import { formatRunTime } from "./run-time";
import type { BoardResponse } from "./schema";
import { getWatchLink } from "./video-link";

/** What a feed says about the board besides its rows. */
export interface FeedHead {
  readonly title: string;
  /** Origin of the site, e.g. `https://quarry.example`. */
  readonly origin: string;
  /** Path of the board's page, from the first slash. */
  readonly path: string;
}

const columns = ["place", "time", "hunters", "weapon", "platform", "submitted", "video", "run"] as const;

/** A board as CSV (RFC 4180). Cells that a spreadsheet would take for a formula begin with an apostrophe. */
export function formatBoardCsv({ rows }: Pick<BoardResponse, "rows">): string {
  const lines = rows.map((row) => [
    String(row.place),
    formatRunTime(row.timeCs),
    row.players.map(({ name }) => name).join(", "),
    row.weapon,
    row.platform,
    row.submittedAt,
    getWatchLink(row.video),
    row.runId,
  ]);
  return [[...columns], ...lines].map((cells) => `${cells.map(toCell).join(",")}\r\n`).join("");
}

function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A board's records as an Atom feed (RFC 4287), latest first. */
export function formatBoardAtom(board: BoardResponse, { title, origin, path }: FeedHead): string {
  const address = escapeXml(`${origin}${path}`);
  const entries = board.history.toReversed().map(
    ({ runId, timeCs, players, submittedAt }) => `  <entry>
    <id>${escapeXml(`${origin}/leaderboards/runs/${runId}`)}</id>
    <title>${escapeXml(`${formatRunTime(timeCs)} by ${players.map(({ name }) => name).join(", ")}`)}</title>
    <updated>${submittedAt}</updated>
    <author><name>${escapeXml(players[0]?.name ?? "")}</name></author>
    <link href="${escapeXml(`${origin}/leaderboards/runs/${runId}`)}"/>
  </entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${address}</id>
  <title>${escapeXml(title)}</title>
  <updated>${board.updatedAt ?? "1970-01-01T00:00:00.000Z"}</updated>
  <link href="${address}"/>
${entries.join("")}</feed>
`;
}
