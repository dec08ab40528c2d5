import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readRunnerProfile } from "@/lib/leaderboards/ranking/read-runner-profile.server";
import type { BestPlaces } from "./best-places";
import { parseBoardId } from "./board-id";
import { getQuestNames } from "./list-quest-choices.server";

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
