import { defineCalls } from "@/lib/http/contract";

/** Calls about announcements. */
export const announcementCalls = defineCalls(() => import("./schema"), {
  /** The announcement shown on every page, if any. */
  readCurrent: {
    method: "GET",
    path: "/api/announcements",
    who: "anyone",
    reply: "currentAnnouncementResponseSchema",
  },
});
