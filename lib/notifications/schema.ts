import { z } from "zod";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { cursorSchema, nextCursorSchema } from "@/lib/paging/schema";
import { isNotificationKind, mutableKinds, type NotificationKindId, notificationKinds } from "./kinds";

const kindSchema = z.custom<NotificationKindId>(isNotificationKind, "must be a kind of notification");

const contentFields = {
  kind: kindSchema,
  /** Its subject: an ID, or a path on this site for moderation. */
  ref: z.string().min(1),
  /** The texts that its kind needs. */
  values: z.record(z.string(), z.string()),
  /** How many times it happened since it was last read; 1 for what is not bundled. */
  count: z.int().min(1),
};

/** Document `users/{uid}/notifications/{id}` */
export const notificationDocumentSchema = z
  .object({
    ...contentFields,
    createdAt: storedTimeSchema,
    /** When its receiver marked it; `null` until then. Marking all is one moment in `users/{uid}`. */
    readAt: storedTimeSchema.nullable(),
    /** Hashes of those who did it, the latest last, so that doing it again does not count; bundled kinds only. */
    people: z.array(z.string()).default([]),
  })
  .refine(({ kind, values }) => notificationKinds[kind].fields.every((field) => field in values), {
    message: "must have the texts of its kind",
    path: ["values"],
  });
export type NotificationDocument = z.infer<typeof notificationDocumentSchema>;

const notificationIdSchema = z.string().regex(/^[0-9a-f]{24}$/, "must be the ID of a notification");

const notificationSchema = z.object({
  id: notificationIdSchema,
  ...contentFields,
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;

const mutedSchema = z.array(kindSchema);
const unreadSchema = z.int().min(0);

/** GET /api/user/notifications?cursor= */
export const notificationsQuerySchema = z.object({ cursor: cursorSchema });
export const notificationsResponseSchema = z.object({
  message: z.literal("OK"),
  notifications: z.array(notificationSchema),
  nextCursor: nextCursorSchema,
  unread: unreadSchema,
  /** Kinds that are turned off. */
  muted: mutedSchema,
});
export type NotificationsResponse = z.infer<typeof notificationsResponseSchema>;

/** POST /api/user/notifications: marks one as read, or all. */
export const markNotificationsBodySchema = z.strictObject({
  read: z.union([z.literal("all"), notificationIdSchema], 'must be "all" or the ID of a notification'),
});
export type MarkNotifications = z.infer<typeof markNotificationsBodySchema>;
export const markNotificationsResponseSchema = z.object({ message: z.literal("OK"), unread: unreadSchema });
export type MarkNotificationsResponse = z.infer<typeof markNotificationsResponseSchema>;

/** POST /api/user/notifications/preferences: the kinds that are turned off from now on. */
export const notificationPreferencesBodySchema = z.strictObject({
  muted: z
    .array(kindSchema.refine((kind) => mutableKinds.includes(kind), "must be a kind that can be turned off"))
    .max(mutableKinds.length)
    .refine((kinds) => new Set(kinds).size === kinds.length, "must name each kind once"),
});
export type NotificationPreferences = z.infer<typeof notificationPreferencesBodySchema>;
export const notificationPreferencesResponseSchema = z.object({
  message: z.literal("OK"),
  muted: mutedSchema,
});
export type NotificationPreferencesResponse = z.infer<typeof notificationPreferencesResponseSchema>;
