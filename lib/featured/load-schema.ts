import { loadWithCall } from "@/lib/http/load-with-call";

/** The schemas of featured content, fetched with the first call that needs them: pages open without. */
export function loadFeaturedSchema(): Promise<typeof import("./schema")> {
  return loadWithCall(() => import("./schema"));
}
