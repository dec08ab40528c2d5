import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { requirePoster } from "@/lib/auth/require-poster.server";
import { changeContent } from "@/lib/content/change-content.server";
import { getFingerprints } from "@/lib/content/get-fingerprint.server";
import { findTakeDown, readFingerprints } from "@/lib/content/read-fingerprints.server";
import { Timestamp } from "@/lib/firebase/admin.server";
import { checkCounted, refuseCounted, throwRefusal } from "@/lib/limits/refuse-counted.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { coveredVersion } from "@/lib/site/game-version";
import { findMarkdownRefusal } from "@/lib/text/check-markdown.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { toFingerprintedBuild } from "./build-kind.server";
import { checkBuildCode } from "./check-code.server";
import { type BuildEdit, decideEdit } from "./decide-edit";
import { listFilterKeys } from "./filter-keys";
import { getBuildRef, requireOwnLiveBuild, toOwnBuild } from "./read-build-document.server";
import { refuseBuild } from "./refusals";
import { notesBudget } from "./rules";
import type { ChangedBuildResponse } from "./schema";

/**
 * Replaces the content of one's own build. The edit must have begun with the version that is stored; a
 * repeated call changes nothing. A changed code is saved under the game's present version. An edit that is refused for
 * its version or its notes counts toward the day's edits like any other.
 *
 * @throws ApiError 400 for a code that is none, and for notes over their budget; 403 and 404 as `requireOwnBuild`; 409 when the build was
 *   changed elsewhere (with `version` and `updatedAt` of what is stored), when it is deleted, or when it is
 *   published and the new title is empty or the new content was taken down elsewhere; 429 after too many edits
 *   today; 403 as `requirePoster` for a published build.
 */
export async function updateBuild(
  { db, now }: Dependencies,
  actor: Actor,
  { id, content, version }: BuildEdit & { readonly id: string },
): Promise<ChangedBuildResponse> {
  checkBuildCode(content);
  const account = getUserRef(db, actor.uid);
  const outcome = await changeContent(db, getBuildRef(db, id), [account], async (transaction) => {
    const at = now();
    const counted = { uid: actor.uid, action: "builds-edit", at } as const;
    const { build, limit } = await readTogether(transaction, {
      build: getBuildRef(db, id),
      limit: getLimitRef(db, actor.uid, "builds-edit", at),
    });
    await actor.confirmed;
    const stored = requireOwnLiveBuild(build, actor.uid);
    const decision = decideEdit(stored, { content, version });
    if (!decision.ok) {
      if (decision.reason === "title-missing") throw refuseBuild("title-missing");
      const updatedAt = stored.updatedAt.toDate().toISOString();
      const versions = { stored: stored.version, edited: version };
      const refusal = refuseBuild("changed", versions, { version: stored.version, updatedAt });
      return refuseCounted(transaction, limit, counted, refusal);
    }
    if (!decision.change) return { message: "OK" as const, build: toOwnBuild(id, stored) };
    if (stored.visibility === "published") {
      // Private drafts can be edited without the right to post; what everybody reads cannot.
      await requirePoster(db, actor, at);
      const known = findTakeDown(await readFingerprints(transaction, db, toFingerprintedBuild(content)));
      if (known) throw refuseBuild("taken-down", known.reason);
    }
    const refusal = checkCounted(transaction, limit, counted, () =>
      findMarkdownRefusal(content.notes, notesBudget, "notes"),
    );
    if (refusal) return refusal;
    takeLimit(transaction, limit, counted);

    const change = {
      ...content,
      // An edit without buffs takes those away that are stored.
      ...(stored.buffs && !content.buffs && { buffs: "" }),
      keys: listFilterKeys(content.tags, content.skills),
      ...(stored.visibility === "published" && { prints: getFingerprints(toFingerprintedBuild(content)) }),
      gameVersion: content.code === stored.code ? stored.gameVersion : coveredVersion.name,
      version: decision.version,
      updatedAt: Timestamp.fromDate(at),
    };
    transaction.update(build.ref, change);
    return { message: "OK" as const, build: toOwnBuild(id, { ...stored, ...change }) };
  });
  return throwRefusal(outcome);
}
