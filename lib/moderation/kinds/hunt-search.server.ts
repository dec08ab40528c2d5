import { writeAuditAlone } from "@/lib/audit/write-audit.server";
import { forgetText, rememberText } from "@/lib/content/posted-text.server";
import { formatLanguage } from "@/lib/hunting-help/format-help";
import { huntSearchDocumentSchema } from "@/lib/hunting-help/hunt-fields";
import { eraseHuntSearch, toPostedSearchNote } from "@/lib/hunting-help/hunt-searches.server";
import { getHuntSearchRef } from "@/lib/hunting-help/read-help-document.server";
import { getSubjectNames } from "@/lib/hunting-help/to-request.server";
import { platformLabels } from "@/lib/site/platforms";
import { type ContentKind, goneContent } from "./content-kind.server";

/**
 * Hunts that look for hunters. They are over within hours, so a hidden one is simply removed, with its seats; its note
 * cannot be posted again.
 */
export const huntSearchKind: ContentKind = {
  async show({ db, now }, { content: uid }) {
    const snapshot = await getHuntSearchRef(db, uid).get();
    const search = snapshot.exists ? huntSearchDocumentSchema.parse(snapshot.data()) : null;
    if (!search || search.until.toDate() <= now()) return goneContent;
    const { monsterName, questName } = getSubjectNames(search);
    return {
      state: "public",
      href: "/hunting-help/find",
      title: questName ?? monsterName ?? "Any hunt",
      text: search.note,
      facts: [
        { label: "Platform", value: platformLabels[search.platform] },
        { label: "Language", value: formatLanguage(search.language) },
      ],
      photoURL: null,
    };
  },
  async findWithheld({ db }, { target }) {
    const snapshot = await getHuntSearchRef(db, target.content).get();
    return snapshot.exists ? { note: huntSearchDocumentSchema.parse(snapshot.data()).note } : null;
  },
  async hide({ db, now }, { actor, target, reason, withheld }) {
    await actor.confirmed;
    const reference = getHuntSearchRef(db, target.content);
    const entry = { ref: reference.path, reason, at: now() };
    await rememberText(db, toPostedSearchNote(withheld.note ?? "", target.content), entry);
    if (!(await reference.get()).exists) return;
    // The entry of the log first: a change that nobody can trace must not exist.
    await writeAuditAlone(db, {
      actor: actor.uid,
      action: "hunt-search.take-down",
      target: reference.path,
      subject: target.content,
      before: { listed: true },
      after: { listed: false },
      why: reason,
      at: now(),
    });
    await eraseHuntSearch({ db, now }, target.content, "a moderator removed it.");
  },
  // The hunter posts again: the time it was for has passed.
  restore: ({ db }, { target, withheld }) => {
    const { path } = getHuntSearchRef(db, target.content);
    return forgetText(db, toPostedSearchNote(withheld.note ?? "", target.content), path);
  },
};
