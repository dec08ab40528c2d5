import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether, runTransaction } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { purgePages, readPageData } from "@/lib/content/cache-page.server";
import { type PostedText, readTextTakeDown } from "@/lib/content/posted-text.server";
import { FieldPath, type Query, Timestamp } from "@/lib/firebase/admin.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { readPage } from "@/lib/paging/read-page.server";
import { readAuthors } from "@/lib/users/read-authors.server";
import { ensureUser, getUserRef } from "@/lib/users/read-user-document.server";
import { type HuntSearchDocument, huntSearchDocumentSchema } from "./fields";
import { getHuntSearchRef } from "./read-help-document.server";
import { createHelpProblem } from "./refusals";
import { requireSubject } from "./request-content.server";
import type {
  HuntSearch,
  OwnSearchResponse,
  PostSearchBody,
  SearchesQuery,
  SearchesResponse,
} from "./schema";
import { getSubjectNames } from "./to-request.server";

const hourMs = 3_600_000;
/** Under which lists of searches are held in this process. */
const pagesPath = "hunting-help/find";

/**
 * One page of who looks for a hunt now, those who look longest from now first. Reads 25 entries and their people.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listHuntSearches(
  dependencies: Dependencies,
  query: SearchesQuery,
): Promise<SearchesResponse> {
  if (query.cursor !== undefined) return readSearches(dependencies, query);
  const path = `${pagesPath}/${JSON.stringify(query)}`;
  const page = await readPageData(path, () => readSearches(dependencies, query));
  if (!page) throw new Error("The list of searches is always there.");
  const at = dependencies.now().toISOString();
  return { ...page, searches: page.searches.filter(({ until }) => until > at) };
}

async function readSearches(
  { db, now }: Dependencies,
  { cursor, ...filters }: SearchesQuery,
): Promise<SearchesResponse> {
  let query: Query = db.collection("huntSearches").where("until", ">", Timestamp.fromDate(now()));
  for (const field of ["platform", "monster", "quest", "language"] as const) {
    if (filters[field] !== undefined) query = query.where(field, "==", filters[field]);
  }
  const { rows, nextCursor } = await readPage({
    query: query.orderBy("until", "desc").orderBy(FieldPath.documentId(), "desc"),
    ...{ list: "hunt-searches", fields: ["time", "id"], cursor },
    parse: (document) => huntSearchDocumentSchema.parse(document.data()),
    toPosition: ({ until, uid }) => [until, uid],
  });
  const getAuthor = await readAuthors(
    db,
    rows.map(({ uid }) => uid),
  );
  return {
    message: "OK",
    searches: rows.map((row) => toHuntSearch(row, getAuthor(row.uid))),
    nextCursor,
  };
}

/** The caller's own entry while it lasts. */
export async function readOwnHuntSearch({ db, now }: Dependencies, actor: Actor): Promise<OwnSearchResponse> {
  const snapshot = await getHuntSearchRef(db, actor.uid).get();
  await actor.confirmed;
  const stored = snapshot.exists ? huntSearchDocumentSchema.parse(snapshot.data()) : null;
  if (!stored || stored.until.toDate() <= now()) return { message: "OK", search: null };
  const getAuthor = await readAuthors(db, [actor.uid]);
  return { message: "OK", search: toHuntSearch(stored, getAuthor(actor.uid)) };
}

/**
 * Lists the caller as looking for a hunt, for some hours from now. Each account has one entry: this replaces it.
 *
 * @throws ApiError 400 for a monster or quest that does not exist, for neither, and for a note that a moderator removed; 429 after too many entries today.
 */
export async function postHuntSearch(
  { db, now }: Dependencies,
  actor: Actor,
  { hours, ...sent }: PostSearchBody,
): Promise<OwnSearchResponse> {
  requireSubject(sent);
  if (sent.quest === null && sent.monster === null) {
    throw createHelpProblem("monster", "Choose a quest or a monster.");
  }
  const { uid } = actor;
  try {
    const stored = await runTransaction(db, [getUserRef(db, uid)], async (transaction) => {
      const at = now();
      const { user, search, limit } = await readTogether(transaction, {
        user: getUserRef(db, uid),
        search: getHuntSearchRef(db, uid),
        limit: getLimitRef(db, uid, "help-search", at),
      });
      const profile = await actor.confirmed;
      const removed = await readTextTakeDown(transaction, db, toPostedSearchNote(sent.note, uid));
      if (removed) throw createHelpProblem("note", `A moderator removed a note like this: ${removed.reason}`);
      takeLimit(transaction, limit, { uid, action: "help-search", at });
      ensureUser(transaction, user, profile, at);
      const until = Timestamp.fromMillis(at.getTime() + hours * hourMs);
      const next: HuntSearchDocument = { ...sent, uid, createdAt: Timestamp.fromDate(at), until };
      transaction.set(search.ref, next);
      return next;
    });
    const getAuthor = await readAuthors(db, [uid]);
    return { message: "OK", search: toHuntSearch(stored, getAuthor(uid)) };
  } finally {
    purgePages(pagesPath);
  }
}

/** Takes the caller's entry out of the list. A repeated call changes nothing. */
export async function endHuntSearch({ db }: Dependencies, actor: Actor): Promise<OwnSearchResponse> {
  await actor.confirmed;
  await eraseHuntSearch(db, actor.uid);
  return { message: "OK", search: null };
}

/** The same for an account that is deleted. */
export async function eraseHuntSearch(db: Dependencies["db"], uid: string): Promise<void> {
  try {
    await getHuntSearchRef(db, uid).delete();
  } finally {
    purgePages(pagesPath);
  }
}

/** The note of somebody's entry, as moderators remember it. */
export function toPostedSearchNote(note: string, by: string): PostedText {
  return { kind: "note", text: note, by };
}

function toHuntSearch(
  { uid, createdAt, until, ...stored }: HuntSearchDocument,
  author: HuntSearch["author"],
): HuntSearch {
  return {
    ...stored,
    ...getSubjectNames(stored),
    createdAt: createdAt.toDate().toISOString(),
    until: until.toDate().toISOString(),
    author,
  };
}
