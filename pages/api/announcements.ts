import { readCurrentAnnouncement } from "@/lib/announcements/read-current.server";
import { currentAnnouncementResponseSchema } from "@/lib/announcements/schema";
import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { getBackend } from "@/lib/firebase/admin.server";

export const config = { api: { bodyParser: false } };

/** What is announced on every page now. Without a store there is nothing. */
export default createHandler({
  GET: createPublicEndpoint({
    response: currentAnnouncementResponseSchema,
    cache: "public, max-age=60, s-maxage=5",
    run: async () =>
      getBackend() === "none"
        ? { message: "OK" as const, announcement: null }
        : readCurrentAnnouncement(await createSystemDependencies()),
  }),
});
