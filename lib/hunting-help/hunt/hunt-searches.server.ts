import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { readPageData } from "@/lib/content/cache-page.server";
import { type PostedText, readTextTakeDown } from "@/lib/content/posted-text.server";
import { FieldPath, type Query, Timestamp } from "@/lib/firebase/admin.server";
import { refuseField } from "@/lib/http/refusals";
import { getHuntSearchRef, toHash } from "@/lib/hunting-help/read-help-document.server";
import { requireSubject } from "@/lib/hunting-help/request/request-content.server";
import { maxHuntAhead, maxHuntDelay } from "@/lib/hunting-help/rules";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { readPage } from "@/lib/paging/read-page.server";
import { platforms } from "@/lib/site/platforms";
import { readAuthors } from "@/lib/users/read-authors.server";
import { ensureUser, getUserRef } from "@/lib/users/read-user-document.server";
import { changeHunt, huntPagesPath, readHunt } from "./change-hunt.server";
import { type HuntSearchDocument, huntSearchDocumentSchema } from "./hunt-fields";
import { readPartyNotices } from "./hunt-notices.server";
import type { OwnSearchResponse, PostSearchBody, SearchesQuery, SearchesResponse } from "./hunt-schema";
import { readOwnHuntSearch } from "./read-own-hunts.server";
import { listNamed, toHuntSearch } from "./to-hunt-search.server";

const hourMs = 3_600_000;

/**
 * One page of the hunts that look for hunters, those first that end first. Reads 25 entries and their people.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listHuntSearches(
  dependencies: Dependencies,
  query: SearchesQuery,
): Promise<SearchesResponse> {
  if (query.cursor !== undefined) return readSearches(dependencies, query);
  const path = `${huntPagesPath}/${JSON.stringify(query)}`;
  const page = await readPageData(path, () => readSearches(dependencies, query));
  if (!page) throw new Error("The list of searches is always there.");
  const at = dependencies.now().toISOString();
  return { ...page, searches: page.searches.filter(({ until }) => until > at) };
}

async function readSearches(
  { db, now }: Dependencies,
  { cursor, platform, ...filters }: SearchesQuery,
): Promise<SearchesResponse> {
  let query: Query = db.collection("huntSearches").where("until", ">", Timestamp.fromDate(now()));
  for (const field of ["monster", "quest", "language"] as const) {
    if (filters[field] !== undefined) query = query.where(field, "==", filters[field]);
  }
  // Crossplay is the rule, so a platform finds what its hunters can join.
  if (platform !== undefined) query = query.where("openTo", "array-contains", platform);
  const { rows, nextCursor } = await readPage({
    query: query.orderBy("until").orderBy(FieldPath.documentId()),
    ...{ list: "hunt-searches", fields: ["time", "id"], cursor },
    parse: (document) => huntSearchDocumentSchema.parse(document.data()),
    toPosition: ({ until, uid }) => [until, uid],
  });
  const getAuthor = await readAuthors(db, rows.flatMap(listNamed));
  return { message: "OK", searches: rows.map((row) => toHuntSearch(row, getAuthor)), nextCursor };
}

/**
 * Lists a hunt of the caller, from its start on for some hours. Each account has one: this replaces it, and tells who was
 * in the earlier one. A call with the key of the stored hunt changes nothing.
 *
 * @returns `created`: the hunt where it is new; `null` for a repeated call
 * @throws ApiError 400 for a monster or quest that does not exist, for neither, for a start that is over or more than
 *   seven days away, and for a note that a moderator removed; 429 after too many hunts today.
 */
export async function postHuntSearch(
  dependencies: Dependencies,
  actor: Actor,
  { hours, key, startsAt, ...sent }: PostSearchBody,
): Promise<OwnSearchResponse & { readonly created: HuntSearchDocument | null }> {
  requireSubject(sent);
  if (sent.quest === null && sent.monster === null) {
    throw refuseField("monster", "Choose a quest or a monster.");
  }
  const { db, now } = dependencies;
  const { uid } = actor;
  const hunt = toHash(`hunt/${uid}/${key}`);
  const created = await changeHunt(db, uid, [getUserRef(db, uid)], async (transaction) => {
    const at = now();
    const { user, search, limit } = await readTogether(transaction, {
      user: getUserRef(db, uid),
      search: getHuntSearchRef(db, uid),
      limit: getLimitRef(db, uid, "help-search", at),
    });
    const profile = await actor.confirmed;
    const held = readHunt(search, at);
    if (held?.hunt === hunt) return null;
    const start = toStart(startsAt, at);
    const removed = await readTextTakeDown(transaction, db, toPostedSearchNote(sent.note, uid));
    if (removed) throw refuseField("note", `A moderator removed a note like this: ${removed.reason}`);
    const gone = held ? listParty(held) : [];
    const notices = held && gone.length > 0 ? await readPartyNotices(transaction, db, held, gone) : null;
    takeLimit(transaction, limit, { uid, action: "help-search", at });
    ensureUser(transaction, user, profile, at);
    const next: HuntSearchDocument = {
      ...{ ...sent, uid, hunt },
      openTo: sent.crossplay ? [...platforms] : [sent.platform],
      ...{ joiners: [], people: [], onAt: null },
      startsAt: Timestamp.fromMillis(start),
      createdAt: Timestamp.fromDate(at),
      until: Timestamp.fromMillis(start + hours * hourMs),
    };
    transaction.set(search.ref, next);
    for (const each of gone) notices?.tellNews(each, "the host called it off.", at);
    return next;
  });
  return { ...(await readOwnHuntSearch(dependencies, actor)), created };
}

/** @returns milliseconds since 1970 */
function toStart(startsAt: string | null, at: Date): number {
  const start = startsAt === null ? at.getTime() : Date.parse(startsAt);
  if (start < at.getTime() - maxHuntDelay) {
    throw refuseField("startsAt", "This moment is over. Choose a later one.");
  }
  if (start > at.getTime() + maxHuntAhead) {
    throw refuseField("startsAt", "Choose a moment within the next 7 days.");
  }
  return Math.max(start, at.getTime());
}

/** Calls the caller's hunt off, and tells who was in. A repeated call changes nothing. */
export async function endHuntSearch(dependencies: Dependencies, actor: Actor): Promise<OwnSearchResponse> {
  await actor.confirmed;
  await eraseHuntSearch(dependencies, actor.uid, "the host called it off.");
  return readOwnHuntSearch(dependencies, actor);
}

/**
 * Removes the hunt of somebody, and tells who was in.
 *
 * @param what for the notice, after the name of the hunt
 */
export function eraseHuntSearch({ db, now }: Dependencies, uid: string, what: string): Promise<void> {
  return changeHunt(db, uid, [], async (transaction) => {
    const at = now();
    const search = await transaction.get(getHuntSearchRef(db, uid));
    if (!search.exists) return;
    const held = readHunt(search, at);
    const gone = held ? listParty(held) : [];
    const notices = held && gone.length > 0 ? await readPartyNotices(transaction, db, held, gone) : null;
    transaction.delete(search.ref);
    for (const each of gone) notices?.tellNews(each, what, at);
  });
}

function listParty({ joiners }: HuntSearchDocument): string[] {
  return joiners.filter(({ state }) => state === "accepted").map(({ uid }) => uid);
}

/** The note of somebody's entry, as moderators remember it. */
export function toPostedSearchNote(note: string, by: string): PostedText {
  return { kind: "note", text: note, by };
}
