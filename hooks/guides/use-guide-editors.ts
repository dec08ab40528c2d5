import useSWR from "swr";
import { callPathSignedIn } from "@/lib/account/call-signed-in";
import { loadProposalSchema } from "@/lib/guides/load-schema";
import type { GuideEditorsResponse } from "@/lib/guides/proposal-schema";

/**
 * Who may edit a guide besides its author and admins, and `change`, which names all of them anew and throws where it is
 * refused.
 */
export function useGuideEditors(slug: string) {
  const path = `/api/guides/${slug}/editors`;
  const { data, error, mutate } = useSWR<GuideEditorsResponse["editors"], Error>(
    path,
    async () => {
      const { guideEditorsResponseSchema: schema } = await loadProposalSchema();
      return (await callPathSignedIn(path, { schema })).editors;
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const change = async (editors: readonly string[]) => {
    const { guideEditorsResponseSchema: schema } = await loadProposalSchema();
    const reply = await callPathSignedIn(path, { schema, body: { editors } });
    await mutate(reply.editors, { revalidate: false });
    return reply.editors;
  };
  return { editors: data ?? null, problem: error?.message ?? null, change };
}
