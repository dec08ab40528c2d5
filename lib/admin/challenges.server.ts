import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { challengeDocumentSchema } from "@/lib/leaderboards/board/board-fields";
import { listQuestChoices } from "@/lib/leaderboards/board/list-quest-choices.server";
import { toChallengeBoardId } from "@/lib/leaderboards/challenge/challenge";
import { listChallengeWeeks, setChallenge } from "@/lib/leaderboards/challenge/set-challenge.server";
import { getChallengeRef } from "@/lib/leaderboards/run/read-run-document.server";
import { getChallenge } from "@/lib/leaderboards/run/run-content.server";
import type { ChallengesResponse, SetChallenge } from "./schema";

/** The challenges of the present week and the next seven. Reads one document a week, and looks for one run a week. */
export async function listChallenges({ db, now }: Dependencies, actor: Actor): Promise<ChallengesResponse> {
  const weeks = listChallengeWeeks(now());
  const [snapshots, submitted] = await Promise.all([
    db.getAll(...weeks.map(({ week }) => getChallengeRef(db, week))),
    Promise.all(
      weeks.map(({ week }) =>
        db.collection("runs").where("boardIds", "array-contains", toChallengeBoardId(week)).limit(1).get(),
      ),
    ),
    actor.confirmed,
  ]);
  return {
    message: "OK",
    weeks: weeks.map(({ week, from }, index) => {
      const snapshot = snapshots[index];
      const drawn = getChallenge(from);
      const { quest, ruleset } = snapshot?.exists ? challengeDocumentSchema.parse(snapshot.data()) : drawn;
      return {
        ...{ week, from: from.toISOString(), quest, ruleset },
        questName: getCatalog().quests.get(quest)?.name ?? quest,
        isChosen: quest !== drawn.quest || ruleset !== drawn.ruleset,
        canChange: submitted[index]?.empty ?? false,
      };
    }),
    quests: listQuestOptions(),
  };
}

function listQuestOptions(): ChallengesResponse["quests"] {
  return listQuestChoices()
    .map(({ id, name, rulesets }) => ({ id, name, rulesets: [...rulesets] }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/** An admin chooses the challenge of a week. @throws ApiError as `setChallenge` */
export async function chooseChallenge(
  dependencies: Dependencies,
  actor: Actor,
  chosen: SetChallenge,
): Promise<ChallengesResponse> {
  await setChallenge(dependencies, actor, chosen);
  return listChallenges(dependencies, actor);
}
