import { announcementCalls } from "@/lib/announcements/api";
import { readCurrentAnnouncement } from "@/lib/announcements/read-current.server";
import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createRoutes } from "@/lib/api/create-routes.server";
import { getBackend } from "@/lib/firebase/admin.server";

export const config = { api: { bodyParser: false } };

export default createRoutes(announcementCalls, {
  readCurrent: {
    runWithoutStore: async () =>
      getBackend() === "none"
        ? { message: "OK" as const, announcement: null }
        : readCurrentAnnouncement(await createSystemDependencies()),
    cache: "public, max-age=60, s-maxage=5",
  },
});
