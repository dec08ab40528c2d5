import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { readAuthors } from "@/lib/users/read-authors.server";
import { mayEditGuide } from "./guide-rights";
import { type ProposalResponse, type ProposalsResponse, proposalDocumentSchema } from "./proposal-schema";
import { getGuideRef, requireGuide } from "./read-guide-document.server";
import {
  getProposalId,
  getProposalRef,
  readProposalDocument,
  requireProposal,
  toProposal,
} from "./read-proposal-document.server";
import { refuseGuide } from "./refusals";

/** Proposals of one guide that are listed. */
const maxListed = 50;

/**
 * What is proposed for a guide and not decided yet, oldest first, without texts; for those who may not decide, their own
 * proposal alone, whatever became of it. Reads 50 proposals at most.
 *
 * @throws ApiError 404 for an unknown guide.
 */
export async function listProposals(
  { db }: Dependencies,
  actor: Actor,
  slug: string,
): Promise<ProposalsResponse> {
  const guide = await getGuideRef(db, slug).get();
  await actor.confirmed;
  const found = mayEditGuide(requireGuide(guide), actor)
    ? await listOpen({ db }, slug)
    : await listOwn({ db }, slug, actor.uid);
  const getAuthor = await readAuthors(
    db,
    found.map(({ stored }) => stored.author),
  );
  const proposals = found.map(({ id, stored }) => {
    const { text: _, ...row } = toProposal(id, stored, getAuthor);
    return row;
  });
  return { message: "OK", proposals };
}

async function listOpen({ db }: Pick<Dependencies, "db">, slug: string) {
  const { docs } = await db
    .collection("guideProposals")
    .where("guide", "==", slug)
    .where("state", "==", "proposed")
    .orderBy("at")
    .limit(maxListed)
    .get();
  return docs.map((document) => ({
    id: document.id,
    stored: proposalDocumentSchema.parse(document.data()),
  }));
}

async function listOwn({ db }: Pick<Dependencies, "db">, slug: string, uid: string) {
  const id = getProposalId(slug, uid);
  const stored = readProposalDocument(await getProposalRef(db, id).get());
  return stored ? [{ id, stored }] : [];
}

/**
 * One proposal with its text, for its author and those who may decide it.
 *
 * @throws ApiError 403 for all others; 404 for one that is not there.
 */
export async function readProposal(
  { db }: Dependencies,
  actor: Actor,
  { slug, id }: { readonly slug: string; readonly id: string },
): Promise<ProposalResponse> {
  const [guide, proposal] = await Promise.all([getGuideRef(db, slug).get(), getProposalRef(db, id).get()]);
  await actor.confirmed;
  const rights = requireGuide(guide);
  const stored = requireProposal(proposal, slug);
  if (stored.author !== actor.uid && !mayEditGuide(rights, actor)) throw refuseGuide("not-decider");
  return {
    message: "OK",
    proposal: toProposal(id, stored, await readAuthors(db, [stored.author])),
  };
}
