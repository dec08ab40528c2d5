import { createHash } from "node:crypto";
import type { DocumentReference, DocumentSnapshot, Firestore } from "@/lib/firebase/admin.server";
import type { Author } from "@/lib/users/schema";
import { type Proposal, type ProposalDocument, proposalDocumentSchema } from "./proposal-schema";
import { refuseGuide } from "./refusals";

/** ID of an account's one proposal for a guide. */
export function getProposalId(slug: string, uid: string): string {
  return createHash("sha256").update(`${slug}/${uid}`).digest("hex").slice(0, 24);
}

/** `guideProposals/{id}` */
export function getProposalRef(db: Firestore, id: string): DocumentReference {
  return db.collection("guideProposals").doc(id);
}

/** `null` where there is none. */
export function readProposalDocument(snapshot: DocumentSnapshot): ProposalDocument | null {
  return snapshot.exists ? proposalDocumentSchema.parse(snapshot.data()) : null;
}

/** @throws ApiError 404 for one that is not there, or for another guide. */
export function requireProposal(snapshot: DocumentSnapshot, slug: string): ProposalDocument {
  const stored = readProposalDocument(snapshot);
  if (stored?.guide === slug) return stored;
  throw refuseGuide("no-proposal");
}

/** A proposal as those see it who decide it, and its author. */
export function toProposal(
  id: string,
  { guide: _, author, decidedBy: __, decidedAt: ___, at, ...proposal }: ProposalDocument,
  getAuthor: (uid: string) => Author,
): Proposal {
  return { ...proposal, id, author: getAuthor(author), at: at.toDate().toISOString() };
}
