import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { checkCounted, throwRefusal } from "@/lib/limits/refuse-counted.server";
import { coveredVersion } from "@/lib/site/game-version";
import { findMarkdownRefusal } from "@/lib/text/check-markdown.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { addBuild, answerRepeated, readQuota } from "./add-build.server";
import { checkBuildCode } from "./check-code.server";
import { notesBudget } from "./rules";
import type { BuildContent, CreatedBuildResponse } from "./schema";

/**
 * Saves a new private build. A call with a key that was used before creates nothing and answers with the
 * build as it is now. Notes over their budget count toward the day's new builds like any others.
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
  const outcome = await runTransaction(db, [getUserRef(db, actor.uid)], async (transaction) => {
    const at = now();
    const room = await readQuota(transaction, db, actor.uid, key, at);
    const profile = await actor.confirmed;
    const build = { content, gameVersion: coveredVersion.name, takenDown: null };
    const repeated = answerRepeated(room);
    if (repeated) return repeated;
    const counted = { uid: actor.uid, action: "builds-create", at } as const;
    const refusal = checkCounted(transaction, room.limit, counted, () =>
      findMarkdownRefusal(content.notes, notesBudget, "notes"),
    );
    return refusal ?? addBuild(transaction, room, build, actor, profile, at);
  });
  return throwRefusal(outcome);
}
