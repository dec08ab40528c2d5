import type { Dependencies } from "@/lib/api/dependencies.server";
import { ApiError } from "@/lib/api/errors";
import type { Actor } from "@/lib/auth/actor";
import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from "@/lib/firebase/admin.server";
import { profileResponseSchema } from "@/lib/profiles/schema";
import { userRef } from "@/lib/profiles/user-document.server";
import { toBuild, toOwnBuild } from "./build-document.server";
import { type BuildOrder, type BuildPosition, decodeBuildCursor, encodeBuildCursor } from "./cursor";
import { filterKey } from "./filter-keys";
import { buildPageSize } from "./rules";
import {
  type BuildAuthor,
  type BuildDocument,
  buildDocumentSchema,
  type OwnBuildsQuery,
  type OwnBuildsResponse,
  type PublishedBuildsQuery,
  type PublishedBuildsResponse,
} from "./schema";
import { rowFieldsOf } from "./summarize-build.server";

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
  const key = filterKey({ tag, skill });
  if (key !== null) query = query.where("keys", "array-contains", key);
  if (sort === "liked") query = query.orderBy("likes", "desc");
  query = query.orderBy("publishedAt", "desc").orderBy(FieldPath.documentId(), "desc");

  const { page, nextCursor } = await readPage(query, sort, cursor);
  const authors = await readAuthors(
    db,
    page.map(({ stored }) => stored.owner),
  );
  const builds = page.map(({ id, stored }) => {
    const { notes, ...row } = toBuild(id, stored);
    const author = authors.get(stored.owner) ?? unknownAuthor(stored.owner);
    return { ...row, ...rowFieldsOf(stored), author };
  });
  return { message: "OK", builds, nextCursor };
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
  const { page, nextCursor } = await readPage(ordered, "changed", cursor);
  await actor.confirmed;
  const at = now();
  const builds = page
    .filter(({ stored }) => !stored.purgeAt || stored.purgeAt.toDate() > at)
    .map(({ id, stored }) => {
      const { notes, ...row } = toOwnBuild(id, stored);
      return { ...row, ...rowFieldsOf(stored) };
    });
  return { message: "OK", builds, nextCursor };
}

/** Name and photo of each of these people, by uid; those without a profile are left out. */
export async function readAuthors(
  db: Firestore,
  uids: readonly string[],
): Promise<ReadonlyMap<string, BuildAuthor>> {
  const different = [...new Set(uids)];
  if (different.length === 0) return new Map();
  const fieldMask = ["displayName", "photoURL"];
  const snapshots = await db.getAll(...different.map((uid) => userRef(db, uid)), { fieldMask });
  const found = snapshots.filter((each) => each.exists);
  return new Map(
    found.map((each) => [each.id, { ...profileResponseSchema.parse(each.data()), uid: each.id }]),
  );
}

/** Stands for an author whose profile is gone. */
export function unknownAuthor(uid: string): BuildAuthor {
  return { uid, displayName: "Unknown hunter", photoURL: null };
}

async function readPage(query: Query, order: BuildOrder, cursor: string | undefined) {
  const started = cursor === undefined ? query : query.startAfter(...startOf(order, cursor));
  // One more than a page tells whether there is another.
  const { docs } = await started.limit(buildPageSize + 1).get();
  const page = docs.slice(0, buildPageSize).map(toListed);
  const last = page.at(-1);
  const nextCursor =
    docs.length > buildPageSize && last ? encodeBuildCursor(order, positionOf(order, last)) : null;
  return { page, nextCursor };
}

function toListed(document: QueryDocumentSnapshot): Listed {
  return { id: document.id, stored: buildDocumentSchema.parse(document.data()) };
}

function positionOf(order: BuildOrder, { id, stored }: Listed): BuildPosition {
  const time = order === "changed" ? stored.updatedAt : stored.publishedAt;
  if (!time) throw new Error(`The published build ${id} has no publishedAt.`);
  const { seconds, nanoseconds } = time;
  return { likes: order === "liked" ? stored.likes : 0, seconds, nanoseconds, id };
}

function startOf(order: BuildOrder, cursor: string): unknown[] {
  const position = decodeBuildCursor(order, cursor);
  if (!position) {
    throw new ApiError(400, "The cursor is not one of this list.", {
      code: "bad-request",
      details: { issues: [{ path: "cursor", message: "must be a nextCursor of an earlier page" }] },
    });
  }
  const time = new Timestamp(position.seconds, position.nanoseconds);
  return order === "liked" ? [position.likes, time, position.id] : [time, position.id];
}
