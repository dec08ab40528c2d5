import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { readPageData } from "@/lib/content/cache-page.server";
import {
  type DocumentSnapshot,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
} from "@/lib/firebase/admin.server";
import { readPage } from "@/lib/paging/read-page.server";
import { factsUpdated } from "@/lib/site/game-version";
import { readAuthors } from "@/lib/users/read-authors.server";
import { purgeDeletedGuides } from "./erase-guides.server";
import { guideListsPath } from "./guide-kind.server";
import { listHouseGuides } from "./list-house-guides.server";
import { publishDueGuides } from "./publish-due-guides.server";
import { getGuideRef, readGuide, toOwnGuide } from "./read-guide-document.server";
import { wordsPerMinute } from "./rules";
import {
  type CitedGuidesResponse,
  type CitedQuery,
  type GuideDocument,
  type GuideRow,
  type GuidesQuery,
  type GuidesResponse,
  type GuideTitlesResponse,
  guideDocumentSchema,
  type UnpublishedGuidesResponse,
} from "./schema";

interface Listed {
  readonly slug: string;
  readonly stored: GuideDocument;
}

/** Guides that the search and the sitemap know. */
const maxTitles = 500;
/** Guides that a page of a record offers. */
const maxCited = 5;
/** Guides with the same citations that are looked at, to find the nearest. */
const maxAlike = 12;

/**
 * One page of published guides with their authors, newest first. Made once a second at most; reads 26 guides, their
 * authors, and one query for what is due.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listGuides(dependencies: Dependencies, query: GuidesQuery): Promise<GuidesResponse> {
  const { tag = "", cursor = "" } = query;
  const reply = await readPageData(`${guideListsPath}/list/${tag}/${cursor}`, () =>
    makeList(dependencies, query),
  );
  return reply ?? { message: "OK", guides: [], nextCursor: null };
}

async function makeList(dependencies: Dependencies, { tag, cursor }: GuidesQuery): Promise<GuidesResponse> {
  await publishDueGuides(dependencies);
  const { db } = dependencies;
  let query: Query = db.collection("guides").where("visibility", "==", "published");
  if (tag !== undefined) query = query.where("tags", "array-contains", tag);
  const { rows, nextCursor } = await readPage({
    query: query.orderBy("publishedAt", "desc").orderBy(FieldPath.documentId(), "desc"),
    list: "guides",
    fields: ["time", "id"],
    cursor,
    parse: toListed,
    toPosition: ({ slug, stored }) => [stored.publishedAt ?? stored.createdAt, slug],
  });
  const getAuthor = await readAuthors(
    db,
    rows.flatMap(({ stored }) => stored.owner ?? []),
  );
  const guides = rows.map(({ slug, stored }) => toGuideRow(slug, stored, getAuthor));
  return { message: "OK", guides, nextCursor };
}

/** Row of a guide in lists. */
export function toGuideRow(
  slug: string,
  stored: GuideDocument,
  getAuthor: (uid: string) => NonNullable<GuideRow["author"]>,
): GuideRow {
  const { owner, title, summary, tags, cover, gameVersion, text, publishedAt, updatedAt } = stored;
  return {
    ...{ slug, title, summary, tags, gameVersion },
    cover: getCatalog().monsters.get(cover) ? "monster" : cover,
    minutes: Math.max(1, Math.round((text.match(/\S+/gu)?.length ?? 0) / wordsPerMinute)),
    publishedAt: publishedAt?.toDate().toISOString() ?? null,
    updatedAt: updatedAt.toDate().toISOString(),
    author: owner === null ? null : getAuthor(owner),
  };
}

/** Addresses of published guides, newest first, and the day of the last change. Made once a second at most. */
export async function listGuideSlugs(
  dependencies: Dependencies,
): Promise<{ readonly slugs: readonly string[]; readonly updated: string }> {
  const listed = await readPageData(`${guideListsPath}/slugs`, () => readTitles(dependencies));
  const updated =
    (listed ?? [])
      .map((each) => each.updated)
      .toSorted()
      .at(-1) ?? factsUpdated;
  return { slugs: (listed ?? []).map(({ slug }) => slug), updated };
}

/** Titles of published guides, for the search. Made once a second at most. */
export async function listGuideTitles(dependencies: Dependencies): Promise<GuideTitlesResponse> {
  const listed = await readPageData(`${guideListsPath}/slugs`, () => readTitles(dependencies));
  return { message: "OK", guides: (listed ?? []).map(({ updated: _, ...title }) => title) };
}

async function readTitles(dependencies: Dependencies) {
  await publishDueGuides(dependencies);
  const { docs } = await dependencies.db
    .collection("guides")
    .where("visibility", "==", "published")
    .orderBy("publishedAt", "desc")
    .limit(maxTitles)
    .get();
  return docs.map(toListed).map(({ slug, stored: { title, summary, tags, updatedAt } }) => {
    return { slug, title, summary, tags, updated: updatedAt.toDate().toISOString().slice(0, 10) };
  });
}

/**
 * Published guides that cite a record, build or run, newest first, and which of the site's own the page has to leave
 * out by now. Made once a second at most.
 */
export async function listCitedGuides(
  dependencies: Pick<Dependencies, "db">,
  { kind, id }: CitedQuery,
): Promise<CitedGuidesResponse> {
  const key = `${kind}:${id}`;
  const cited = await readPageData(`${guideListsPath}/cited/${key}`, async () => {
    const { db } = dependencies;
    const [{ docs }, hidden] = await Promise.all([
      db
        .collection("guides")
        .where("visibility", "==", "published")
        .where("cites", "array-contains", key)
        .orderBy("publishedAt", "desc")
        .limit(maxCited)
        .get(),
      listHidden(
        db,
        listHouseGuides(kind, id).map(({ slug }) => slug),
      ),
    ]);
    return { guides: docs.map(toListed).map(toName), hidden };
  });
  return { message: "OK", guides: cited?.guides ?? [], hidden: cited?.hidden ?? [] };
}

/** Those of some guides that nobody may see. */
async function listHidden(db: Dependencies["db"], slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const stored = await db.getAll(...slugs.map((slug) => getGuideRef(db, slug)));
  return slugs.filter((_, index) => stored[index]?.get("visibility") !== "published");
}

/** The newest published guides of one author, five at most. */
export async function listGuidesOf(
  { db }: Pick<Dependencies, "db">,
  owner: string,
): Promise<CitedGuidesResponse["guides"]> {
  const { docs } = await db
    .collection("guides")
    .where("visibility", "==", "published")
    .where("owner", "==", owner)
    .orderBy("publishedAt", "desc")
    .limit(maxCited)
    .get();
  return docs.map(toListed).map(toName);
}

/**
 * Guides to read after one, the nearest first: those that it links to, then those that share the most citations and
 * tags with it. Reads 17 guides at most.
 */
export async function listRelatedGuides(
  { db }: Pick<Dependencies, "db">,
  slug: string,
  { cites, tags }: Pick<GuideDocument, "cites" | "tags">,
): Promise<CitedGuidesResponse["guides"]> {
  const own = `guide:${slug}`;
  const linked = cites.filter((cite) => cite.startsWith("guide:") && cite !== own).slice(0, maxCited);
  const shared = cites.filter((cite) => !cite.startsWith("guide:")).slice(0, 9);
  const [{ docs }, targets] = await Promise.all([
    db
      .collection("guides")
      .where("visibility", "==", "published")
      .where("cites", "array-contains-any", [own, ...shared])
      .orderBy("publishedAt", "desc")
      .limit(maxAlike)
      .get(),
    linked.length === 0
      ? []
      : db.getAll(...linked.map((cite) => getGuideRef(db, cite.slice("guide:".length)))),
  ]);
  const found = [...docs.map(toListed), ...targets.flatMap((target) => toPublished(target))];
  const near = ({ slug: other, stored }: Listed) => {
    // Whoever links to a guide gets no nearer than who has its subject: its author did not choose them.
    const links = (cites.includes(`guide:${other}`) ? 100 : 0) + (stored.cites.includes(own) ? 2 : 0);
    const alike = stored.cites.filter((cite) => shared.includes(cite)).length;
    return links + alike + stored.tags.filter((tag) => tags.includes(tag)).length;
  };
  return [...new Map(found.map((each) => [each.slug, each])).values()]
    .filter((each) => each.slug !== slug)
    .toSorted((a, b) => near(b) - near(a))
    .slice(0, maxCited)
    .map(toName);
}

function toPublished(snapshot: DocumentSnapshot): Listed[] {
  const stored = readGuide(snapshot);
  return stored?.visibility === "published" ? [{ slug: snapshot.id, stored }] : [];
}

/**
 * One page of the guides that are not published, deleted ones that can be restored included, last changed first, for
 * creators. Reads 26 guides, and one query each for what is due and what is over.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listUnpublishedGuides(
  dependencies: Dependencies,
  actor: Actor,
  { cursor }: { readonly cursor?: string | undefined },
): Promise<UnpublishedGuidesResponse> {
  await actor.confirmed;
  await publishDueGuides(dependencies);
  await purgeDeletedGuides(dependencies);
  const { rows, nextCursor } = await readPage({
    query: dependencies.db
      .collection("guides")
      .where("visibility", "in", ["private", "deleted"])
      .orderBy("updatedAt", "desc")
      .orderBy(FieldPath.documentId(), "desc"),
    list: "guides-desk",
    fields: ["time", "id"],
    cursor,
    parse: toListed,
    toPosition: ({ slug, stored }) => [stored.updatedAt, slug],
  });
  const guides = rows.map(({ slug, stored }) => {
    const { text, ...row } = toOwnGuide(slug, stored);
    return row;
  });
  return { message: "OK", guides, nextCursor };
}

function toName({ slug, stored: { title, summary } }: Listed) {
  return { slug, title, summary };
}

function toListed(document: QueryDocumentSnapshot): Listed {
  return { slug: document.id, stored: guideDocumentSchema.parse(document.data()) };
}
