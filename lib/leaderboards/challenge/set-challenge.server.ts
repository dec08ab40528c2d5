import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { purgePage } from "@/lib/content/cache-page.server";
import { refuseField } from "@/lib/http/refusals";
import { type ChallengeDocument, challengeDocumentSchema } from "@/lib/leaderboards/board/board-fields";
import { getQuestFacts } from "@/lib/leaderboards/board/get-quest-facts.server";
import { listQuestRulesets } from "@/lib/leaderboards/categories";
import { refuseRun } from "@/lib/leaderboards/refusals";
import type { RulesetId } from "@/lib/leaderboards/rulesets";
import { getBoardRef, getChallengeRef, getQuestsRef } from "@/lib/leaderboards/run/read-run-document.server";
import { getChallenge } from "@/lib/leaderboards/run/run-content.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { toChallengeBoardId } from "./challenge";
import { getWeekSpan } from "./iso-week";

/** Weeks from now for which a challenge can be chosen, the present one included. */
const maxWeeksAhead = 8;
const weekMs = 7 * 86_400_000;

interface ChosenChallenge {
  readonly week: string;
  readonly quest: string;
  readonly ruleset: RulesetId;
  readonly why: string;
}

/** The present week and those after it for which a challenge can be chosen, each with its first moment. */
export function listChallengeWeeks(at: Date): { week: string; from: Date }[] {
  return Array.from({ length: maxWeeksAhead }, (_, index) => {
    const { week } = getChallenge(new Date(at.getTime() + index * weekMs));
    return { week, from: getWeekSpan(week)?.from ?? at };
  });
}

/**
 * An admin chooses quest and ruleset of a week's challenge in the place of the draw. Runs keep the boards that they were
 * submitted for, so the challenge of a week stays as it is once a run was submitted for it.
 *
 * @throws ApiError 400 for a quest, ruleset or week that does not exist or is too far ahead; 409 once a run was
 *   submitted for the week; 429 after too many changes today.
 */
export async function setChallenge(
  { db, now }: Dependencies,
  actor: Actor,
  { week, quest, ruleset, why }: ChosenChallenge,
): Promise<void> {
  await actor.confirmed;
  const facts = getQuestFacts(quest);
  if (!facts) throw refuseField("quest", "There is no such quest.");
  if (!listQuestRulesets(facts).includes(ruleset)) {
    throw refuseField("ruleset", "This quest does not have the ruleset.");
  }
  const boardId = toChallengeBoardId(week);
  const reference = getChallengeRef(db, week);
  try {
    await runTransaction(db, [reference, getAuditHeadRef(db)], async (transaction) => {
      const at = now();
      const [snapshot, limit] = await transaction.getAll(reference, getLimitRef(db, actor.uid, "admin", at));
      const submitted = await transaction.get(
        db.collection("runs").where("boardIds", "array-contains", boardId).limit(1),
      );
      if (!snapshot || !limit) throw new Error("The store left out a document.");
      const known = listChallengeWeeks(at).find((each) => each.week === week);
      if (!known) throw refuseField("week", `Choose one of the next ${maxWeeksAhead} weeks.`);
      const held = snapshot.exists
        ? challengeDocumentSchema.parse(snapshot.data())
        : getChallenge(known.from);
      if (held.quest === quest && held.ruleset === ruleset) return;
      if (!submitted.empty) {
        throw refuseRun("challenge-begun");
      }
      await openAudit(transaction, db);
      takeLimit(transaction, limit, { uid: actor.uid, action: "admin", at });
      transaction.set(reference, { quest, ruleset, boardId, winners: [] } satisfies ChallengeDocument);
      writeAudit(transaction, db, {
        ...{ actor: actor.uid, action: "challenge.set", target: reference.path, subject: null, why, at },
        before: { quest: held.quest, ruleset: held.ruleset },
        after: { quest, ruleset },
      });
    });
  } finally {
    for (const path of [getBoardRef(db, boardId).path, getQuestsRef(db).path, "challenges"]) purgePage(path);
  }
}
