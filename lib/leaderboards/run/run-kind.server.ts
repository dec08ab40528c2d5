import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getRunPath } from "@/lib/leaderboards/board/board-paths";
import type { ContentKind } from "@/lib/publishing/content-kind.server";
import { formatCategory } from "./describe-run";
import { getRunRef, readRun } from "./read-run-document.server";
import type { RunDocument } from "./run-fields";
import { formatRunTime } from "./run-time";
import { getWatchLink } from "./video-link";

/** Runs: everybody sees those that are verified. */
export const runKind: ContentKind<RunDocument> = {
  getRef: getRunRef,
  read: readRun,
  getMakers: ({ submittedBy, players }) => [submittedBy, ...players.map(({ uid }) => uid)],
  getState: ({ status }) => (status === "verified" ? "public" : status === "rejected" ? "hidden" : "private"),
  getTitle: listHunters,
  describe: (run, { id }) => ({
    href: getRunPath(id),
    title: getCatalog().quests.get(run.quest)?.name ?? run.quest,
    text: run.note,
    facts: [
      { label: "Time", value: formatRunTime(run.timeCs) },
      { label: "Category", value: formatCategory(run) },
      { label: "Hunters", value: listHunters(run) },
      { label: "Video", value: getWatchLink(run.video) },
    ],
  }),
};

function listHunters({ players }: RunDocument): string {
  return players.map(({ name }) => name).join(", ");
}
