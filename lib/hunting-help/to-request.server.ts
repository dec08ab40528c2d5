import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { StoredTime } from "@/lib/firebase/stored-time";
import type { AnswerDocument, RequestDocument } from "./fields";
import type { HelpAnswer, HelpRequest } from "./schema";

const toText = (time: StoredTime): string => time.toDate().toISOString();

/** A request as everybody sees it. */
export function toRequest(id: string, stored: RequestDocument): HelpRequest {
  const { kind, title, body, monster, weapon, playstyle, skills, owned, constraints } = stored;
  const { quest, platform, timeZone, when, party, language } = stored;
  const { asker, cost, status, answerCount, approvedAnswer, paid, unpaid, version } = stored;
  return {
    id,
    ...{ kind, title, body, monster, weapon, playstyle, skills, owned, constraints },
    ...{ quest, platform, timeZone, when, party, language },
    ...{ asker, cost, status, answerCount, approvedAnswer, paid, unpaid, version },
    ...getSubjectNames(stored),
    skillNames: skills.map(({ skill }) => getCatalog().skills.get(skill)?.name ?? skill),
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
export function toAnswer(id: string, stored: AnswerDocument): HelpAnswer {
  const { body, build, offer, uid, isApproved, version } = stored;
  return {
    ...{ id, body, build, uid, isApproved, version },
    offer: offer && { when: offer.when, platform: offer.platform, hasSession: offer.session !== "" },
    isThanked: stored.thankedAt !== null,
    helpfulCount: stored.helpful?.length ?? 0,
    createdAt: toText(stored.createdAt),
    updatedAt: toText(stored.updatedAt),
  };
}
