import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { requirePoster } from "@/lib/auth/require-poster.server";
import { findTakeDown, readFingerprints } from "@/lib/content/read-fingerprints.server";
import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from "@/lib/firebase/admin.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { addNotification } from "@/lib/notifications/add-notification.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { requireGuideBudget } from "./check-guide.server";
import { storeNewGuide } from "./create-guide.server";
import { guideContent } from "./guide-content";
import { changeGuide, toFingerprintedGuide } from "./guide-kind.server";
import { readOwnerToTell, tellOwner } from "./guide-notices.server";
import { mayDecideProposal } from "./guide-rights";
import { mergeGuide } from "./merge-guide";
import type {
  DecidedProposalResponse,
  DecideProposal,
  ProposalDocument,
  ProposalState,
} from "./proposal-schema";
import { getGuideRef, getRevisionRef, readGuide, toOwnGuide } from "./read-guide-document.server";
import { getProposalRef, requireProposal } from "./read-proposal-document.server";
import { refuseGuide } from "./refusals";
import { type GuideContent, type GuideDocument, revisionDocumentSchema } from "./schema";
import { storeVersion } from "./store-version.server";

const outcomes = { accept: "accepted", decline: "declined", withdraw: "withdrawn" } as const;

/**
 * Decides what somebody proposed for a guide: its owner, an editor or an admin accepts or declines it, any creator where
 * it is a new one, and whoever proposed it can withdraw it. Accepted, it becomes the next version under the name of its
 * author, or a draft that belongs to its author and that who accepted it edits and publishes. Where the guide was changed
 * since, both changes are merged if they are in different places. A repeated call changes nothing.
 *
 * @throws ApiError 403 for whoever may not decide; 404 for what is not there; 409 when it was decided otherwise or changed
 *   since it was read (`revision`), when it cannot be merged (`reason: "merge"`), and where the guide is deleted or it
 *   would be public and is like what was taken down; 429 after too many edits today.
 */
export function decideProposal(
  { db, now }: Dependencies,
  actor: Actor,
  { slug, id, action, revision, reason }: DecideProposal & { readonly slug: string; readonly id: string },
): Promise<DecidedProposalResponse> {
  return changeGuide(db, slug, [getAuditHeadRef(db)], async (transaction) => {
    const at = now();
    const { guide, proposal, limit } = await readTogether(transaction, {
      guide: getGuideRef(db, slug),
      proposal: getProposalRef(db, id),
      limit: getLimitRef(db, actor.uid, "guides-edit", at),
    });
    await actor.confirmed;
    const stored = readGuide(guide);
    const proposed = requireProposal(proposal, slug);
    const isAllowed =
      action === "withdraw" ? proposed.author === actor.uid : mayDecideProposal(stored, proposed, actor);
    if (!isAllowed) throw refuseGuide("not-decider");
    const state = outcomes[action];
    const toReply = (shown: GuideDocument | null): DecidedProposalResponse => ({
      ...{ message: "OK", state },
      guide: shown && toOwnGuide(slug, shown),
    });
    if (!isOpen(proposed, { state, revision })) return toReply(stored);

    const accepts = action === "accept";
    if (accepts && proposed.base === 0 && stored) throw refuseGuide("slug-used");
    const content =
      accepts && stored ? await mergeProposal(transaction, db, { slug, stored, proposed, actor, at }) : null;
    const owner = content && stored ? await readOwnerToTell(transaction, db, stored, actor.uid) : null;
    const author = await transaction.get(getUserRef(db, proposed.author));
    await openAudit(transaction, db);
    takeLimit(transaction, limit, { uid: actor.uid, action: "guides-edit", at });
    const { note } = proposed;
    const makeNext = () => {
      if (accepts && !stored) {
        const people = { owner: proposed.author, editors: [actor.uid] };
        return storeNewGuide(transaction, db, { slug, content: proposed, ...people, at });
      }
      if (!content || !stored) return stored;
      return storeVersion(transaction, db, {
        ...{ slug, stored, content, version: stored.version + 1 },
        ...{ editor: proposed.author, by: actor.uid, note, at },
      });
    };
    const next = makeNext();
    const decided = { state, reason, decidedBy: actor.uid, decidedAt: Timestamp.fromDate(at) };
    transaction.update(proposal.ref, decided);
    writeAudit(transaction, db, {
      ...{
        actor: actor.uid,
        action: `guide.${action}`,
        target: guide.ref.path,
        subject: proposed.author,
        at,
      },
      ...{ before: { version: stored?.version ?? 0 }, after: { version: next?.version ?? 0 }, why: reason },
    });
    if (content && next) tellOwner(transaction, owner, { slug, title: next.title, step: "edited" }, at);
    const { title } = stored ?? proposed;
    if (action !== "withdraw") noticeDecision(transaction, author, { slug, title, state, reason }, at);
    return toReply(next);
  });
}

/**
 * @returns false where it was decided so already
 * @throws ApiError 409 where it was decided otherwise, or changed since it was read.
 */
function isOpen(
  proposed: ProposalDocument,
  { state, revision }: { readonly state: ProposalState; readonly revision: number },
): boolean {
  if (proposed.revision !== revision) {
    throw refuseGuide("proposal-changed", {
      revision: proposed.revision,
    });
  }
  if (proposed.state === "proposed") return true;
  if (proposed.state === state) return false;
  throw refuseGuide("proposal-decided", proposed.state);
}

interface Merge {
  readonly slug: string;
  readonly stored: GuideDocument;
  readonly proposed: ProposalDocument;
  readonly actor: Actor;
  readonly at: Date;
}

/** @returns `null` where the guide says the same already */
async function mergeProposal(
  transaction: Transaction,
  db: Firestore,
  { slug, stored, proposed, actor, at }: Merge,
): Promise<GuideContent | null> {
  if (stored.visibility === "deleted") throw refuseGuide("deleted");
  const base = await transaction.get(getRevisionRef(db, slug, proposed.base));
  const content =
    proposed.base === stored.version
      ? guideContent.pick(proposed)
      : base.exists
        ? mergeGuide(
            guideContent.pick(revisionDocumentSchema.parse(base.data())),
            guideContent.pick(stored),
            guideContent.pick(proposed),
          )
        : null;
  if (!content) {
    throw refuseGuide("merge");
  }
  if (guideContent.isSame(stored, content)) return null;
  requireGuideBudget(content.text);
  if (stored.visibility === "published" || stored.publishAt) {
    await requirePoster(db, actor, at);
    const known = findTakeDown(await readFingerprints(transaction, db, toFingerprintedGuide(content)));
    if (known) throw refuseGuide("taken-down", known.reason);
  }
  return content;
}

function noticeDecision(
  transaction: Transaction,
  author: DocumentSnapshot,
  {
    slug,
    title,
    state,
    reason,
  }: Pick<ProposalDocument, "title" | "state" | "reason"> & { readonly slug: string },
  at: Date,
): void {
  const outcome = reason === "" ? `${state}.` : `${state}: ${reason}`;
  addNotification(
    transaction,
    { user: author },
    { kind: "guide-proposal-decided", ref: slug, values: { title, outcome } },
    at,
  );
}
