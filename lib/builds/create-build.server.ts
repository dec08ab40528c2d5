import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { coveredVersion } from "@/lib/site/game-version";
import { requireMarkdownBudget } from "@/lib/text/check-markdown.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { addBuild, answerRepeated, readQuota } from "./add-build.server";
import { checkBuildCode } from "./check-code.server";
import { notesBudget } from "./rules";
import type { BuildContent, CreatedBuildResponse } from "./schema";

/**
 * Saves a new private build. A call with a key that was used before creates nothing and answers with the
 * build as it is now.
 *
 * @throws ApiError 400 for a code that is none, and for notes over their budget; 409 when the account is full or the build of this key was
 *   deleted; 429 when too many were created today; 401 when the session was revoked.
 */
export async function createBuild(
  { db, now }: Dependencies,
  actor: Actor,
  { key, ...content }: BuildContent & { readonly key: string },
): Promise<CreatedBuildResponse> {
  checkBuildCode(content);
  requireMarkdownBudget(content.notes, notesBudget, "notes");
  return runTransaction(db, [getUserRef(db, actor.uid)], async (transaction) => {
    const at = now();
    const room = await readQuota(transaction, db, actor.uid, key, at);
    const profile = await actor.confirmed;
    const build = { content, gameVersion: coveredVersion.name, takenDown: null };
    return answerRepeated(room) ?? addBuild(transaction, room, build, actor, profile, at);
  });
}
