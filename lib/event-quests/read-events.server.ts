import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { readPageData } from "@/lib/content/cache-page.server";
import {
  type DocumentReference,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
} from "@/lib/firebase/admin.server";
import { readPage } from "@/lib/paging/read-page.server";
import { getQuestPath } from "@/lib/site/wiki-paths";
import { readAuthors } from "@/lib/users/read-authors.server";
import { findNamed } from "./resolve-content.server";
import { getSourceKind } from "./rules";
import {
  type AllEventsResponse,
  type EventContent,
  type EventDocument,
  type EventEntry,
  type EventsResponse,
  eventDocumentSchema,
  type ShownEvent,
} from "./schema";

/** Entries of one quest that its page gets. */
const maxOfQuest = 25;

/** Path under which lists of event quests are held. */
export const eventListsPath = "event-quest-lists";

interface Listed {
  readonly id: string;
  readonly stored: EventDocument;
}

/** `eventQuests/{id}` */
export function getEventRef(db: Firestore, id: string): DocumentReference {
  return db.collection("eventQuests").doc(id);
}

/**
 * Published event quests, 25 a page: those that have not ended, the first to end first, or those that have, latest
 * first; with `item` only those that give it.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listEvents(
  dependencies: Dependencies,
  {
    item,
    quest,
    when = "now",
    cursor,
  }: {
    item?: string | undefined;
    quest?: string | undefined;
    when?: "now" | "over";
    cursor?: string | undefined;
  },
): Promise<EventsResponse> {
  if (quest !== undefined) return listEventsOf(dependencies, quest);
  const read = () => readEvents(dependencies, { item, when, cursor });
  // Any text may be a cursor: pages further on are not held.
  if (cursor !== undefined || (item !== undefined && !findNamed("item", item))) return read();
  return (await readPageData(`${eventListsPath}/${when}/${item ?? ""}`, read)) ?? (await read());
}

/** The latest entries about a quest, over or not, 25 at most. */
async function listEventsOf({ db }: Dependencies, quest: string): Promise<EventsResponse> {
  const named = getCatalog().quests.get(quest);
  if (!named) return { message: "OK", events: [], nextCursor: null };
  const events = await readPageData(`${eventListsPath}/quest/${quest}`, async () => {
    const { docs } = await db
      .collection("eventQuests")
      .where("visibility", "==", "published")
      .where("approved.name", "==", named.name)
      .orderBy("until", "desc")
      .limit(maxOfQuest)
      .get();
    return toShownEvents(docs.map(toListed));
  });
  return { message: "OK", events: events ?? [], nextCursor: null };
}

/** Entries as everybody sees them: their approved content. */
function toShownEvents(rows: readonly ReturnType<typeof toListed>[]): ShownEvent[] {
  return rows.flatMap(({ id, stored }) =>
    stored.approved ? [toShownEvent(id, stored.approved, stored.updatedAt.toDate())] : [],
  );
}

async function readEvents(
  { db, now }: Dependencies,
  { item, when, cursor }: { item: string | undefined; when: "now" | "over"; cursor: string | undefined },
): Promise<EventsResponse> {
  const at = now();
  const order = when === "now" ? "asc" : "desc";
  const published = db.collection("eventQuests").where("visibility", "==", "published");
  const chosen = item === undefined ? published : published.where("items", "array-contains", item);
  const { rows, nextCursor } = await readPage({
    query: chosen
      .where("until", when === "now" ? ">" : "<=", at)
      .orderBy("until", order)
      .orderBy(FieldPath.documentId(), order),
    list: `event-quests-${when}`,
    fields: ["time", "id"],
    cursor,
    parse: toListed,
    toPosition: ({ id, stored }) => [stored.until, id],
  });
  return { message: "OK", events: toShownEvents(rows), nextCursor };
}

/**
 * One page of all entries, last changed first, for creators; with `review` only those in that state.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listAllEvents(
  { db }: Dependencies,
  actor: Actor,
  { review, cursor }: { review?: EventDocument["review"] | undefined; cursor?: string | undefined },
): Promise<AllEventsResponse> {
  await actor.confirmed;
  const all = db.collection("eventQuests");
  const { rows, nextCursor } = await readPage({
    query: (review === undefined ? all : all.where("review", "==", review))
      .orderBy("updatedAt", "desc")
      .orderBy(FieldPath.documentId(), "desc"),
    list: `event-quest-desk-${review ?? "all"}`,
    fields: ["time", "id"],
    cursor,
    parse: toListed,
    toPosition: ({ id, stored }) => [stored.updatedAt, id],
  });
  const getAuthor = await readAuthors(
    db,
    rows.flatMap(({ stored }) => stored.history.flatMap(({ who }) => who ?? [])),
  );
  const entries = rows.map(({ id, stored }): EventEntry => {
    const { revision, review: state, reason, visibility, purgeAt, authors, content, updatedAt } = stored;
    return {
      ...{ id, revision, review: state, reason, visibility },
      restorableUntil: purgeAt?.toDate().toISOString() ?? null,
      isOwn: authors.includes(actor.uid),
      event: toShownEvent(id, content, updatedAt.toDate()),
      history: stored.history.map(({ who, what, why, at }) => ({
        who: who === null ? "Former hunter" : getAuthor(who).displayName,
        ...{ what, why, at: at.toDate().toISOString() },
      })),
    };
  });
  return { message: "OK", entries, nextCursor };
}

/** An event quest as it is shown, with names for its IDs. */
export function toShownEvent(id: string, content: EventContent, updatedAt: Date): ShownEvent {
  const { monsters, locales, items } = getCatalog();
  const { name, stars, locale, targets, availability, from, until, rewards, source } = content;
  const quest = findNamed("quest", name);
  return {
    ...{ id, name, stars, availability, from, until, source },
    href: quest ? getQuestPath(quest.id) : null,
    locale: toNamed(locales, locale),
    targets: targets.map(({ monster, variant, count }) => ({
      ...toNamed(monsters, monster),
      variant,
      count,
    })),
    rewards: rewards.map(({ item, qty, chance }) => ({ ...toNamed(items, item), qty, chance })),
    sourceKind: getSourceKind(source),
    updatedAt: updatedAt.toISOString(),
  };
}

/** A record may have been renamed by an import since. */
function toNamed(collection: { get(id: string): { readonly name: string } | undefined }, id: string) {
  return { id, name: collection.get(id)?.name ?? id };
}

function toListed(document: QueryDocumentSnapshot): Listed {
  return { id: document.id, stored: eventDocumentSchema.parse(document.data()) };
}
