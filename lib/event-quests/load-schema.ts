import { loadWithCall } from "@/lib/http/load-with-call";

/** The schemas of event quests, fetched with the first call that needs them: pages open without. */
export function loadEventSchema(): Promise<typeof import("./schema")> {
  return loadWithCall(() => import("./schema"));
}
