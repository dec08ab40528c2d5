import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import type { Firestore, Query } from "@/lib/firebase/admin.server";
import { isAdminOrCreator } from "@/lib/site/roles";
import { readAuthors } from "@/lib/users/read-authors.server";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { canProposeGuides } from "@/lib/users/trust";
import { mayDecideProposal, mayEditGuide } from "./guide-rights";
import {
  type OpenProposalsResponse,
  type ProposalDocument,
  type ProposalResponse,
  type ProposalsResponse,
  proposalDocumentSchema,
} from "./proposal-schema";
import { getGuideRef, readGuide } from "./read-guide-document.server";
import {
  getProposalId,
  getProposalRef,
  readProposalDocument,
  requireProposal,
  toProposal,
} from "./read-proposal-document.server";
import { refuseGuide } from "./refusals";
import type { GuideDocument } from "./schema";

/** Proposals that are listed at once. */
const maxListed = 50;

/** Whether somebody may propose guides: creators and trusted hunters. Reads the user document of the latter. */
export async function mayPropose(
  { db, now }: Pick<Dependencies, "db" | "now">,
  actor: Actor,
): Promise<boolean> {
  return isAdminOrCreator(actor) || canProposeGuides(readUser(await getUserRef(db, actor.uid).get()), now());
}

/**
 * Proposals that wait for a decision of a creator, oldest first; for all others their own proposals, latest first.
 * Reads 50 proposals at most, and their guides.
 */
export async function listOpenProposals(
  { db, now }: Dependencies,
  actor: Actor,
): Promise<OpenProposalsResponse> {
  const all = db.collection("guideProposals");
  const isCreator = isAdminOrCreator(actor);
  const query = isCreator
    ? all.where("state", "==", "proposed").orderBy("at")
    : all.where("author", "==", actor.uid);
  const [found, may] = await Promise.all([readFound(query), mayPropose({ db, now }, actor)]);
  await actor.confirmed;
  const guides = isCreator ? await readGuides(db, found) : null;
  const listed = guides
    ? found.filter(({ stored }) => mayDecideProposal(guides.get(stored.guide) ?? null, stored, actor))
    : found.toSorted((one, other) => other.stored.at.toDate().getTime() - one.stored.at.toDate().getTime());
  return { message: "OK", mayPropose: may, proposals: await toRows(db, listed) };
}

async function readGuides(db: Firestore, found: readonly Found[]): Promise<Map<string, GuideDocument>> {
  const slugs = [...new Set(found.map(({ stored }) => stored.guide))];
  const snapshots = slugs.length > 0 ? await db.getAll(...slugs.map((slug) => getGuideRef(db, slug))) : [];
  return new Map(
    snapshots.flatMap((snapshot): [string, GuideDocument][] => {
      const guide = readGuide(snapshot);
      return guide ? [[snapshot.id, guide]] : [];
    }),
  );
}

/**
 * Undecided proposals for a guide, or for a new one at its address, oldest first, without texts; for those who may not
 * decide, their own proposal alone, whatever became of it. Reads 50 proposals at most.
 *
 * @throws ApiError 404 where there is neither.
 */
export async function listProposals(
  { db }: Dependencies,
  actor: Actor,
  slug: string,
): Promise<ProposalsResponse> {
  const guide = readGuide(await getGuideRef(db, slug).get());
  await actor.confirmed;
  const decides = guide ? mayEditGuide(guide, actor) : isAdminOrCreator(actor);
  const ofGuide = db.collection("guideProposals").where("guide", "==", slug);
  const found = decides
    ? await readFound(ofGuide.where("state", "==", "proposed").orderBy("at"))
    : await listOwn({ db }, slug, actor.uid);
  if (!guide && found.length === 0) throw refuseGuide("not-found");
  const proposals = (await toRows(db, found)).map(({ guide: _, ...row }) => row);
  return { message: "OK", proposals };
}

interface Found {
  readonly id: string;
  readonly stored: ProposalDocument;
}

async function readFound(query: Query): Promise<Found[]> {
  const { docs } = await query.limit(maxListed).get();
  return docs.map((each) => ({ id: each.id, stored: proposalDocumentSchema.parse(each.data()) }));
}

async function listOwn({ db }: Pick<Dependencies, "db">, slug: string, uid: string): Promise<Found[]> {
  const id = getProposalId(slug, uid);
  const stored = readProposalDocument(await getProposalRef(db, id).get());
  return stored ? [{ id, stored }] : [];
}

async function toRows(db: Firestore, found: readonly Found[]) {
  const getAuthor = await readAuthors(
    db,
    found.map(({ stored }) => stored.author),
  );
  return found.map(({ id, stored }) => {
    const { text: _, ...row } = toProposal(id, stored, getAuthor);
    return { ...row, guide: stored.guide };
  });
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
  const stored = requireProposal(proposal, slug);
  const isTheirs = stored.author === actor.uid || mayDecideProposal(readGuide(guide), stored, actor);
  if (!isTheirs) throw refuseGuide("not-decider");
  return {
    message: "OK",
    proposal: toProposal(id, stored, await readAuthors(db, [stored.author])),
  };
}
