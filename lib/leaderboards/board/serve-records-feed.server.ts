import { createSystemDependencies, type Dependencies } from "@/lib/api/create-dependencies.server";
import type { Endpoint } from "@/lib/api/create-endpoint.server";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { FieldPath } from "@/lib/firebase/admin.server";
import { atomType, sendOpenText } from "@/lib/http/send-text.server";
import { toListed } from "@/lib/leaderboards/run/list-runs.server";
import { readPresentNames } from "@/lib/leaderboards/run/player-names.server";
import { formatRunTime } from "@/lib/leaderboards/run/run-time";
import { siteConfig } from "@/lib/site/config";
import { type AtomEntry, formatAtom } from "@/lib/text/format-atom";
import { parseBoardId } from "./board-id";
import { getRunPath, recordsFeedPath } from "./board-paths";
import { formatBoard, formatPlayers } from "./format-board";
import { readBoardDocument } from "./read-board.server";

/** Runs that are looked at: as many entries at most. */
const maxRecords = 25;

/** The latest verified records of all boards as an Atom feed, from any origin. */
export const recordsFeedEndpoint: Endpoint = {
  isPublic: true,
  shapes: {},
  answer: async (request, response) => {
    const entries = await listRecordEntries(await createSystemDependencies(), siteConfig.url);
    const text = formatAtom({
      title: `${siteConfig.name} records`,
      address: `${siteConfig.url}/leaderboards`,
      self: `${siteConfig.url}${recordsFeedPath}`,
      entries,
    });
    sendOpenText(request, response, { type: atomType, text, cache: contentCacheControl });
  },
};

/**
 * The runs sent last that were records on their own board, by when they were verified, latest first. Reads 25 runs and
 * the boards that they are on, whose histories say what was a record: a run that was faster may have been sent before
 * and verified after.
 *
 * @param origin of the site
 */
export async function listRecordEntries(
  { db }: Pick<Dependencies, "db">,
  origin: string,
): Promise<AtomEntry[]> {
  const renew = await readPresentNames(db);
  const { docs } = await db
    .collection("runs")
    .where("status", "==", "verified")
    .where("isContender", "==", true)
    .orderBy("submittedAt", "desc")
    .orderBy(FieldPath.documentId(), "desc")
    .limit(maxRecords)
    .get();
  const found = await Promise.all(
    docs.map(async (document) => {
      const { id, run } = toListed(document, renew);
      const board = await readBoardDocument(db, run.boardId);
      return board?.history.some(({ runId }) => runId === id) ? [toEntry(id, run, origin)] : [];
    }),
  );
  return found.flat().toSorted((a, b) => b.updated.localeCompare(a.updated));
}

function toEntry(id: string, run: ReturnType<typeof toListed>["run"], origin: string): AtomEntry {
  const category = parseBoardId(run.boardId);
  const players = formatPlayers(run.players);
  return {
    address: `${origin}${getRunPath(id)}`,
    title: `${getCatalog().quests.get(run.quest)?.name ?? run.quest}: ${formatRunTime(run.timeCs)} by ${players}`,
    author: players,
    ...(category && { summary: formatBoard(category) }),
    published: run.submittedAt.toDate().toISOString(),
    updated: (run.decidedAt ?? run.submittedAt).toDate().toISOString(),
  };
}
