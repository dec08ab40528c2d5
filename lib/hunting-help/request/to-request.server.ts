import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { StoredTime } from "@/lib/firebase/stored-time";
import { answerContent } from "@/lib/hunting-help/answer/answer-content";
import type { AnswerDocument, RequestDocument } from "@/lib/hunting-help/fields";
import type { HelpAnswer, HelpRequest } from "@/lib/hunting-help/schema";
import { requestContent } from "./request-content";

const toText = (time: StoredTime): string => time.toDate().toISOString();

/** A request as everybody sees it. */
export function toRequest(id: string, stored: RequestDocument): HelpRequest {
  const { asker, cost, status, answerCount, approvedAnswer, paid, unpaid, version } = stored;
  return {
    id,
    ...requestContent.pick(stored),
    ...{ asker, cost, status, answerCount, approvedAnswer, paid, unpaid, version },
    ...getSubjectNames(stored),
    skillNames: stored.skills.map(({ skill }) => getCatalog().skills.get(skill)?.name ?? skill),
    createdAt: toText(stored.createdAt),
    expiresAt: toText(stored.expiresAt),
    decidedAt: stored.decidedAt && toText(stored.decidedAt),
  };
}

/** English names of a monster and a quest; `null` where there is none, or none of that ID. */
export function getSubjectNames({
  monster,
  quest,
}: {
  readonly monster: string | null;
  readonly quest: string | null;
}): { monsterName: string | null; questName: string | null } {
  const { monsters, quests } = getCatalog();
  return {
    monsterName: monster === null ? null : (monsters.get(monster)?.name ?? null),
    questName: quest === null ? null : (quests.get(quest)?.name ?? null),
  };
}

/** An answer as everybody sees it. */
export function toHelpAnswer(id: string, stored: AnswerDocument): HelpAnswer {
  const { offer, uid, isApproved, version } = stored;
  return {
    ...answerContent.pick(stored),
    ...{ id, uid, isApproved, version },
    offer: offer && { when: offer.when, platform: offer.platform, hasSession: offer.session !== "" },
    isThanked: stored.thankedAt !== null,
    helpfulCount: stored.helpful?.length ?? 0,
    createdAt: toText(stored.createdAt),
    updatedAt: toText(stored.updatedAt),
  };
}
