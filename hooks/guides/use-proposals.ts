import useSWR from "swr";
import { useMutation } from "@/hooks/ui/use-mutation";
import { callPathSignedIn } from "@/lib/account/call-signed-in";
import { loadProposalSchema } from "@/lib/guides/load-schema";
import type {
  DecidedProposalResponse,
  DecideProposal,
  Proposal,
  ProposalsResponse,
} from "@/lib/guides/proposal-schema";
import type { SaveGuide } from "@/lib/guides/schema";

/** What is proposed for a guide: all that is open for those who decide, their own proposal for all others. */
export function useProposals(slug: string) {
  const { data, error, mutate } = useSWR<ProposalsResponse["proposals"], Error>(
    `/api/guides/${slug}/proposals`,
    async (path: string) => {
      const { proposalsResponseSchema: schema } = await loadProposalSchema();
      return (await callPathSignedIn(path, { schema })).proposals;
    },
    { shouldRetryOnError: false },
  );
  return { proposals: data ?? null, problem: error?.message ?? null, reload: () => void mutate() };
}

/** One proposal with its text; `null` asks for nothing. */
export function useProposal(slug: string, id: string | null) {
  const { data, error } = useSWR<Proposal, Error>(
    id === null ? null : `/api/guides/${slug}/proposals/${id}`,
    (path: string) => fetchProposal(path),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return { proposal: data ?? null, problem: error?.message ?? null };
}

async function fetchProposal(path: string): Promise<Proposal> {
  const { proposalResponseSchema: schema } = await loadProposalSchema();
  return (await callPathSignedIn(path, { schema })).proposal;
}

/** Sends a change of somebody else's guide to those who decide. */
export async function proposeGuide(slug: string, body: SaveGuide): Promise<void> {
  const { proposalResponseSchema: schema } = await loadProposalSchema();
  await callPathSignedIn(`/api/guides/${slug}/proposals`, { schema, body });
}

/** Accepts, declines or withdraws a proposal. */
export function useDecideProposal(slug: string) {
  return useMutation(async (id: string, body: DecideProposal): Promise<DecidedProposalResponse> => {
    const { decidedProposalResponseSchema: schema } = await loadProposalSchema();
    return callPathSignedIn(`/api/guides/${slug}/proposals/${id}`, { schema, body });
  }, "The proposal could not be decided. Try again.");
}
