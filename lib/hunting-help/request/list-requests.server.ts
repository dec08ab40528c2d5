import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { FieldPath, type Query, type QueryDocumentSnapshot, Timestamp } from "@/lib/firebase/admin.server";
import { type RequestDocument, requestDocumentSchema } from "@/lib/hunting-help/fields";
import { toRequestState } from "@/lib/hunting-help/read-help-document.server";
import { searchWindow } from "@/lib/hunting-help/rules";
import type {
  BoardQuery,
  OwnHelpResponse,
  RequestBoardResponse,
  RequestBoardRow,
} from "@/lib/hunting-help/schema";
import { decodeCursor, encodeCursor } from "@/lib/paging/cursor";
import { pageSize } from "@/lib/paging/page-size";
import { readPage } from "@/lib/paging/read-page.server";
import { readAuthors } from "@/lib/users/read-authors.server";
import { expireDueRequests } from "./expire-requests.server";
import { isRequestDue } from "./request-state";
import { type HelpSearch, readHelpSearch } from "./search-terms.server";
import { toRequest } from "./to-request.server";

interface Listed {
  readonly id: string;
  readonly stored: RequestDocument;
}

interface Page {
  readonly rows: Listed[];
  readonly nextCursor: string | null;
}

const cursorFields = ["time", "id"] as const;

/**
 * One page of the board with its askers: 25 requests at most, however many there are.
 *
 * A search asks the store for what the longest word may mean and looks for the rest in what comes back,
 * `searchWindow` requests a page at most; so a page of a search can be short and still have a next one. Open requests
 * whose time is over are left out, and ended on the way.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listRequests(
  dependencies: Dependencies,
  query: BoardQuery,
): Promise<RequestBoardResponse> {
  const at = dependencies.now();
  const search = query.q === undefined ? null : readHelpSearch(query.q);
  if (query.q?.trim() && !search) return { message: "OK", requests: [], nextCursor: null };
  const { rows, nextCursor } = await readBoardPage(dependencies, query, search, at);
  const isOver = ({ stored }: Listed) => isRequestDue(toRequestState(stored), at.getTime());
  if (rows.some(isOver)) await expireDueRequests(dependencies);
  const shown = rows.filter((row) => !isOver(row));
  const getAuthor = await readAuthors(
    dependencies.db,
    shown.flatMap(({ stored }) => stored.asker ?? []),
  );
  const requests = shown.map((row) => ({ ...toBoardRow(row), author: getAuthor(row.stored.asker ?? "") }));
  return { message: "OK", requests, nextCursor };
}

/**
 * One page of a person's own requests, latest first, in every state.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listOwnRequests(
  { db }: Pick<Dependencies, "db">,
  actor: Actor,
  { cursor }: Pick<BoardQuery, "cursor">,
): Promise<OwnHelpResponse> {
  const { rows, nextCursor } = await readPage({
    query: order(db.collection("helpRequests").where("asker", "==", actor.uid), "createdAt"),
    ...{ list: "help-own", fields: ["time", "id"], cursor, parse: toListed },
    toPosition: ({ id, stored }) => [stored.createdAt, id],
  });
  await actor.confirmed;
  return { message: "OK", requests: rows.map(toBoardRow), nextCursor };
}

/**
 * The rows of a page. A search without a result is made once more for what was meant but for typos; its pages have
 * cursors of their own.
 */
async function readBoardPage(
  dependencies: Dependencies,
  query: BoardQuery,
  search: HelpSearch | null,
  at: Date,
): Promise<Page> {
  if (!search) return readListed(dependencies, query, at);
  const near = `help-${query.sort}-near`;
  const isNear = query.cursor !== undefined && decodeCursor(near, cursorFields, query.cursor) !== null;
  if (!isNear) {
    const page = await readListed(dependencies, query, at, { ...search, list: `help-${query.sort}` });
    if (page.rows.length > 0 || page.nextCursor !== null || query.cursor !== undefined) return page;
  }
  return readListed(dependencies, query, at, { asked: search.asked, fits: search.resembles, list: near });
}

async function readListed(
  { db }: Dependencies,
  query: BoardQuery,
  at: Date,
  search?: Pick<HelpSearch, "asked" | "fits"> & { readonly list: string },
): Promise<Page> {
  const { sort, cursor } = query;
  const field = sort === "expiring" ? "expiresAt" : "createdAt";
  const list = search?.list ?? `help-${sort}`;
  const toPosition = ({ id, stored }: Listed) => [stored[field], id] as const;
  const page = await readPage({
    query: order(filterBoard(db.collection("helpRequests"), query, search?.asked, at), field),
    ...{ list, fields: cursorFields, cursor, parse: toListed, toPosition },
    ...(search && { size: searchWindow }),
  });
  if (!search) return page;
  const found = page.rows.filter(({ stored }) => search.fits(stored.words));
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  // What did not fit onto this page begins the next one.
  return found.length > rows.length && last
    ? { rows, nextCursor: encodeCursor(list, toPosition(last)) }
    : { rows, nextCursor: page.nextCursor };
}

function filterBoard(
  requests: Query,
  board: BoardQuery,
  words: readonly string[] | undefined,
  at: Date,
): Query {
  const { sort, status } = board;
  let query = requests.where("visibility", "==", "published");
  for (const field of ["kind", "monster", "quest", "weapon", "platform", "language"] as const) {
    if (board[field] !== undefined) query = query.where(field, "==", board[field]);
  }
  if (sort !== "new") query = query.where("status", "==", "open");
  else if (status === "all") query = query.where("status", "in", ["open", "solved", "expired"]);
  else query = query.where("status", "==", status);
  if (sort === "unanswered") query = query.where("isAnswered", "==", false);
  if (sort === "expiring") query = query.where("expiresAt", ">", Timestamp.fromDate(at));
  return words ? query.where("words", "array-contains-any", words) : query;
}

function order(query: Query, field: "createdAt" | "expiresAt"): Query {
  const direction = field === "expiresAt" ? "asc" : "desc";
  return query.orderBy(field, direction).orderBy(FieldPath.documentId(), direction);
}

function toListed(document: QueryDocumentSnapshot): Listed {
  return { id: document.id, stored: requestDocumentSchema.parse(document.data()) };
}

function toBoardRow({ id, stored }: Listed): Omit<RequestBoardRow, "author"> {
  const { kind, title, monster, monsterName, weapon, playstyle, quest, questName, ...rest } = toRequest(
    id,
    stored,
  );
  const { platform, timeZone, when, party, language, cost, status, answerCount, createdAt, expiresAt } = rest;
  return {
    ...{ id, kind, title, monster, monsterName, weapon, playstyle, quest, questName },
    ...{ platform, timeZone, when, party, language, cost, status, answerCount, createdAt, expiresAt },
  };
}
