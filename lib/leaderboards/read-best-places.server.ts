import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { BestPlace, BestPlaces } from "./best-places";
import { boardDocumentSchema } from "./board-fields";
import { parseBoardId } from "./board-id";
import { getQuestNames } from "./list-quest-choices.server";
import { readRunner } from "./list-ranking.server";
import { listPlaces } from "./placing";
import { getBoardRef } from "./read-run-document.server";

/** Boards that a profile shows. */
const shownBoards = 5;

/** The boards on which a runner has most points, with their places. Reads the runner and five boards at most. */
export async function readBestPlaces({ db }: Pick<Dependencies, "db">, uid: string): Promise<BestPlaces> {
  const { points, boards } = await readRunner({ db }, uid);
  const shown = boards.slice(0, shownBoards);
  const refs = shown.map(({ boardId }) => getBoardRef(db, boardId));
  const snapshots = refs.length === 0 ? [] : await db.getAll(...refs);
  const names = getQuestNames();
  const best = shown.flatMap((standing, index): BestPlace[] => {
    const snapshot = snapshots[index];
    // Between two reads a board can lose its last run.
    if (!snapshot?.exists) return [];
    const { rows, runners } = boardDocumentSchema.parse(snapshot.data());
    const at = rows.findIndex(({ runId }) => runId === standing.runId);
    const quest = parseBoardId(standing.boardId)?.quest ?? "";
    return [{ ...standing, quest: names[quest] ?? quest, place: listPlaces(rows)[at] ?? null, runners }];
  });
  return { points, boards: boards.length, best };
}
