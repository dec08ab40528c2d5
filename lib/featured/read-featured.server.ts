import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { readPageData } from "@/lib/content/cache-page.server";
import {
  type DocumentReference,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
} from "@/lib/firebase/admin.server";
import type { Citation } from "@/lib/guides/guide-tree";
import { publishDueGuides } from "@/lib/guides/publish-due-guides.server";
import { getTargetKey, readCitations } from "@/lib/guides/resolve-blocks.server";
import { getWatchLink, videoProviderLabels, videoProviders } from "@/lib/leaderboards/run/video-link";
import { readPage } from "@/lib/paging/read-page.server";
import {
  type AllFeaturedResponse,
  type FeaturedDocument,
  type FeaturedEntry,
  type FeaturedResponse,
  featuredDocumentSchema,
  type ShownFeatured,
} from "./schema";

/** Path under which what is featured is held. */
export const featuredListPath = "featured-list";
/** Entries that are looked at for what is shown now. */
const maxShown = 40;

type Target = Pick<Citation, "name" | "href" | "icon" | "facts">;
interface Listed {
  readonly id: string;
  readonly stored: FeaturedDocument;
}

/** `featured/{id}` */
export function getFeaturedRef(db: Firestore, id: string): DocumentReference {
  return db.collection("featured").doc(id);
}

/**
 * Current featured entries, latest first, made once a second at most. What is not public is left out. Reads 40 entries
 * at most, and each build, guide and run among them.
 */
export async function readFeatured(dependencies: Dependencies): Promise<FeaturedResponse> {
  const featured = await readPageData(`${featuredListPath}/shown`, () => listShown(dependencies));
  return { message: "OK", featured: featured ?? [] };
}

async function listShown({ db, now }: Dependencies): Promise<ShownFeatured[]> {
  const at = now();
  await publishDueGuides({ db, now });
  const { docs } = await db
    .collection("featured")
    .where("until", ">", at)
    .orderBy("until")
    .limit(maxShown)
    .get();
  const current = docs
    .map(toListed)
    .filter(({ stored }) => stored.from.toDate() <= at)
    .toSorted((a, b) => b.stored.from.toDate().getTime() - a.stored.from.toDate().getTime());
  const getTarget = await readTargets(db, current);
  return current.flatMap(({ id, stored }): ShownFeatured[] => {
    const target = getTarget(stored);
    if (!target) return [];
    const { name: title, facts, href, icon } = target;
    const { kind, caption, from } = stored;
    return [{ id, kind, caption, title, facts, href, icon, from: from.toDate().toISOString() }];
  });
}

/**
 * One page of everything that was ever chosen, latest first, for creators.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listAllFeatured(
  { db, now }: Dependencies,
  actor: Actor,
  { cursor }: { readonly cursor?: string | undefined },
): Promise<AllFeaturedResponse> {
  await actor.confirmed;
  const { rows, nextCursor } = await readPage({
    query: db.collection("featured").orderBy("from", "desc").orderBy(FieldPath.documentId(), "desc"),
    list: "featured",
    fields: ["time", "id"],
    cursor,
    parse: toListed,
    toPosition: ({ id, stored }) => [stored.from, id],
  });
  const getTarget = await readTargets(db, rows);
  const at = now();
  const featured = rows.map(({ id, stored }): FeaturedEntry => {
    const { kind, ref, caption, title, from, until } = stored;
    const name = getTarget(stored)?.name ?? null;
    return {
      ...{ id, kind, ref, caption, title, name },
      from: from.toDate().toISOString(),
      until: until.toDate().toISOString(),
      state: getState(stored, name, at),
    };
  });
  return { message: "OK", featured, nextCursor };
}

function getState({ from, until }: FeaturedDocument, name: string | null, at: Date): FeaturedEntry["state"] {
  if (until.toDate() <= at) return "over";
  if (name === null) return "unavailable";
  return from.toDate() > at ? "upcoming" : "shown";
}

/** Target of each entry; `null` where it is not public. */
async function readTargets(
  db: Firestore,
  listed: readonly Listed[],
): Promise<(stored: FeaturedDocument) => Target | null> {
  const targets = listed.flatMap(({ stored: { kind, ref } }) =>
    kind === "video" ? [] : [{ cited: kind, id: ref }],
  );
  const found = await readCitations(db, targets);
  return ({ kind, ref, title }) =>
    kind === "video" ? toVideo(ref, title) : (found.get(getTargetKey({ cited: kind, id: ref })) ?? null);
}

function toVideo(ref: string, name: string): Target | null {
  const [first, id = ""] = ref.split("/");
  const provider = videoProviders.find((each) => each === first);
  if (!provider) return null;
  return {
    name,
    href: getWatchLink({ provider, id }),
    icon: "run",
    facts: `Video on ${videoProviderLabels[provider]}`,
  };
}

function toListed(document: QueryDocumentSnapshot): Listed {
  return { id: document.id, stored: featuredDocumentSchema.parse(document.data()) };
}
