import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readPageData } from "@/lib/content/cache-page.server";
import { getIsoWeek, getWeekSpan } from "@/lib/leaderboards/challenge/iso-week";
import type { QuestRecord, QuestsPageData } from "@/lib/leaderboards/page-data";
import { readPresentNames } from "@/lib/leaderboards/run/player-names.server";
import type { QuestsResponse } from "@/lib/leaderboards/schema";
import { listQuests } from "@/lib/wiki/quests/list-quests.server";
import { challengeDocumentSchema } from "./board-fields";
import { listRulesets } from "./list-quest-choices.server";
import { listOpenQuests } from "./open-quests";
import { toShownRecord } from "./read-board.server";
import { readChallenge, readQuests } from "./read-quests.server";

const weekMs = 7 * 86_400_000;
/** Past weeks whose challenges are shown. */
const maxPastChallenges = 12;
const maxFallen = 8;

/**
 * Data of the list of quests. Reads what `readQuests` reads, the present challenge, and the latest earlier ones.
 */
export async function readQuestsPage(dependencies: Dependencies): Promise<QuestsPageData> {
  const [{ quests: played, latest, queue }, { message, ...challenge }] = await Promise.all([
    readQuests(dependencies),
    readChallenge(dependencies, undefined),
  ]);
  const pastChallenges = await listPastChallenges(dependencies, challenge.week);
  const known = new Map(played.map((each) => [each.quest, each]));
  const { rows, monsters } = listQuests();
  const open = listOpenQuests(known.keys(), challenge.quest);
  return {
    quests: rows.map(({ id, name, stars, kind, rank, targets }) => ({
      ...{ id, name, stars, kind, rank },
      rulesets: listRulesets(id),
      targets: targets.map((target) => ({ id: target.id, name: target.name })),
      runs: known.get(id)?.runs ?? 0,
      records: known.get(id)?.records ?? [],
      isOpen: open.has(id),
    })),
    monsters,
    latest,
    fallen: listFallen(played, dependencies.now()),
    queue,
    challenge,
    pastChallenges,
  };
}

/** Records of the seven days before a moment, latest first. */
export function listFallen(quests: QuestsResponse["quests"], now: Date): QuestRecord[] {
  const since = new Date(now.getTime() - weekMs).toISOString();
  return quests
    .flatMap(({ quest, records }) => records.map((record) => ({ ...record, quest })))
    .filter(({ submittedAt }) => submittedAt >= since)
    .toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt, "en"))
    .slice(0, maxFallen);
}

async function listPastChallenges(
  { db }: Pick<Dependencies, "db">,
  week: string,
): Promise<QuestsPageData["pastChallenges"]> {
  const list = await readPageData("challenges", async () => {
    const renew = await readPresentNames(db);
    const docs = await db.getAll(
      ...listWeeksBefore(week, maxPastChallenges).map((each) => db.doc(`challenges/${each}`)),
    );
    return docs
      .filter(({ exists }) => exists)
      .map((document) => {
        const { winners, ...drawn } = challengeDocumentSchema.parse(document.data());
        return { week: document.id, ...drawn, winners: winners.map(renew).map(toShownRecord) };
      });
  });
  return (list ?? []).filter(({ winners }) => winners.length > 0);
}

/** The weeks before one, the latest first. */
function listWeeksBefore(week: string, count: number): string[] {
  const span = getWeekSpan(week);
  if (!span) throw new Error(`"${week}" names no week`);
  return Array.from({ length: count }, (_, index) =>
    getIsoWeek(new Date(span.from.getTime() - (index + 1) * weekMs)),
  );
}
