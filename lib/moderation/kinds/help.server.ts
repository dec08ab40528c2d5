import { toFingerprintedAnswer } from "@/lib/hunting-help/answer-content.server";
import { findHelpCopies, toCopiedRequest } from "@/lib/hunting-help/find-help-copies.server";
import { getHelpPath } from "@/lib/hunting-help/help-paths";
import { formatHuntMoment } from "@/lib/hunting-help/hunt-moment";
import { requestKindLabels } from "@/lib/hunting-help/kinds";
import { moderateHelp } from "@/lib/hunting-help/moderate-help.server";
import {
  getAnswerRef,
  getRequestRef,
  readAnswerDocument,
  readRequestDocument,
} from "@/lib/hunting-help/read-help-document.server";
import { type ContentKind, getShownState, goneContent } from "./content-kind.server";
import { createCopyDeeds, toWithheld } from "./copies.server";

/** A copy of a request may be an answer and the other way round, so both are hidden and restored alike. */
const helpDeeds = createCopyDeeds(
  (dependencies, actor, { id: path, action, reason }) => {
    const [id = "", answer = null] = path.split("/");
    return moderateHelp(dependencies, actor, { id, answer, action, reason });
  },
  ({ content, parent }) => (parent === null ? content : `${parent}/${content}`),
);

/**
 * Requests of Hunting Help: hidden with every published copy of the same content. An open one is closed with it, and
 * its price comes back.
 */
export const requestKind: ContentKind = {
  async show({ db, now }, { content: id }) {
    const request = readRequestDocument(await getRequestRef(db, id).get());
    if (!request) return goneContent;
    const state = getShownState(request);
    return {
      state,
      href: state === "public" ? getHelpPath(id) : null,
      title: request.title,
      text: request.body,
      facts: [
        { label: "Kind", value: requestKindLabels[request.kind] },
        { label: "Owned gear", value: request.owned },
        { label: "Constraints", value: request.constraints },
        { label: "When", value: formatHuntMoment(request.when, now().toISOString(), "UTC") },
      ].filter(({ value }) => value !== ""),
      photoURL: null,
    };
  },
  async findWithheld({ db }, { actor, target }) {
    const ref = getRequestRef(db, target.content);
    const request = readRequestDocument(await ref.get());
    if (!request || request.takenDown) return null;
    const copies = await findHelpCopies(db, ref, toCopiedRequest(request));
    return toWithheld(actor, request.visibility, copies);
  },
  ...helpDeeds,
};

/** Answers of Hunting Help, the same. */
export const answerKind: ContentKind = {
  async show({ db, now }, { content: id, parent }) {
    if (parent === null) return goneContent;
    const [asked, given] = await db.getAll(getRequestRef(db, parent), getAnswerRef(db, parent, id));
    const request = asked && readRequestDocument(asked);
    const answer = given && readAnswerDocument(given);
    if (!request || !answer) return goneContent;
    const state = getShownState(answer);
    return {
      state,
      href: state === "public" && getShownState(request) === "public" ? getHelpPath(parent) : null,
      title: `Answer to “${request.title}”`,
      text: answer.body,
      facts: [
        { label: "When", value: formatHuntMoment(answer.offer?.when ?? "", now().toISOString(), "UTC") },
        { label: "Session ID", value: answer.offer?.session ?? "" },
      ].filter(({ value }) => value !== ""),
      photoURL: null,
    };
  },
  async findWithheld({ db }, { actor, target: { content: id, parent } }) {
    if (parent === null) return null;
    const ref = getAnswerRef(db, parent, id);
    const answer = readAnswerDocument(await ref.get());
    if (!answer || answer.takenDown) return null;
    const copies = await findHelpCopies(db, ref, toFingerprintedAnswer(answer));
    return toWithheld(actor, answer.visibility, copies);
  },
  ...helpDeeds,
};
