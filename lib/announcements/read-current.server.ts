import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readPageData } from "@/lib/content/cache-page.server";
import { announcementDocumentSchema, type CurrentAnnouncementResponse } from "./schema";

/** Under which the announcements that are not over are held in this process. */
export const announcementsPath = "announcements";
/** Announcements that are looked at: those that end first. */
const maxAnnouncements = 20;

/**
 * The announcement of this moment; of several the one that began last. Reads at most 20 documents a second, however
 * many people ask.
 */
export async function readCurrentAnnouncement({
  db,
  now,
}: Dependencies): Promise<CurrentAnnouncementResponse> {
  const at = now();
  const pending = await readPageData(announcementsPath, async () => {
    const { docs } = await db
      .collection("announcements")
      .where("to", ">", at)
      .orderBy("to")
      .limit(maxAnnouncements)
      .get();
    return docs.map((document) => ({
      id: document.id,
      ...announcementDocumentSchema.parse(document.data()),
    }));
  });
  const current = (pending ?? [])
    .filter(({ from, to, endedAt }) => endedAt === null && from.toDate() <= at && to.toDate() > at)
    .toSorted((a, b) => b.from.toDate().getTime() - a.from.toDate().getTime())[0];
  const announcement = current ? { id: current.id, text: current.text, href: current.href } : null;
  return { message: "OK", announcement };
}
