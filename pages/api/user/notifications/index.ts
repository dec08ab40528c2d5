import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { listNotifications } from "@/lib/notifications/list-notifications.server";
import { markNotifications } from "@/lib/notifications/mark-notifications.server";
import {
  markNotificationsBodySchema,
  markNotificationsResponseSchema,
  notificationsQuerySchema,
  notificationsResponseSchema,
} from "@/lib/notifications/schema";

export const config = { api: { bodyParser: false } };

/** GET lists the caller's notifications, newest first; POST marks one or all as read. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    query: notificationsQuerySchema,
    response: notificationsResponseSchema,
    run: ({ actor, query, dependencies }) => listNotifications(dependencies, actor, query.cursor),
  }),
  POST: createUserEndpoint({
    writes: "own",
    body: markNotificationsBodySchema,
    response: markNotificationsResponseSchema,
    run: ({ actor, body, dependencies }) => markNotifications(dependencies, actor, body),
  }),
});
