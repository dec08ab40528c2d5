import { z } from "zod";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { cursorSchema, nextCursorSchema } from "@/lib/paging/schema";
import { announcementContent } from "./announcement-content";
import { maxAnnouncementDays } from "./rules";

/** Document `announcements/{id}` */
export const announcementDocumentSchema = z.object({
  ...announcementContent.stored,
  /** The admin; `null` once the account is deleted. */
  by: z.string().nullable(),
  createdAt: storedTimeSchema,
  /** When an admin ended it before its time; `null` = not. */
  endedAt: storedTimeSchema.nullable(),
});
export type AnnouncementDocument = z.infer<typeof announcementDocumentSchema>;

const announcementIdSchema = z.string().regex(/^[0-9a-f]{24}$/, "must be an announcement ID");
const time = z.iso.datetime();
const { text, href } = announcementDocumentSchema.shape;
const shownSchema = z.object({ id: announcementIdSchema, text, href });

/** GET /api/announcements: what is shown on every page now, at most one. */
export const currentAnnouncementResponseSchema = z.object({
  message: z.literal("OK"),
  announcement: shownSchema.nullable(),
});
export type CurrentAnnouncementResponse = z.infer<typeof currentAnnouncementResponseSchema>;

/** GET /api/admin/announcements */
export const announcementsQuerySchema = z.strictObject({ cursor: cursorSchema });
const announcementSchema = shownSchema.extend({ from: time, to: time, endedAt: time.nullable() });
export type Announcement = z.infer<typeof announcementSchema>;
export const announcementsResponseSchema = z.object({
  message: z.literal("OK"),
  announcements: z.array(announcementSchema),
  nextCursor: nextCursorSchema,
});
export type AnnouncementsResponse = z.infer<typeof announcementsResponseSchema>;

/** POST /api/admin/announcements */
export const createAnnouncementBodySchema = z
  .strictObject({
    /** Chosen by the client: a repeated call posts nothing. */
    key: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, "must be 8 to 64 letters, numbers, - or _"),
    ...announcementContent.body,
  })
  .refine(({ from, to }) => from < to, { message: "must be after the start", path: ["to"] })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= maxAnnouncementDays * 86_400_000, {
    message: `must be within ${maxAnnouncementDays} days of the start`,
    path: ["to"],
  });
export type CreateAnnouncement = z.output<typeof createAnnouncementBodySchema>;
export const announcementResponseSchema = z.object({
  message: z.literal("OK"),
  announcement: announcementSchema,
});
export type AnnouncementResponse = z.infer<typeof announcementResponseSchema>;
export const announcementQuerySchema = z.strictObject({ id: announcementIdSchema });
