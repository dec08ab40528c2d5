import { loadWithCall } from "@/lib/http/load-with-call";

/** The schemas of undoing an account, fetched with the first call. */
export function loadUndoSchema(): Promise<typeof import("./schema")> {
  return loadWithCall(() => import("./schema"));
}
