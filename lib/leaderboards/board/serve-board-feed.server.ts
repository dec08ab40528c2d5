import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import type { Endpoint } from "@/lib/api/create-endpoint.server";
import { describeIssues, summarizeIssues } from "@/lib/api/describe-issues";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { ApiError } from "@/lib/http/api-error";
import { atomType, sendOpenText } from "@/lib/http/send-text.server";
import { type BoardResponse, boardFeedQuerySchema } from "@/lib/leaderboards/schema";
import { siteConfig } from "@/lib/site/config";
import { parseBoardId } from "./board-id";
import { formatBoardAtom, formatBoardCsv } from "./format-feed";
import { readBoardPage } from "./read-board.server";

const types = {
  json: "application/json",
  csv: "text/csv",
  atom: atomType,
} as const;

/** A board for other programs, as JSON, CSV or Atom, from any origin. It has the first 400 rows. */
export const boardFeedEndpoint: Endpoint = {
  isPublic: true,
  shapes: { query: boardFeedQuerySchema },
  answer: async (request, response) => {
    const query = boardFeedQuerySchema.safeParse(request.query);
    if (!query.success) {
      const issues = describeIssues(query.error.issues);
      throw new ApiError(400, summarizeIssues("query", issues), { code: "bad-request", details: { issues } });
    }
    const { id, format } = query.data;
    const board = await readBoardPage(await createSystemDependencies(), { id });
    const text = formatBoard(board, format);
    sendOpenText(request, response, { type: types[format], text, cache: contentCacheControl });
  },
};

function formatBoard(board: BoardResponse, format: keyof typeof types): string {
  if (format === "csv") return formatBoardCsv(board);
  if (format === "json") return JSON.stringify(board);
  const quest = getCatalog().quests.get(parseBoardId(board.id)?.quest ?? "");
  const title = `${quest?.name ?? "Weekly challenge"}: records`;
  const path = `/leaderboards/overview?board=${encodeURIComponent(board.id)}`;
  return formatBoardAtom(board, { title, origin: siteConfig.url, path });
}
