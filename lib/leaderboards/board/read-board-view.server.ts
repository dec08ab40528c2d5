import { z } from "zod";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readPageData } from "@/lib/content/cache-page.server";
import { getMaxParty } from "@/lib/leaderboards/categories";
import { parseChallengeBoardId } from "@/lib/leaderboards/challenge/challenge";
import type { BoardPageData, EmbedPageData, Neighbor, OverlayPageData } from "@/lib/leaderboards/page-data";
import { readOrNull } from "@/lib/leaderboards/read-or-null.server";
import { boardQuerySchema, runQuerySchema } from "@/lib/leaderboards/schema";
import { getUtcDay } from "@/lib/site/time";
import { type BoardKey, parseBoardId, toBoardId } from "./board-id";
import { getQuestBoardId } from "./board-paths";
import { chooseOverlayRows } from "./choose-overlay-rows";
import { formatBoard } from "./format-board";
import { getQuestFacts } from "./get-quest-facts.server";
import { listQuestChoices } from "./list-quest-choices.server";
import { firstQuest } from "./open-quests";
import { readBoardAsOf, readBoardPage } from "./read-board.server";
import { readChallenge, readQuests } from "./read-quests.server";

const viewQuerySchema = z.object({
  board: boardQuerySchema.shape.id.optional(),
  part: boardQuerySchema.shape.part,
  date: boardQuerySchema.shape.date,
});

/**
 * Data of the page of a board: one document, with `part` two, with `date` the fastest runs of the board; for a board
 * without runs up to three more. Without a board in the address it is the one of the quest with the most runs, at the
 * start of a site a staple.
 *
 * @param query of the address, whatever it holds
 * @returns `null` for a board that does not exist
 */
export async function readBoardView(
  dependencies: Dependencies,
  query: unknown,
): Promise<BoardPageData | null> {
  const parsed = viewQuerySchema.safeParse(query);
  if (!parsed.success) return null;
  const { board: named, part = 0, date } = parsed.data;
  const id = named ?? (await chooseBoard(dependencies));
  const subject = await readSubject(dependencies, id);
  if (!subject) return null;
  const reply = await readOrNull(readBoardPage(dependencies, { id, part: date ? 0 : part }));
  if (!reply) return null;
  const { message, ...board } = reply;
  const asOf = date ? await readEarlier(dependencies, id, date) : null;
  return {
    id,
    isChosen: !named,
    ...subject,
    board: asOf ? { ...board, rows: asOf.rows, parts: 1 } : board,
    part: date ? 0 : part,
    asOf: asOf && date ? { date, isCut: asOf.isCut } : null,
    neighbor:
      subject.category && board.runners === 0 ? await findNeighbor(dependencies, subject.category) : null,
    today: getUtcDay(dependencies.now()),
  };
}

/** Data of a framed board: its first rows. `null` for a board that does not exist. */
export async function readEmbeddedBoard(
  dependencies: Dependencies,
  id: unknown,
): Promise<EmbedPageData | null> {
  const parsed = boardQuerySchema.safeParse({ id });
  if (!parsed.success) return null;
  const subject = await readSubject(dependencies, parsed.data.id);
  if (!subject) return null;
  const { rows, runners, runs } = await readBoardPage(dependencies, { id: parsed.data.id });
  return {
    id: parsed.data.id,
    ...getTitles(subject),
    rows: rows.slice(0, 10),
    ...{ runners, runs },
  };
}

const overlayQuerySchema = z.object({
  id: boardQuerySchema.shape.id,
  rows: z.coerce.number().int().min(1).max(10).catch(5),
  run: runQuerySchema.shape.id.nullable().catch(null),
});

/**
 * Data of an overlay: the first rows of a board, and the run that is marked.
 *
 * @param query of the address, whatever it holds; what cannot be read of `rows` and `run` counts as left out
 * @returns `null` for a board that does not exist
 */
export async function readBoardOverlay(
  dependencies: Dependencies,
  query: unknown,
): Promise<OverlayPageData | null> {
  const parsed = overlayQuerySchema.safeParse(query);
  if (!parsed.success) return null;
  const { id, rows: count, run } = parsed.data;
  const subject = await readSubject(dependencies, id);
  if (!subject) return null;
  const { rows } = await readBoardPage(dependencies, { id });
  return { board: { id, rows: [...chooseOverlayRows(rows, count, run)] }, ...getTitles(subject), count, run };
}

/** The title of a board outside of the site. */
function getTitles({ quest, category, challenge }: Subject): { title: string; subtitle: string } {
  return {
    title: quest.name,
    subtitle: category ? formatBoard(category) : `Challenge of week ${challenge?.week ?? ""}`,
  };
}

async function chooseBoard(dependencies: Dependencies): Promise<string> {
  const { quests } = await readQuests(dependencies);
  const choices = listQuestChoices();
  const top = quests.toSorted((a, b) => b.runs - a.runs)[0]?.quest ?? firstQuest;
  const quest = choices.find(({ id }) => id === top) ?? choices.find(({ id }) => id === firstQuest);
  if (!quest) throw new Error(`The catalog has no quest "${firstQuest}".`);
  const ruleset = quest.rulesets.find((each) => each === "ta") ?? quest.rulesets[0] ?? "freestyle";
  return getQuestBoardId({ quest: quest.id, ruleset });
}

type Subject = Pick<BoardPageData, "quest" | "ruleset" | "category" | "challenge" | "maxParty" | "quests">;

/** Subject of a board; `null` where quest, ruleset or party do not exist. */
async function readSubject(dependencies: Dependencies, id: string): Promise<Subject | null> {
  const week = parseChallengeBoardId(id);
  const challenge = week ? await readOrNull(readChallenge(dependencies, week)) : null;
  const category = parseBoardId(id);
  const about = challenge ?? category;
  const quests = listQuestChoices();
  const quest = quests.find((each) => each.id === about?.quest);
  const facts = quest && getQuestFacts(quest.id);
  if (!about || !facts) return null;
  const { ruleset } = about;
  const maxParty = getMaxParty(ruleset, facts);
  if (!quest.rulesets.includes(ruleset) || (category && category.party > maxParty)) return null;
  return {
    ...{ quest, quests, ruleset, category, maxParty },
    challenge: challenge && { week: challenge.week, from: challenge.from, to: challenge.to },
  };
}

async function readEarlier(dependencies: Dependencies, id: string, date: string) {
  return readPageData(`boards/${id}/days/${date}`, () => readBoardAsOf(dependencies, { id, date }));
}

/** The closest wider board that has a time: any weapon, any platform, then another ruleset. */
async function findNeighbor(dependencies: Dependencies, key: BoardKey): Promise<Neighbor | null> {
  const facts = getQuestFacts(key.quest);
  const wide: BoardKey = { ...key, weapon: "all", platform: "all" };
  const others = (["ta", "freestyle"] as const)
    .filter((ruleset) => ruleset !== key.ruleset && facts && !facts.isArena)
    .filter((ruleset) => facts && key.party <= getMaxParty(ruleset, facts))
    .map((ruleset): BoardKey => ({ ...wide, ruleset }));
  const tried = new Set([toBoardId(key)]);
  for (const candidate of [{ ...key, platform: "all" as const }, wide, ...others]) {
    const id = toBoardId(candidate);
    if (tried.has(id)) continue;
    tried.add(id);
    const record = (await readBoardPage(dependencies, { id })).history.at(-1);
    if (record) return { id, category: candidate, record };
  }
  return null;
}
