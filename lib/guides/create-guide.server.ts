import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { createContentState } from "@/lib/content/content-state";
import { getFingerprints } from "@/lib/content/get-fingerprint.server";
import { type Firestore, Timestamp, type Transaction } from "@/lib/firebase/admin.server";
import { checkCounted, throwRefusal } from "@/lib/limits/refuse-counted.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { addRevision } from "./add-revision.server";
import { findGuideRefusal } from "./check-guide.server";
import { listCitedFigures, listCites } from "./cited-figures.server";
import { guideContent } from "./guide-content";
import { changeGuide, toFingerprintedGuide } from "./guide-kind.server";
import { getGuideRef, readGuide, toOwnGuide } from "./read-guide-document.server";
import { refuseGuide } from "./refusals";
import type { CreatedGuideResponse, CreateGuide, GuideContent, GuideDocument } from "./schema";

/**
 * Saves a new guide as a draft. The slug is its idempotency key: the same call again by the same person creates nothing
 * and answers with the guide as it is now. A text over its budget counts toward the day's new guides like any other, and
 * is not parsed once these are used up.
 *
 * @throws ApiError 400 for a text over its budget; 409 for a slug that is in use; 429 after too many new guides today.
 */
export async function createGuide(
  { db, now }: Dependencies,
  actor: Actor,
  { slug, ...content }: CreateGuide,
): Promise<CreatedGuideResponse> {
  const outcome = await changeGuide(db, slug, [getAuditHeadRef(db)], async (transaction) => {
    const at = now();
    const counted = { uid: actor.uid, action: "guides-create", at } as const;
    const { guide, limit } = await readTogether(transaction, {
      guide: getGuideRef(db, slug),
      limit: getLimitRef(db, actor.uid, "guides-create", at),
    });
    await actor.confirmed;
    const known = readGuide(guide);
    if (known && (known.owner !== actor.uid || known.version > 1 || !guideContent.isSame(known, content))) {
      throw refuseGuide("slug-used");
    }
    if (known) return { message: "OK" as const, created: false, guide: toOwnGuide(slug, known) };
    const refusal = checkCounted(transaction, limit, counted, () => findGuideRefusal(content.text));
    if (refusal) return refusal;
    await openAudit(transaction, db);
    takeLimit(transaction, limit, counted);
    const stored = storeNewGuide(transaction, db, { slug, content, owner: actor.uid, editors: [], at });
    writeAudit(transaction, db, {
      actor: actor.uid,
      action: "guide.create",
      target: guide.ref.path,
      subject: actor.uid,
      before: {},
      after: { title: content.title, version: 1 },
      why: "",
      at,
    });
    return { message: "OK" as const, created: true, guide: toOwnGuide(slug, stored) };
  });
  return throwRefusal(outcome);
}

interface NewGuide {
  readonly slug: string;
  readonly content: GuideContent;
  /** Who wrote it. */
  readonly owner: string;
  readonly editors: readonly string[];
  readonly at: Date;
}

/** Stores a draft with its first version, in the transaction that has looked whether there is none. */
export function storeNewGuide(
  transaction: Transaction,
  db: Firestore,
  { slug, content, owner, editors, at }: NewGuide,
): GuideDocument {
  const time = Timestamp.fromDate(at);
  const stored: GuideDocument = {
    ...guideContent.pick(content),
    ...createContentState(),
    owner,
    editors: [...editors],
    publishAt: null,
    cites: listCites(content.text),
    figures: listCitedFigures(content.text),
    prints: getFingerprints(toFingerprintedGuide(content)),
    shipped: null,
    version: 1,
    editor: owner,
    createdAt: time,
    updatedAt: time,
  };
  transaction.create(getGuideRef(db, slug), stored);
  addRevision(transaction, db, { slug, version: 1, content, editor: owner, note: "", at });
  return stored;
}
