import { useDebouncedValue } from "@mantine/hooks";
import useSWR from "swr";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { guideCalls } from "@/lib/guides/api";
import type { RenderedGuide } from "@/lib/guides/guide-tree";

/** How long typing rests before the preview is made anew, in milliseconds. */
const typingPause = 400;

/**
 * A text as its page would show it: the server makes it, by the same steps as the page. While a new one is made, the one
 * before stays.
 */
export function useGuidePreview(text: string) {
  const [settled] = useDebouncedValue(text, typingPause);
  const { data, error } = useSWR<RenderedGuide, Error, [string, string]>(
    ["guide-preview", settled],
    async ([, body]) => (await callSignedIn(guideCalls.preview, { body: { text: body } })).rendered,
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return { rendered: data ?? null, problem: error?.message ?? null };
}
