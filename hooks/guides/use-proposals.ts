import useSWR from "swr";
import { useMutation } from "@/hooks/ui/use-mutation";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { guideCalls } from "@/lib/guides/api";
import type {
  DecideProposal,
  OpenProposalsResponse,
  Proposal,
  ProposalsResponse,
  ProposeGuide,
} from "@/lib/guides/proposal-schema";

/** Under which SWR has what is proposed for a guide. */
export const getProposalsKey = (slug: string) => ["guide-proposals", slug] as const;

/** Proposals for a guide: all open ones for those who decide, their own for all others. */
export function useProposals(slug: string) {
  const { data, error, mutate } = useSWR<ProposalsResponse["proposals"], Error>(
    getProposalsKey(slug),
    async () => (await callSignedIn(guideCalls.listProposals, { query: { slug } })).proposals,
    { shouldRetryOnError: false },
  );
  return { proposals: data ?? null, problem: error?.message ?? null, reload: () => void mutate() };
}

/**
 * Open proposals for the caller to decide; for those who are no creators their own ones, and whether they may propose.
 */
export function useOpenProposals() {
  const { data, error } = useSWR<OpenProposalsResponse, Error>(
    "guide-proposals",
    () => callSignedIn(guideCalls.listOpenProposals, {}),
    { shouldRetryOnError: false },
  );
  return {
    proposals: data?.proposals ?? [],
    mayPropose: data?.mayPropose ?? null,
    problem: error?.message ?? null,
  };
}

/** One proposal with its text; `null` asks for nothing. */
export function useProposal(slug: string, id: string | null) {
  const { data, error } = useSWR<Proposal, Error, readonly [string, string, string] | null>(
    id === null ? null : ["guide-proposal", slug, id],
    async ([, guide, asked]) =>
      (await callSignedIn(guideCalls.readProposal, { query: { slug: guide, id: asked } })).proposal,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return { proposal: data ?? null, problem: error?.message ?? null };
}

/** Sends a change of somebody else's guide, or a new one, to those who decide. */
export async function callProposeGuide(slug: string, body: ProposeGuide): Promise<void> {
  await callSignedIn(guideCalls.propose, { query: { slug }, body });
}

/** Takes back one's own proposal. */
export function useWithdrawProposal(slug: string) {
  return useMutation(
    ({ id, revision }: Pick<Proposal, "id" | "revision">) =>
      callSignedIn(guideCalls.withdrawProposal, { query: { slug, id }, body: { revision } }),
    "The proposal could not be withdrawn. Try again.",
  );
}

/** Accepts or declines a proposal. */
export function useDecideProposal(slug: string) {
  return useMutation(
    (id: string, body: DecideProposal) =>
      callSignedIn(guideCalls.decideProposal, { query: { slug, id }, body }),
    "The proposal could not be decided. Try again.",
  );
}
