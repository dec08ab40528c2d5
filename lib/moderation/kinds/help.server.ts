import { getHelpPath } from "@/lib/hunting-help/help-paths";
import { requestKindLabels } from "@/lib/hunting-help/kinds";
import { moderateHelp } from "@/lib/hunting-help/moderate-help.server";
import {
  getAnswerRef,
  getRequestRef,
  readAnswerDocument,
  readRequestDocument,
} from "@/lib/hunting-help/read-help-document.server";
import { type ContentKind, getShownState, goneContent } from "./content-kind.server";

/** Requests of Hunting Help. An open one is closed with it, and its price comes back. */
export const requestKind: ContentKind = {
  async show({ db }, { content: id }) {
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
        { label: "When", value: request.when },
      ].filter(({ value }) => value !== ""),
      photoURL: null,
    };
  },
  async findWithheld({ db }, { target }) {
    const request = readRequestDocument(await getRequestRef(db, target.content).get());
    return !request || request.takenDown ? null : {};
  },
  async hide({ db, now }, { actor, target, reason }) {
    const deed = { action: "take-down", reason, answer: null } as const;
    await moderateHelp({ db, now }, actor, { id: target.content, ...deed });
  },
  async restore({ db, now }, { actor, target, reason }) {
    const deed = { action: "allow", reason, answer: null } as const;
    await moderateHelp({ db, now }, actor, { id: target.content, ...deed });
  },
};

/** Answers of Hunting Help. */
export const answerKind: ContentKind = {
  async show({ db }, { content: id, parent }) {
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
        { label: "When", value: answer.offer?.when ?? "" },
        { label: "Session ID", value: answer.offer?.session ?? "" },
      ].filter(({ value }) => value !== ""),
      photoURL: null,
    };
  },
  async findWithheld({ db }, { target: { content: answer, parent } }) {
    if (parent === null) return null;
    const stored = readAnswerDocument(await getAnswerRef(db, parent, answer).get());
    return !stored || stored.takenDown ? null : {};
  },
  async hide({ db, now }, { actor, target: { content: answer, parent }, reason }) {
    if (parent === null) return;
    await moderateHelp({ db, now }, actor, { id: parent, action: "take-down", reason, answer });
  },
  async restore({ db, now }, { actor, target: { content: answer, parent }, reason }) {
    if (parent === null) return;
    await moderateHelp({ db, now }, actor, { id: parent, action: "allow", reason, answer });
  },
};
