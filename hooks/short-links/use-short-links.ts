import { usePagedList } from "@/hooks/ui/use-paged-list";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { shortLinkCalls } from "@/lib/short-links/api";
import type { CreateShortLink } from "@/lib/short-links/schema";

/** The short links of the signed-in person, page by page. */
export function useOwnShortLinks(uid: string) {
  const { pages, mutate, ...state } = usePagedList(["own-short-links", uid] as const, (_, cursor) =>
    callSignedIn(shortLinkCalls.listOwn, { query: { cursor } }),
  );
  return { links: pages?.flatMap((page) => page.links) ?? null, state, reload: mutate };
}

/** Stores a build under a short address. @returns the id of the link */
export async function callCreateShortLink(content: CreateShortLink): Promise<string> {
  return (await callSignedIn(shortLinkCalls.create, { body: content })).id;
}

export const callRemoveShortLink = (id: string) => callSignedIn(shortLinkCalls.remove, { query: { id } });
