import useSWR from "swr";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { guideCalls } from "@/lib/guides/api";
import type { GuideEditorsResponse } from "@/lib/guides/proposal-schema";

/**
 * Who may edit a guide besides its author and admins, and `change`, which names all of them anew and throws where it is
 * refused.
 */
export function useGuideEditors(slug: string) {
  const { data, error, mutate } = useSWR<GuideEditorsResponse["editors"], Error>(
    ["guide-editors", slug],
    async () => (await callSignedIn(guideCalls.listEditors, { query: { slug } })).editors,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const change = async (editors: readonly string[]) => {
    const body = { editors: [...editors] };
    const reply = await callSignedIn(guideCalls.changeEditors, { query: { slug }, body });
    await mutate(reply.editors, { revalidate: false });
    return reply.editors;
  };
  return { editors: data ?? null, problem: error?.message ?? null, change };
}
