import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { readPageData } from "@/lib/content/cache-page.server";
import { ApiError } from "@/lib/http/api-error";
import { getIsoMinute } from "@/lib/site/time";
import { buildTextTree } from "@/lib/text/build-text-tree";
import { getAnswerBuilderPath } from "./answer/get-builder-path.server";
import { listTopHelpers } from "./answer/top-helpers.server";
import { searchesQuerySchema } from "./hunt/hunt-schema";
import { listHuntSearches } from "./hunt/hunt-searches.server";
import type { FindPageData, RequestBoardData, RequestPageData } from "./page-data";
import { getRequestRef } from "./read-help-document.server";
import { boardPagesPath } from "./request/change-request.server";
import { getHelpChoices, listLargeMonsters } from "./request/get-help-choices.server";
import { getMonsterFacts } from "./request/get-monster-facts.server";
import { listRequests } from "./request/list-requests.server";
import { readRequest } from "./request/read-request.server";
import { bodyBudget } from "./rules";
import { requestBoardQuerySchema, requestQuerySchema } from "./schema";

/**
 * Content of the board: at most 25 requests and their askers, held for two seconds for each address.
 *
 * @param query of the address, whatever it holds; what it cannot mean is left out
 */
export async function readRequestBoard(
  dependencies: Dependencies,
  query: unknown,
): Promise<RequestBoardData> {
  const known = readQuery(requestBoardQuerySchema, query);
  const path = `${boardPagesPath}/${JSON.stringify(known)}`;
  const page = await readPageData(path, () => listRequests(dependencies, known));
  if (!page) throw new Error("The board is always there.");
  return {
    query: known,
    requests: page.requests,
    nextCursor: page.nextCursor,
    monsters: listLargeMonsters(),
    questName: known.quest ? (getCatalog().quests.get(known.quest)?.name ?? null) : null,
    now: getIsoMinute(dependencies.now()),
  };
}

/** Who helps most, held for two seconds. */
export async function readHelpersPage(dependencies: Dependencies) {
  const page = await readPageData(`${boardPagesPath}/helpers`, () => listTopHelpers(dependencies));
  if (!page) throw new Error("The list of helpers is always there.");
  const { message, ...shown } = page;
  return shown;
}

/**
 * Data of the page of a request.
 *
 * @param id from the address, whatever it holds
 * @returns `null` for a request that is not there or was taken down
 */
export async function readRequestPage(
  dependencies: Dependencies,
  id: unknown,
): Promise<RequestPageData | null> {
  const query = requestQuerySchema.safeParse({ id });
  if (!query.success) return null;
  const { id: known } = query.data;
  const page = await readPageData(getRequestRef(dependencies.db, known).path, () =>
    readOrNull(readRequest(dependencies, known)),
  );
  if (!page) return null;
  const { message, ...shown } = page;
  const { request } = shown;
  const monster =
    request.monster ?? getCatalog().quests.get(request.quest ?? "")?.targets[0]?.monster ?? null;
  return {
    ...shown,
    texts: [request, ...shown.answers].map(({ body }) => buildTextTree(body, bodyBudget)),
    monster: monster === null ? null : getMonsterFacts(monster),
    builderPath: getAnswerBuilderPath(known, request),
    now: getIsoMinute(dependencies.now()),
  };
}

/** Who looks for a hunt now, and what can be chosen. */
export async function readFindPage(dependencies: Dependencies, query: unknown): Promise<FindPageData> {
  const known = readQuery(searchesQuerySchema, query);
  const { searches, nextCursor } = await listHuntSearches(dependencies, known);
  return { ...getHelpChoices(), query: known, searches, nextCursor, now: getIsoMinute(dependencies.now()) };
}

interface QuerySchema<Query> {
  safeParse(value: unknown): { success: true; data: Query } | { success: false };
  parse(value: unknown): Query;
}

/** The fields of an address that mean something; others are left out, one by one. */
function readQuery<Query>(schema: QuerySchema<Query>, query: unknown): Query {
  const given = typeof query === "object" && query !== null ? Object.entries(query) : [];
  const sound = given.filter(([name, value]) => schema.safeParse({ [name]: value }).success);
  return schema.parse(Object.fromEntries(sound));
}

async function readOrNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
