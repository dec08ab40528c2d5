import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { describeAttachment } from "@/lib/builds/describe-attachment.server";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { type PostedText, readTextTakeDown } from "@/lib/content/posted-text.server";
import type { DocumentSnapshot, Firestore, Transaction } from "@/lib/firebase/admin.server";
import { refuseField } from "@/lib/http/refusals";
import { boardDocumentSchema, challengeDocumentSchema } from "@/lib/leaderboards/board/board-fields";
import { listRunBoardIds } from "@/lib/leaderboards/board/board-id";
import { getQuestFacts } from "@/lib/leaderboards/board/get-quest-facts.server";
import { listCategoryProblems, type QuestFacts } from "@/lib/leaderboards/categories";
import { drawChallenge, toChallengeBoardId } from "@/lib/leaderboards/challenge/challenge";
import type { RunContent } from "@/lib/leaderboards/schema";
import { fallbackName } from "@/lib/users/display";
import { readNameClaims } from "@/lib/users/names.server";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { findSplitProblem } from "./pace";
import { getBoardRef, getChallengeRef, getEntrant } from "./read-run-document.server";
import type { RunPartner } from "./run-content";
import type { RunDocument, RunPlayer } from "./run-fields";

/**
 * Holds a run against its quest, ruleset and build, before anything is written.
 *
 * @throws ApiError 400 for the first thing that does not fit, with its field; 404 for a build that not everybody may see
 */
export async function requireRunContent(
  { db }: Pick<Dependencies, "db">,
  content: RunContent,
): Promise<void> {
  const quest = getQuestFacts(content.quest);
  if (!quest) throw refuseField("quest", "This quest does not exist.");
  const party = content.partners.length + 1;
  const [problem] = listCategoryProblems(quest, { ruleset: content.ruleset, party }, content.time);
  if (problem) throw refuseField(toPath(problem.field), problem.message);
  const splits = findSplitProblem({ timeCs: content.time, splits: content.splits });
  if (splits) throw refuseField("splits", splits);
  if (content.build === null) return;
  const { weapon } = await describeAttachment({ db }, content.build);
  if (weapon !== content.weapon) throw refuseField("build", "The weapon of the build is not the run's.");
}

/** The note of a run, as moderators remember it. @param by who submitted the run; `null` once the account is deleted */
export function toPostedNote({ note }: Pick<RunDocument, "note">, by: string | null): PostedText {
  return { kind: "note", text: note, by };
}

/**
 * Holds the note of a run against those that moderators removed.
 *
 * @throws ApiError 400 for a note like one of them
 */
export async function requireAllowedNote(
  transaction: Transaction,
  db: Firestore,
  content: Pick<RunDocument, "note">,
  uid: string,
): Promise<void> {
  const removed = await readTextTakeDown(transaction, db, toPostedNote(content, uid));
  if (removed) throw refuseField("note", `A moderator removed a note like this: ${removed.reason}`);
}

/** The names that the request has for the fields. */
function toPath(field: "ruleset" | "players" | "timeCs"): string {
  return field === "players" ? "partners" : field === "timeCs" ? "time" : field;
}

/**
 * The hunters of a run, the submitter first. Names of accounts are the accounts' own.
 *
 * @param submitter the user document of who sends the run
 * @throws ApiError 400 for an account that does not exist, for a hunter who is named twice, and for one without an
 *   account whose name is that of staff or was hidden by a moderator
 */
export async function readParty(
  transaction: Transaction,
  db: Firestore,
  submitter: DocumentSnapshot,
  partners: readonly RunPartner[],
): Promise<RunPlayer[]> {
  const uids = partners.flatMap((partner) => ("uid" in partner ? [partner.uid] : []));
  if (new Set([submitter.id, ...uids]).size <= uids.length) {
    throw refuseField("partners", "Name each hunter once.");
  }
  const users = uids.length > 0 ? await transaction.getAll(...uids.map((uid) => getUserRef(db, uid))) : [];
  const names = new Map(users.map((user) => [user.id, readUser(user)?.displayName]));
  const others = partners.map((partner): RunPlayer => {
    if (!("uid" in partner)) return { uid: null, name: partner.name, confirmed: true };
    const name = names.get(partner.uid);
    if (name === undefined) throw refuseField("partners", "There is no such account.");
    return { uid: partner.uid, name, confirmed: false };
  });
  await requireFreeNames(transaction, db, others);
  const name = readUser(submitter)?.displayName ?? fallbackName;
  return [{ uid: submitter.id, name, confirmed: true }, ...others];
}

/** Whoever has no account is named as anybody likes, but for names that nobody else may have. */
async function requireFreeNames(
  transaction: Transaction,
  db: Firestore,
  players: readonly RunPlayer[],
): Promise<void> {
  const names = players.flatMap(({ uid, name }) => (uid === null ? [name] : []));
  if (names.length === 0) return;
  const claims = await readNameClaims(transaction, db, { uid: null, held: null }, names);
  for (const name of names) {
    const problem = claims.findProblem(name);
    if (problem === "staff") throw refuseField("partners", `"${name}" is the name of a moderator.`);
    if (problem === "hidden") throw refuseField("partners", `"${name}" can't be used.`);
  }
}

type RunFields = Pick<
  RunDocument,
  | keyof Omit<RunContent, "partners" | "time">
  | "timeCs"
  | "players"
  | "party"
  | "boardId"
  | "boardIds"
  | "entrant"
  | "people"
  | "isContender"
>;

/**
 * The fields of a run that follow from what was sent.
 *
 * @param at when the run was submitted, which decides about a challenge
 */
export async function createRunFields(
  transaction: Transaction,
  db: Firestore,
  { partners, time: timeCs, ...content }: RunContent,
  players: RunPlayer[],
  at: Date,
): Promise<RunFields> {
  const party = players.length;
  const { boardId, viewIds } = listRunBoardIds({ ...content, party });
  const challenge = party === 1 ? await readChallengeBoardId(transaction, db, content, at) : null;
  const board = await transaction.get(getBoardRef(db, boardId));
  const best = board.exists ? boardDocumentSchema.parse(board.data()).rows[0] : undefined;
  return {
    ...content,
    timeCs,
    players,
    party,
    boardId,
    boardIds: [boardId, ...viewIds, ...(challenge ? [challenge] : [])],
    entrant: getEntrant(players),
    people: players.flatMap(({ uid }) => (uid === null ? [] : [uid])),
    isContender: !best || timeCs <= best.timeCs,
  };
}

/** The challenge's board where a solo run belongs to the challenge of its week: the chosen one, or the draw. */
async function readChallengeBoardId(
  transaction: Transaction,
  db: Firestore,
  { quest, ruleset }: Pick<RunContent, "quest" | "ruleset">,
  at: Date,
): Promise<string | null> {
  const drawn = getChallenge(at);
  const snapshot = await transaction.get(getChallengeRef(db, drawn.week));
  const challenge = snapshot.exists ? challengeDocumentSchema.parse(snapshot.data()) : drawn;
  const isPart = challenge.quest === quest && challenge.ruleset === ruleset;
  return isPart ? toChallengeBoardId(drawn.week) : null;
}

/** The challenge of a moment's week, drawn from the quests of the catalog that are always there. */
export function getChallenge(at: Date) {
  return drawChallenge(listChallengeQuests(), at);
}

/** The facts about the quests that a challenge is drawn from. Event quests come and go, so none of them is. */
export function listChallengeQuests(): QuestFacts[] {
  const lasting = getCatalog().quests.all.filter(({ kind }) => kind !== "event");
  return lasting.flatMap(({ id }) => getQuestFacts(id) ?? []);
}
