import { loadWithCall } from "@/lib/http/load-with-call";

/** The schemas of guides, fetched with the first call that needs them: pages open without. */
export function loadGuideSchema(): Promise<typeof import("./schema")> {
  return loadWithCall(() => import("./schema"));
}
