import { endAnnouncement } from "@/lib/announcements/change-announcements.server";
import { announcementQuerySchema, announcementResponseSchema } from "@/lib/announcements/schema";
import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";

export const config = { api: { bodyParser: false } };

/** An admin ends an announcement before its time. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "staff",
    role: "admin",
    query: announcementQuerySchema,
    response: announcementResponseSchema,
    run: ({ actor, query, dependencies }) => endAnnouncement(dependencies, actor, query.id),
  }),
});
