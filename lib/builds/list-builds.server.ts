import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { FieldPath, type Query, type QueryDocumentSnapshot } from "@/lib/firebase/admin.server";
import type { StoredTime } from "@/lib/firebase/stored-time";
import { readPage } from "@/lib/paging/read-page.server";
import { readAuthors } from "@/lib/users/read-authors.server";
import { getFilterKey } from "./filter-keys";
import { toBuild, toOwnBuild } from "./read-build-document.server";
import {
  type BuildDocument,
  buildDocumentSchema,
  type OwnBuildsQuery,
  type OwnBuildsResponse,
  type PublishedBuildsQuery,
  type PublishedBuildsResponse,
} from "./schema";
import { getRowFields } from "./summarize-build.server";

interface Listed {
  readonly id: string;
  readonly stored: BuildDocument;
}

/**
 * One page of published builds with their authors. A page reads 25 builds and their authors at most, however
 * many builds there are. Likes that change between two pages can move a build from one to the other.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listPublishedBuilds(
  { db }: Pick<Dependencies, "db">,
  { sort, cursor, tag, skill, ...fields }: PublishedBuildsQuery,
): Promise<PublishedBuildsResponse> {
  let query: Query = db.collection("builds").where("visibility", "==", "published");
  for (const field of ["weapon", "monster", "gameVersion", "owner"] as const) {
    if (fields[field] !== undefined) query = query.where(field, "==", fields[field]);
  }
  const key = getFilterKey({ tag, skill });
  if (key !== null) query = query.where("keys", "array-contains", key);
  if (sort === "liked") query = query.orderBy("likes", "desc");
  query = query.orderBy("publishedAt", "desc").orderBy(FieldPath.documentId(), "desc");

  const isLiked = sort === "liked";
  const { rows, nextCursor } = await readPage({
    query,
    list: `builds-${sort}`,
    fields: isLiked ? ["integer", "time", "id"] : ["time", "id"],
    cursor,
    parse: toListed,
    toPosition: ({ id, stored }) => {
      const place = [requireTime(id, stored.publishedAt), id];
      return isLiked ? [stored.likes, ...place] : place;
    },
  });
  const getAuthor = await readAuthors(
    db,
    rows.map(({ stored }) => stored.owner),
  );
  const builds = rows.map(({ id, stored }) => {
    const { notes, ...row } = toBuild(id, stored);
    return { ...row, ...getRowFields(stored), author: getAuthor(stored.owner) };
  });
  return { message: "OK", builds, nextCursor };
}

/** Identifying fields of a published build, without its figures. */
export type ListedBuild = Pick<BuildDocument, "title" | "weapon" | "likes"> & { readonly id: string };

/** The newest published build, or the one that is liked most; `null` where there is none. Reads one document. */
export async function readFirstBuild(
  { db }: Pick<Dependencies, "db">,
  sort: PublishedBuildsQuery["sort"],
): Promise<ListedBuild | null> {
  let query: Query = db.collection("builds").where("visibility", "==", "published");
  if (sort === "liked") query = query.orderBy("likes", "desc");
  const { docs } = await query
    .orderBy("publishedAt", "desc")
    .orderBy(FieldPath.documentId(), "desc")
    .limit(1)
    .get();
  const [first] = docs.map(toListed);
  if (!first) return null;
  const { title, weapon, likes } = first.stored;
  return { id: first.id, title, weapon, likes };
}

/**
 * One page of a person's own builds, last changed first; with `deleted` those that can still be restored.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listOwnBuilds(
  { db, now }: Dependencies,
  actor: Actor,
  { deleted, cursor }: OwnBuildsQuery,
): Promise<OwnBuildsResponse> {
  const own = db.collection("builds").where("owner", "==", actor.uid);
  const query =
    deleted === "true"
      ? own.where("visibility", "==", "deleted")
      : own.where("visibility", "in", ["private", "published"]);
  const ordered = query.orderBy("updatedAt", "desc").orderBy(FieldPath.documentId(), "desc");
  const { rows, nextCursor } = await readPage({
    query: ordered,
    list: "builds-own",
    fields: ["time", "id"],
    cursor,
    parse: toListed,
    toPosition: ({ id, stored }) => [stored.updatedAt, id],
  });
  await actor.confirmed;
  const at = now();
  const builds = rows
    .filter(({ stored }) => !stored.purgeAt || stored.purgeAt.toDate() > at)
    .map(({ id, stored }) => {
      const { notes, ...row } = toOwnBuild(id, stored);
      return { ...row, ...getRowFields(stored) };
    });
  return { message: "OK", builds, nextCursor };
}

function requireTime(id: string, time: StoredTime | null): StoredTime {
  if (!time) throw new Error(`The published build ${id} has no publishedAt.`);
  return time;
}

function toListed(document: QueryDocumentSnapshot): Listed {
  return { id: document.id, stored: buildDocumentSchema.parse(document.data()) };
}
