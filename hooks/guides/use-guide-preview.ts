import { useDebouncedValue } from "@mantine/hooks";
import useSWR from "swr";
import { callPathSignedIn } from "@/lib/account/call-signed-in";
import type { RenderedGuide } from "@/lib/guides/guide-tree";
import { loadWithCall } from "@/lib/http/load-with-call";

/** How long typing rests before the preview is made anew, in milliseconds. */
const typingPause = 400;

/**
 * A text as its page would show it: the server makes it, by the same steps as the page. While a new one is made, the one
 * before stays.
 */
export function useGuidePreview(text: string) {
  const [settled] = useDebouncedValue(text, typingPause);
  const { data, error } = useSWR<RenderedGuide, Error, [string, string]>(
    ["/api/guides/preview", settled],
    async ([path, body]) => {
      const { previewResponseSchema: schema } = await loadWithCall(() => import("@/lib/guides/tree-schema"));
      return (await callPathSignedIn(path, { schema, body: { text: body } })).rendered;
    },
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return { rendered: data ?? null, problem: error?.message ?? null };
}
