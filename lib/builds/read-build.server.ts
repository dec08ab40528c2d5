import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { readAuthors } from "@/lib/users/read-authors.server";
import { getBuildRef, getLikeRef, readBuild, toBuild, toOwnBuild } from "./read-build-document.server";
import { refuseBuild } from "./refusals";
import type { ReadBuildResponse, ViewBuildResponse } from "./schema";

/**
 * A published build, for everybody.
 *
 * @throws ApiError 404 for every other build.
 */
export async function readPublishedBuild(
  { db }: Pick<Dependencies, "db">,
  id: string,
): Promise<ReadBuildResponse> {
  const stored = readBuild(await getBuildRef(db, id).get());
  if (stored?.visibility !== "published") throw refuseBuild("not-visible");
  const getAuthor = await readAuthors(db, [stored.owner]);
  return { message: "OK", build: toBuild(id, stored), author: getAuthor(stored.owner) };
}

/**
 * A build as the caller sees it: published ones, and their own whatever its state.
 *
 * @throws ApiError 404 for every other build.
 */
export async function viewBuild(
  { db }: Pick<Dependencies, "db">,
  actor: Actor,
  id: string,
): Promise<ViewBuildResponse> {
  const [build, like] = await db.getAll(getBuildRef(db, id), getLikeRef(db, id, actor.uid));
  await actor.confirmed;
  const stored = build ? readBuild(build) : null;
  const isOwner = stored?.owner === actor.uid;
  if (!stored || (stored.visibility !== "published" && !isOwner)) throw refuseBuild("not-visible");
  const getAuthor = await readAuthors(db, [stored.owner]);
  const { takenDown, restorableUntil, ...seen } = toOwnBuild(id, stored);
  return {
    message: "OK",
    build: seen,
    author: getAuthor(stored.owner),
    liked: like?.exists ?? false,
    own: isOwner ? { takenDown, restorableUntil } : null,
  };
}
