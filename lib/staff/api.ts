import { defineCalls } from "@/lib/http/contract";

/** Calls about what admins do together. */
export const staffCalls = defineCalls(() => import("./staff-figures-schema"), {
  /** How many actions of admins wait or are done, and the latest entry of their log. */
  readFigures: {
    method: "GET",
    path: "/api/staff-actions",
    who: "anyone",
    reply: "staffFiguresSchema",
  },
});
