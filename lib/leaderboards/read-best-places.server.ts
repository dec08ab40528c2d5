import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { BestPlaces } from "./best-places";
import { parseBoardId } from "./board-id";
import { getQuestNames } from "./list-quest-choices.server";
import { readRunnerProfile } from "./read-runner-profile.server";

/** The boards on which a runner has most points, with their places, for a page. Reads as `readRunnerProfile` does. */
export async function readBestPlaces(
  dependencies: Pick<Dependencies, "db">,
  uid: string,
): Promise<BestPlaces> {
  const { points, boards, best } = await readRunnerProfile(dependencies, uid);
  const names = getQuestNames();
  return {
    points,
    boards: boards.length,
    best: best.map((standing) => {
      const quest = parseBoardId(standing.boardId)?.quest ?? "";
      return { ...standing, quest: names[quest] ?? quest };
    }),
  };
}
