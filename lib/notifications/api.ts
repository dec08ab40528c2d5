import { defineCalls } from "@/lib/http/contract";

/** Calls about notifications. */
export const notificationCalls = defineCalls(() => import("./schema"), {
  /** The caller's own, newest first, 25 a page. */
  listNotifications: {
    method: "GET",
    path: "/api/user/notifications",
    who: "user",
    writes: "nothing",
    query: "notificationsQuerySchema",
    reply: "notificationsResponseSchema",
  },
  /** Marks one as read by its ID, or `all`. */
  markNotifications: {
    method: "POST",
    path: "/api/user/notifications",
    who: "user",
    writes: "own",
    body: "markNotificationsBodySchema",
    reply: "markNotificationsResponseSchema",
    refuses: ["not-found"],
  },
  /** Chooses the kinds that are turned off from now on. */
  muteKinds: {
    method: "POST",
    path: "/api/user/notifications/preferences",
    who: "user",
    writes: "own",
    body: "notificationPreferencesBodySchema",
    reply: "notificationPreferencesResponseSchema",
  },
});
