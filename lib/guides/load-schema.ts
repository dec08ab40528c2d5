import { loadWithCall } from "@/lib/http/load-with-call";

/** The schemas of guides, fetched with the first call that needs them: pages open without. */
export function loadGuideSchema(): Promise<typeof import("./schema")> {
  return loadWithCall(() => import("./schema"));
}

/** The same of what is proposed for guides, and of their editors. */
export function loadProposalSchema(): Promise<typeof import("./proposal-schema")> {
  return loadWithCall(() => import("./proposal-schema"));
}
