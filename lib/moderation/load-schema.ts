import { loadWithCall } from "@/lib/http/load-with-call";

/** The schemas of moderation, fetched with the first call. */
export function loadModerationSchema(): Promise<typeof import("./schema")> {
  return loadWithCall(() => import("./schema"));
}
