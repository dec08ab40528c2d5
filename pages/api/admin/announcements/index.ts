import { createAnnouncement, listAnnouncements } from "@/lib/announcements/change-announcements.server";
import {
  announcementResponseSchema,
  announcementsQuerySchema,
  announcementsResponseSchema,
  createAnnouncementBodySchema,
} from "@/lib/announcements/schema";
import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";

export const config = { api: { bodyParser: false } };

/** All announcements; an admin posts another one. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    role: "admin",
    query: announcementsQuerySchema,
    response: announcementsResponseSchema,
    run: ({ actor, query, dependencies }) => listAnnouncements(dependencies, actor, query.cursor),
  }),
  POST: createUserEndpoint({
    writes: "staff",
    role: "admin",
    body: createAnnouncementBodySchema,
    response: announcementResponseSchema,
    run: ({ actor, body, dependencies }) => createAnnouncement(dependencies, actor, body),
  }),
});
