import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { addBuild, answerRepeated, readQuota } from "./add-build.server";
import { getBuildRef, readBuild } from "./read-build-document.server";
import { refuseBuild } from "./refusals";
import { maxBuildTitleLength } from "./rules";
import type { BuildDocument, CreatedBuildResponse } from "./schema";

/**
 * Copies a build that the caller can see into a private one of their own: content and game version, no likes. The
 * copy of a build that was taken down is taken down as well.
 *
 * @throws ApiError 404 for a build that the caller cannot see; else as `createBuild`.
 */
export function duplicateBuild(
  { db, now }: Dependencies,
  actor: Actor,
  { id, key }: { readonly id: string; readonly key: string },
): Promise<CreatedBuildResponse> {
  return runTransaction(db, [getUserRef(db, actor.uid)], async (transaction) => {
    const at = now();
    const [source, room] = await Promise.all([
      transaction.get(getBuildRef(db, id)),
      readQuota(transaction, db, actor.uid, key, at),
    ]);
    const profile = await actor.confirmed;
    const repeated = answerRepeated(room);
    if (repeated) return repeated;
    const original = readBuild(source);
    if (!original || !canSee(original, actor.uid)) throw refuseBuild("not-visible");
    const { gameVersion, takenDown } = original;
    const copy = { content: copyContent(original), gameVersion, takenDown };
    return addBuild(transaction, room, copy, actor, profile, at);
  });
}

function canSee({ visibility, owner }: BuildDocument, uid: string): boolean {
  return visibility === "published" || (visibility === "private" && owner === uid);
}

function copyContent({ title, code, weapon, monster, skills, tags, notes, buffs }: BuildDocument) {
  const content = { title: copyTitle(title), code, weapon, monster, skills, tags, notes };
  return buffs === undefined ? content : { ...content, buffs };
}

/** An untitled build stays one; a long title loses its end, by whole characters. */
function copyTitle(title: string): string {
  if (title === "") return "";
  let copy = "";
  for (const character of `Copy of ${title}`) {
    if (copy.length + character.length > maxBuildTitleLength) break;
    copy += character;
  }
  return copy.trimEnd();
}
