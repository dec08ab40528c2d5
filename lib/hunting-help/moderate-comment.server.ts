import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { moderateContent } from "@/lib/publishing/moderate-content.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { changeRequest, markActivity } from "./change-request.server";
import { getCommentRef, readCommentDocument, toFingerprintedComment } from "./comments.server";
import type { CommentDocument } from "./fields";
import { noticeRemoval } from "./help-notices.server";
import { getRequestRef, readRequestDocument } from "./read-help-document.server";
import { refuseHelp } from "./refusals";

interface Moderation {
  readonly id: string;
  readonly comment: string;
  readonly action: "take-down" | "allow";
  readonly reason: string;
}

/**
 * A moderator removes a comment, with a reason that its author reads, or allows it again. It takes its place among the
 * comments of the answer in both states, so that removing one makes no room for the next.
 *
 * @throws ApiError 403 for the moderator's own; 404 for what is not there; 429 after too many decisions today.
 */
export function moderateComment(
  dependencies: Dependencies,
  actor: Actor,
  { id, comment, action, reason }: Moderation,
) {
  const { db } = dependencies;
  const ref = getCommentRef(db, id, comment);
  return moderateContent<CommentDocument, object>(
    dependencies,
    actor,
    {
      ...{ name: "help", limit: "help-moderate", ref, toFingerprinted: toFingerprintedComment },
      read: readCommentDocument,
      refuse: (why) => refuseHelp(why === "not-found" ? "no-comment" : "own-content"),
      getMakers: ({ uid }) => [uid],
      run: (contended, body) => changeRequest(db, id, contended, body),
      prepare: async (transaction, { uid }) => {
        const asked = readRequestDocument(await transaction.get(getRequestRef(db, id)));
        const author = uid === null ? null : await transaction.get(getUserRef(db, uid));
        return ({ change, at, isDown }) => {
          transaction.update(ref, { ...change });
          markActivity(transaction, db, id);
          if (isDown && author && asked)
            noticeRemoval(transaction, author, { id, stored: asked, reason }, at);
          return {};
        };
      },
    },
    { action, reason, isShownAgain: true },
  );
}
