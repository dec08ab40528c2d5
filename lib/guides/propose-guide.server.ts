import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether, runTransaction } from "@/lib/api/run-transaction.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { Timestamp } from "@/lib/firebase/admin.server";
import { checkCounted, throwRefusal } from "@/lib/limits/refuse-counted.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { readAuthors } from "@/lib/users/read-authors.server";
import { findGuideRefusal } from "./check-guide.server";
import { guideContent } from "./guide-content";
import { readDeciders } from "./guide-notices.server";
import { mayEditGuide } from "./guide-rights";
import type { ProposalDocument, ProposalResponse } from "./proposal-schema";
import { getGuideRef, requireGuide } from "./read-guide-document.server";
import {
  getProposalId,
  getProposalRef,
  readProposalDocument,
  toProposal,
} from "./read-proposal-document.server";
import { refuseGuide } from "./refusals";
import type { GuideContent, SaveGuide } from "./schema";

/**
 * Proposes a change to somebody else's guide; its owner, its editors or an admin decide. An account has one proposal for
 * a guide: another one takes the place of what is not decided. A repeated call changes nothing. A text over
 * its budget counts toward the day's proposals.
 *
 * @throws ApiError 400 for a text over its budget; 403 while blocked from posting; 404 for an unknown guide; 409 where
 *   nothing is changed, the guide is deleted, the version is not one of it, or the caller may save it; 429 after too many
 *   proposals today.
 */
export async function proposeGuide(
  { db, now }: Dependencies,
  actor: Actor,
  { slug, version, note, ...content }: SaveGuide & { readonly slug: string },
): Promise<ProposalResponse> {
  const { uid } = actor;
  const id = getProposalId(slug, uid);
  const ref = getProposalRef(db, id);
  const outcome = await runTransaction(db, [ref, getAuditHeadRef(db)], async (transaction) => {
    const at = now();
    const counted = { uid, action: "guides-propose", at } as const;
    const { guide, held, limit } = await readTogether(transaction, {
      guide: getGuideRef(db, slug),
      held: ref,
      limit: getLimitRef(db, uid, "guides-propose", at),
    });
    await actor.confirmed;
    const stored = requireGuide(guide);
    if (mayEditGuide(stored, actor)) throw refuseGuide("may-edit");
    if (stored.visibility === "deleted") throw refuseGuide("proposal-deleted");
    if (version > stored.version) throw refuseGuide("no-such-base", stored.version);
    const before = readProposalDocument(held);
    if (before?.state === "proposed" && before.base === version && guideContent.isSame(before, content))
      return before;
    if (guideContent.isSame(stored, content)) throw refuseGuide("unchanged");
    const refusal = checkCounted(transaction, limit, counted, () => findGuideRefusal(content.text));
    if (refusal) return refusal;
    const tell = await readDeciders(transaction, db, { ...stored, slug });
    await openAudit(transaction, db);
    takeLimit(transaction, limit, counted);
    const next = createProposal(content, { slug, version, note, uid, at, before });
    transaction.set(ref, next);
    writeAudit(transaction, db, {
      ...{ actor: uid, action: "guide.propose", target: guide.ref.path, subject: stored.owner, at },
      ...{ before: { version }, after: { title: content.title, revision: next.revision }, why: note },
    });
    tell(uid, at);
    return next;
  });
  const proposal = throwRefusal(outcome);
  return { message: "OK", proposal: toProposal(id, proposal, await readAuthors(db, [uid])) };
}

interface NewProposal extends Pick<SaveGuide, "version" | "note"> {
  readonly slug: string;
  readonly uid: string;
  readonly at: Date;
  readonly before: ProposalDocument | null;
}

function createProposal(
  content: GuideContent,
  { slug, version, note, uid, at, before }: NewProposal,
): ProposalDocument {
  return {
    ...content,
    ...{ guide: slug, base: version, author: uid, note, state: "proposed" },
    ...{ revision: (before?.revision ?? 0) + 1, at: Timestamp.fromDate(at) },
    ...{ decidedBy: null, reason: "", decidedAt: null },
  };
}
