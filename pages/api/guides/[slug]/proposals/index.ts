import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import {
  proposalResponseSchema,
  proposalsResponseSchema,
  proposeGuideBodySchema,
} from "@/lib/guides/proposal-schema";
import { proposeGuide } from "@/lib/guides/propose-guide.server";
import { listProposals } from "@/lib/guides/read-proposals.server";
import { maxGuideBody } from "@/lib/guides/rules";
import { guideQuerySchema } from "@/lib/guides/schema";

export const config = { api: { bodyParser: false } };

/** GET lists what is proposed for a guide; POST proposes a change to somebody else's. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    role: "creator",
    query: guideQuerySchema,
    response: proposalsResponseSchema,
    run: ({ actor, query, dependencies }) => listProposals(dependencies, actor, query.slug),
  }),
  POST: createUserEndpoint({
    writes: "public",
    role: "creator",
    query: guideQuerySchema,
    body: proposeGuideBodySchema,
    maxBody: maxGuideBody,
    response: proposalResponseSchema,
    run: ({ actor, query, body, dependencies }) => proposeGuide(dependencies, actor, { ...query, ...body }),
  }),
});
