import { getCommentRef, readCommentDocument } from "@/lib/hunting-help/comments.server";
import { getHelpPath } from "@/lib/hunting-help/help-paths";
import { moderateComment } from "@/lib/hunting-help/moderate-comment.server";
import { getRequestRef, readRequestDocument } from "@/lib/hunting-help/read-help-document.server";
import { type ContentKind, getShownState, goneContent } from "./content-kind.server";
import { createCopyDeeds, toWithheld } from "./copies.server";

/** Comments below answers of Hunting Help. */
export const commentKind: ContentKind = {
  async show({ db }, { content: id, parent }) {
    if (parent === null) return goneContent;
    const [asked, given] = await db.getAll(getRequestRef(db, parent), getCommentRef(db, parent, id));
    const request = asked && readRequestDocument(asked);
    const comment = given && readCommentDocument(given);
    if (!request || !comment) return goneContent;
    const state = getShownState(comment);
    return {
      state,
      href: state === "public" && getShownState(request) === "public" ? getHelpPath(parent) : null,
      title: `Comment at “${request.title}”`,
      text: comment.body,
      facts: [],
      photoURL: null,
    };
  },
  async findWithheld({ db }, { actor, target: { content: id, parent } }) {
    if (parent === null) return null;
    const comment = readCommentDocument(await getCommentRef(db, parent, id).get());
    return !comment || comment.takenDown ? null : toWithheld(actor, comment.visibility, []);
  },
  ...createCopyDeeds(
    (dependencies, actor, { id: path, action, reason }) => {
      const [id = "", comment = ""] = path.split("/");
      return moderateComment(dependencies, actor, { id, comment, action, reason });
    },
    ({ content, parent }) => `${parent}/${content}`,
  ),
};
