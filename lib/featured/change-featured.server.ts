import { createHash } from "node:crypto";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { changeContent } from "@/lib/content/change-content.server";
import type { Firestore, Transaction } from "@/lib/firebase/admin.server";
import { getTargetKey, readCitations } from "@/lib/guides/resolve-blocks.server";
import { defineRefusals } from "@/lib/http/refusals";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { featuredListPath, getFeaturedRef } from "./read-featured.server";
import {
  type AddFeatured,
  type ChangedFeaturedResponse,
  type FeaturedContent,
  featuredDocumentSchema,
} from "./schema";

/**
 * Features something between two moments. A repeated call with the same key adds nothing.
 *
 * @throws ApiError 404 for what is not public; 429 after too many changes today.
 */
export async function addFeatured(
  { db, now }: Dependencies,
  actor: Actor,
  { key, content }: AddFeatured,
): Promise<ChangedFeaturedResponse> {
  const id = createHash("sha256").update(`${actor.uid}/${key}`).digest("hex").slice(0, 24);
  // Whose role was just taken learns nothing of what is public.
  await actor.confirmed;
  await requirePublic(db, content);
  return changeFeatured(db, id, async (transaction) => {
    const at = now();
    const { entry, limit } = await readEntry(transaction, db, actor, id, at);
    if (entry.exists) return { message: "OK", id };
    await openAudit(transaction, db);
    takeLimit(transaction, limit, { uid: actor.uid, action: "featured-change", at });
    const stored = { ...toFields(content), addedBy: actor.uid, createdAt: at, updatedAt: at };
    transaction.create(entry.ref, stored);
    writeAudit(transaction, db, {
      ...{ actor: actor.uid, action: "feature.add", target: entry.ref.path, subject: null },
      ...{ before: {}, after: toFacts(content), why: content.caption, at },
    });
    return { message: "OK", id };
  });
}

/**
 * Changes what is featured, its caption or its dates; any creator may.
 *
 * @throws ApiError 404 for an unknown entry and for what is not public; 429 after too many changes today.
 */
export async function editFeatured(
  { db, now }: Dependencies,
  actor: Actor,
  { id, content }: { readonly id: string; readonly content: FeaturedContent },
): Promise<ChangedFeaturedResponse> {
  // Whose role was just taken learns nothing of what is public.
  await actor.confirmed;
  await requirePublic(db, content);
  return changeFeatured(db, id, async (transaction) => {
    const at = now();
    const { entry, limit } = await readEntry(transaction, db, actor, id, at);
    if (!entry.exists) throw refuseFeatured("no-entry");
    const { kind, ref, from, until } = featuredDocumentSchema.parse(entry.data());
    await openAudit(transaction, db);
    takeLimit(transaction, limit, { uid: actor.uid, action: "featured-change", at });
    transaction.update(entry.ref, { ...toFields(content), updatedAt: at });
    writeAudit(transaction, db, {
      ...{ actor: actor.uid, action: "feature.edit", target: entry.ref.path, subject: null },
      before: toFacts({ kind, ref, from: from.toDate().toISOString(), until: until.toDate().toISOString() }),
      ...{ after: toFacts(content), why: content.caption, at },
    });
    return { message: "OK", id };
  });
}

/** Takes something out of what is featured; any creator may. What is gone already stays so. */
export function removeFeatured(
  { db, now }: Dependencies,
  actor: Actor,
  id: string,
): Promise<ChangedFeaturedResponse> {
  return changeFeatured(db, id, async (transaction) => {
    const at = now();
    const { entry, limit } = await readEntry(transaction, db, actor, id, at);
    await actor.confirmed;
    if (!entry.exists) return { message: "OK", id };
    const { kind, ref, caption } = featuredDocumentSchema.parse(entry.data());
    await openAudit(transaction, db);
    takeLimit(transaction, limit, { uid: actor.uid, action: "featured-change", at });
    transaction.delete(entry.ref);
    writeAudit(transaction, db, {
      ...{ actor: actor.uid, action: "feature.remove", target: entry.ref.path, subject: null },
      ...{ before: { kind, ref }, after: {}, why: caption, at },
    });
    return { message: "OK", id };
  });
}

function changeFeatured<T>(
  db: Firestore,
  id: string,
  body: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return changeContent(db, getFeaturedRef(db, id), [getAuditHeadRef(db)], body, featuredListPath);
}

function readEntry(transaction: Transaction, db: Firestore, { uid }: Actor, id: string, at: Date) {
  return readTogether(transaction, {
    entry: getFeaturedRef(db, id),
    limit: getLimitRef(db, uid, "featured-change", at),
  });
}

/** Later changes drop out by themselves; content that is not public now was a mistake. */
async function requirePublic(db: Firestore, { kind, ref }: FeaturedContent): Promise<void> {
  if (kind === "video") return;
  const target = { cited: kind, id: ref } as const;
  if ((await readCitations(db, [target])).has(getTargetKey(target))) return;
  throw refuseFeatured("no-content", kind, { issues: [{ path: "ref", message: `is no published ${kind}` }] });
}

const refuseFeatured = defineRefusals({
  "no-entry": ["not-found", "This is no longer featured."],
  "no-content": ["not-found", (kind: string) => `There is no published ${kind} like that.`],
});

function toFields({ kind, ref, caption, title, from, until }: FeaturedContent) {
  return { kind, ref, caption, title, from: new Date(from), until: new Date(until) };
}

function toFacts({ kind, ref, from, until }: Pick<FeaturedContent, "kind" | "ref" | "from" | "until">) {
  return { kind, ref, from, until };
}
