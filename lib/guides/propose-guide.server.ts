import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether, runTransaction } from "@/lib/api/run-transaction.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { type Firestore, Timestamp, type Transaction } from "@/lib/firebase/admin.server";
import { checkCounted, throwRefusal } from "@/lib/limits/refuse-counted.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { isAdminOrCreator } from "@/lib/site/roles";
import { readAuthors } from "@/lib/users/read-authors.server";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { canProposeGuides } from "@/lib/users/trust";
import { findGuideRefusal } from "./check-guide.server";
import { guideContent } from "./guide-content";
import { readDeciders } from "./guide-notices.server";
import { mayEditGuide } from "./guide-rights";
import type { ProposalDocument, ProposalResponse, ProposeGuide } from "./proposal-schema";
import { getGuideRef, isShown, requireGuide } from "./read-guide-document.server";
import {
  getProposalId,
  getProposalRef,
  readProposalDocument,
  toProposal,
} from "./read-proposal-document.server";
import { refuseGuide } from "./refusals";
import { maxOpenProposals } from "./rules";
import type { GuideContent, GuideDocument, SaveGuide } from "./schema";

/**
 * Proposes a change to somebody else's guide, which its owner, its editors or an admin decide, or with version 0 a new
 * guide, which any creator decides. For creators and trusted hunters. An account has one proposal for a guide: another one
 * takes the place of what is not decided. A repeated call changes nothing. A text over its budget counts toward the day's
 * proposals.
 *
 * @throws ApiError 400 for a text over its budget; 403 while blocked from posting, and for who is not trusted; 404 for an
 *   unknown guide; 409 where nothing is changed, the guide is deleted, the version is not one of it, the address is used,
 *   the caller may save it, or has five that wait; 429 after too many proposals today.
 */
export async function proposeGuide(
  { db, now }: Dependencies,
  actor: Actor,
  { slug, version, note, ...content }: ProposeGuide & { readonly slug: string },
): Promise<ProposalResponse> {
  const { uid } = actor;
  const id = getProposalId(slug, uid);
  const ref = getProposalRef(db, id);
  const outcome = await runTransaction(db, [ref, getAuditHeadRef(db)], async (transaction) => {
    const at = now();
    const counted = { uid, action: "guides-propose", at } as const;
    const { guide, held, limit, user } = await readTogether(transaction, {
      guide: getGuideRef(db, slug),
      held: ref,
      limit: getLimitRef(db, uid, "guides-propose", at),
      user: getUserRef(db, uid),
    });
    await actor.confirmed;
    const isCreator = isAdminOrCreator(actor);
    if (!isCreator && !canProposeGuides(readUser(user), at)) throw refuseGuide("not-trusted");
    const stored = version === 0 ? null : requireGuide(guide);
    const before = readProposalDocument(held);
    if (before?.state === "proposed" && before.base === version && guideContent.isSame(before, content))
      return before;
    requireProposable(stored, { isUsed: guide.exists, version, actor });
    if (stored && guideContent.isSame(stored, content)) throw refuseGuide("unchanged");
    const isOneMore = before?.state !== "proposed";
    if (!isCreator && isOneMore && (await countOpen(transaction, db, uid)) >= maxOpenProposals) {
      throw refuseGuide("too-many-open");
    }
    const refusal = checkCounted(transaction, limit, counted, () => findGuideRefusal(content.text));
    if (refusal) return refusal;
    const tell = stored ? await readDeciders(transaction, db, { ...stored, slug }) : null;
    await openAudit(transaction, db);
    takeLimit(transaction, limit, counted);
    const next = createProposal(content, { slug, version, note, uid, at, before });
    transaction.set(ref, next);
    writeAudit(transaction, db, {
      ...{ actor: uid, action: "guide.propose", target: guide.ref.path, subject: stored?.owner ?? null, at },
      ...{ before: { version }, after: { title: content.title, revision: next.revision }, why: note },
    });
    tell?.(uid, at);
    return next;
  });
  const proposal = throwRefusal(outcome);
  return { message: "OK", proposal: toProposal(id, proposal, await readAuthors(db, [uid])) };
}

/**
 * @param stored `null` for a new guide
 * @throws ApiError 404 and 409 as `proposeGuide`
 */
function requireProposable(
  stored: GuideDocument | null,
  { isUsed, version, actor }: { readonly isUsed: boolean; readonly version: number; readonly actor: Actor },
): void {
  if (!stored) {
    if (isAdminOrCreator(actor)) throw refuseGuide("may-edit");
    if (isUsed) throw refuseGuide("slug-used");
    return;
  }
  if (mayEditGuide(stored, actor)) throw refuseGuide("may-edit");
  // Drafts are seen by creators alone.
  if (!isAdminOrCreator(actor) && !isShown(stored)) throw refuseGuide("not-found");
  if (stored.visibility === "deleted") throw refuseGuide("proposal-deleted");
  if (version > stored.version) throw refuseGuide("no-such-base", stored.version);
}

async function countOpen(transaction: Transaction, db: Firestore, uid: string): Promise<number> {
  const own = db.collection("guideProposals").where("author", "==", uid).where("state", "==", "proposed");
  return (await transaction.get(own.limit(maxOpenProposals))).size;
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
