import { createHash } from "node:crypto";
import { z } from "zod";
import type { DocumentReference, Firestore } from "@/lib/firebase/admin.server";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import type { AuditDocument } from "./schema";

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** Document `auditChain/head`: the latest entry of the chain. Written with each entry, in its transaction. */
const auditHeadSchema = z.object({
  seq: z.int().min(1),
  hash: hashSchema,
  at: storedTimeSchema,
});

/** Document `auditChain/genesis`: what the first entry of the chain follows. Written once, with that entry. */
const auditGenesisSchema = z.object({
  /** Entries of the log from before there was a chain. */
  older: z.int().min(0),
  at: storedTimeSchema,
  hash: hashSchema,
});
export type AuditGenesis = z.infer<typeof auditGenesisSchema>;

/** The latest entry of the chain. */
export interface AuditHead {
  /** Its number; the first entry is 1. */
  readonly seq: number;
  /** SHA-256 in hex. */
  readonly hash: string;
}

/** Content of an entry, without its place in the chain. */
export type AuditContent = Omit<AuditDocument, "at" | "seq" | "prevHash" | "hash"> & { readonly at: Date };

/** The head of the chain. Every transaction that writes an entry reads and writes it. */
export function getAuditHeadRef(db: Firestore): DocumentReference {
  return db.collection("auditChain").doc("head");
}

/** @returns `null` before the first entry. @throws ZodError for a document that is no head */
export function parseAuditHead(data: unknown): AuditHead | null {
  return data === undefined ? null : auditHeadSchema.parse(data);
}

/** The beginning of the chain. */
export function getAuditGenesisRef(db: Firestore): DocumentReference {
  return db.collection("auditChain").doc("genesis");
}

/** @returns `null` before the first entry. @throws ZodError for a document that is none */
export function parseAuditGenesis(data: unknown): AuditGenesis | null {
  return data === undefined ? null : auditGenesisSchema.parse(data);
}

/** The hash of the beginning, in the same way as that of an entry. */
export function hashAuditGenesis(older: number, at: Date): string {
  return hashText(toCanonicalJson({ older, at: at.toISOString() }));
}

/** The hash of an entry: SHA-256 of its canonical JSON, with its number and the hash of the entry before it. */
export function hashAuditEntry({ at, ...entry }: AuditContent, seq: number, prevHash: string): string {
  const { actor, action, target, subject, before, after, why } = entry;
  const content = {
    ...{ seq, prevHash, actor, action, target, subject, before, after, why },
    at: at.toISOString(),
  };
  return hashText(toCanonicalJson(content));
}

function hashText(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** JSON with the keys of all objects in order, so that the same content is always the same text. */
export function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${toCanonicalJson(each)}`);
  return `{${fields.join(",")}}`;
}
