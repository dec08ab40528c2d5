import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import { readBlock } from "@/lib/auth/require-unblocked.server";
import { findTakeDown, readFingerprints } from "@/lib/content/read-fingerprints.server";
import { Timestamp } from "@/lib/firebase/admin.server";
import { changeGuide, toFingerprintedGuide } from "./guide-kind.server";
import { writeGuideNews } from "./guide-news.server";
import { decideGuideChange, isGuideDue } from "./guide-state";
import { getGuideRef, readGuide } from "./read-guide-document.server";

/** Guides that are published at a time. */
const batchSize = 10;

/**
 * Publishes the guides whose moment has come. No timer does it: whoever reads guides first does. Costs one read where
 * nothing is due.
 *
 * @returns how many were due, and whether there may be more
 */
export async function publishDueGuides({
  db,
  now,
}: Dependencies): Promise<{ readonly done: number; readonly hasMore: boolean }> {
  const due = await db.collection("guides").where("publishAt", "<=", now()).limit(batchSize).get();
  for (const { id } of due.docs) await publishDueGuide({ db, now }, id);
  return { done: due.size, hasMore: due.size === batchSize };
}

/**
 * Publishes one guide if its moment has come. One like something that was taken down, and one whose last editor has been
 * blocked since, becomes a draft.
 */
async function publishDueGuide({ db, now }: Dependencies, slug: string): Promise<void> {
  await changeGuide(db, slug, [getAuditHeadRef(db)], async (transaction) => {
    const at = now();
    const snapshot = await transaction.get(getGuideRef(db, slug));
    const stored = readGuide(snapshot);
    if (!stored?.publishAt || stored.publishAt.toDate() > at) return;
    const known = findTakeDown(await readFingerprints(transaction, db, toFingerprintedGuide(stored)));
    // The guide is as new as its moment, whoever reads it first.
    const step = { time: stored.publishAt, toTime: (ms: number) => Timestamp.fromMillis(ms) };
    const decision = decideGuideChange(stored, { ...step, action: "publish" });
    const maker = stored.editor ?? stored.owner;
    const isBlocked = maker !== null && (await readBlock(db, maker, at)) !== null;
    const isAllowed = isGuideDue(stored, at) && !known && !isBlocked;
    const change = isAllowed && decision.ok ? decision.change : null;
    await openAudit(transaction, db);
    transaction.update(snapshot.ref, { ...change, publishAt: null });
    if (change && stored.publishedAt === null) writeGuideNews(transaction, db, slug, stored, at);
    writeAudit(transaction, db, {
      actor: stored.editor ?? "schedule",
      action: "guide.publish",
      target: snapshot.ref.path,
      subject: stored.owner,
      before: { phase: "scheduled" },
      after: { phase: change ? "published" : "draft" },
      why: "scheduled",
      at,
    });
  });
}
