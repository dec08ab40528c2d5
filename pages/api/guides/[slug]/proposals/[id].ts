import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { decideProposal } from "@/lib/guides/decide-proposal.server";
import {
  decidedProposalResponseSchema,
  decideProposalBodySchema,
  proposalQuerySchema,
  proposalResponseSchema,
} from "@/lib/guides/proposal-schema";
import { readProposal } from "@/lib/guides/read-proposals.server";

export const config = { api: { bodyParser: false } };

/** GET gives a proposed change with its text; POST accepts, declines or withdraws it. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    role: "creator",
    query: proposalQuerySchema,
    response: proposalResponseSchema,
    run: ({ actor, query, dependencies }) => readProposal(dependencies, actor, query),
  }),
  POST: createUserEndpoint({
    writes: "by-state",
    role: "creator",
    query: proposalQuerySchema,
    body: decideProposalBodySchema,
    response: decidedProposalResponseSchema,
    run: ({ actor, query, body, dependencies }) => decideProposal(dependencies, actor, { ...query, ...body }),
  }),
});
