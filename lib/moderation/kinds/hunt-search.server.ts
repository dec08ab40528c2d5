import { writeAuditAlone } from "@/lib/audit/write-audit.server";
import { forgetText, rememberText } from "@/lib/content/posted-text.server";
import { huntKind } from "@/lib/hunting-help/hunt/hunt-kind.server";
import { eraseHuntSearch, toPostedSearchNote } from "@/lib/hunting-help/hunt/hunt-searches.server";
import { getHuntSearchRef } from "@/lib/hunting-help/read-help-document.server";
import type { HiddenKind } from "./hidden-kind.server";

/**
 * Hunts that look for hunters. They are over within hours, so a hidden one is simply removed, with its seats; its note
 * cannot be posted again.
 */
export const hiddenHunt: HiddenKind = {
  async findWithheld({ db }, { target }) {
    const search = huntKind.read(await getHuntSearchRef(db, target.content).get());
    return search && { note: search.note };
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
