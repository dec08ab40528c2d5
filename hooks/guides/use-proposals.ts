import useSWR from "swr";
import { useMutation } from "@/hooks/ui/use-mutation";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { guideCalls } from "@/lib/guides/api";
import type { DecideProposal, Proposal, ProposalsResponse } from "@/lib/guides/proposal-schema";
import type { SaveGuide } from "@/lib/guides/schema";

/** Under which SWR has what is proposed for a guide. */
export const getProposalsKey = (slug: string) => ["guide-proposals", slug] as const;

/** What is proposed for a guide: all that is open for those who decide, their own proposal for all others. */
export function useProposals(slug: string) {
  const { data, error, mutate } = useSWR<ProposalsResponse["proposals"], Error>(
    getProposalsKey(slug),
    async () => (await callSignedIn(guideCalls.listProposals, { query: { slug } })).proposals,
    { shouldRetryOnError: false },
  );
  return { proposals: data ?? null, problem: error?.message ?? null, reload: () => void mutate() };
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

/** Sends a change of somebody else's guide to those who decide. */
export async function callProposeGuide(slug: string, body: SaveGuide): Promise<void> {
  await callSignedIn(guideCalls.propose, { query: { slug }, body });
}

/** Accepts, declines or withdraws a proposal. */
export function useDecideProposal(slug: string) {
  return useMutation(
    (id: string, body: DecideProposal) =>
      callSignedIn(guideCalls.decideProposal, { query: { slug, id }, body }),
    "The proposal could not be decided. Try again.",
  );
}
