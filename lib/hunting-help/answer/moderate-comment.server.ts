import type { CommentDocument } from "@/lib/hunting-help/fields";
import { commentKind, readAnswerPath } from "@/lib/hunting-help/help-kinds.server";
import { getRequestRef, readRequestDocument } from "@/lib/hunting-help/read-help-document.server";
import { refuseHelp } from "@/lib/hunting-help/refusals";
import { markActivity } from "@/lib/hunting-help/request/change-request.server";
import { addNotification } from "@/lib/notifications/add-notification.server";
import type { ModeratedKind } from "@/lib/publishing/moderate-content.server";
import { getUserRef } from "@/lib/users/read-user-document.server";

/**
 * Comments, as moderators decide about them. One that is removed keeps its place among those of the answer, so that this
 * makes no room for the next.
 */
export const moderatedComment: ModeratedKind<CommentDocument> = {
  ...{ kind: commentKind, name: "help", limit: "help-moderate", nothing: {}, isPosted: true },
  refuse: (reason) => refuseHelp(reason === "not-found" ? "no-comment" : "own-content"),
  async prepare(transaction, { db, id: path, stored }) {
    const id = readAnswerPath(path).request;
    const asked = readRequestDocument(await transaction.get(getRequestRef(db, id)));
    const author = stored.uid === null ? null : await transaction.get(getUserRef(db, stored.uid));
    return ({ change, at, isDown, reason }) => {
      transaction.update(commentKind.getRef(db, path), { ...change });
      markActivity(transaction, db, id);
      if (isDown && author && asked) {
        const values = { title: asked.title, reason };
        addNotification(transaction, { user: author }, { kind: "answer-removed", ref: id, values }, at);
      }
      return {};
    };
  },
};
