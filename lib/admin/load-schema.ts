import { loadWithCall } from "@/lib/http/load-with-call";

/** The schemas of administration, fetched with the first call. */
export function loadAdminSchema(): Promise<typeof import("./schema")> {
  return loadWithCall(() => import("./schema"));
}

/** The same for announcements. */
export function loadAnnouncementSchema(): Promise<typeof import("@/lib/announcements/schema")> {
  return loadWithCall(() => import("@/lib/announcements/schema"));
}
