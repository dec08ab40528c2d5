import { loadWithCall } from "@/lib/http/load-with-call";

/** The schemas of leaderboards, fetched with the first call that needs them: pages open without. */
export function loadRunSchema(): Promise<typeof import("./schema")> {
  return loadWithCall(() => import("./schema"));
}
