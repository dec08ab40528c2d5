import { loadWithCall } from "@/lib/http/load-with-call";

/** The schemas of builds, fetched with the first call that needs them: pages open without. */
export function loadBuildSchema(): Promise<typeof import("./schema")> {
  return loadWithCall(() => import("./schema"));
}
