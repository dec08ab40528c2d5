import { z } from "zod";
import { questVariants } from "@/lib/catalog/world-codes";
import { contentStateFields } from "@/lib/content/schema";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { cursorSchema, nextCursorSchema } from "@/lib/paging/schema";
import { createLineSchema } from "@/lib/text/schema";
import {
  availabilities,
  eventStateActions,
  isSourceLink,
  maxEventNameLength,
  maxImportLength,
  maxRewards,
  maxSourceLength,
  maxTargetCount,
  maxTargets,
  sourceKinds,
} from "./rules";

const time = z.iso.datetime();
/** ID or English name of something in the catalog. */
const named = createLineSchema(maxEventNameLength).pipe(z.string().min(1, "must not be empty"));
/** Longest time between two dates, in milliseconds: two years. */
const maxPeriod = 2 * 366 * 86_400_000;

const contentFields = {
  /** English. */
  name: named,
  stars: z.int().min(1).max(10),
  locale: named,
  targets: z
    .array(
      z.strictObject({
        monster: named,
        variant: z.enum(questVariants).nullable().default(null),
        count: z.int().min(1).max(maxTargetCount).default(1),
      }),
    )
    .min(1)
    .max(maxTargets),
  availability: z.enum(availabilities),
  /** First and last moment; both given where it is dated, the first one at most where it is permanent. */
  from: time.nullable(),
  until: time.nullable(),
  /** Items that it gives; `chance` in percent of one draw, `null` where it is not known. */
  rewards: z
    .array(
      z.strictObject({
        item: named,
        qty: z.int().min(1).max(99).default(1),
        chance: z.number().min(0.1).max(100).nullable().default(null),
      }),
    )
    .max(maxRewards),
  /** Link to where it was announced; `null` where players wrote it down. */
  source: z
    .string()
    .max(maxSourceLength)
    .refine(isSourceLink, "must be a link that begins with https://")
    .nullable(),
};

/** Content of an entry. The server puts IDs of the catalog in the place of names. */
export const eventContentSchema = z.strictObject(contentFields).superRefine((content, context) => {
  for (const [path, message] of findDateProblems(content)) {
    context.addIssue({ code: "custom", path: [path], message });
  }
});
export type EventContent = z.output<typeof eventContentSchema>;

function findDateProblems({
  availability,
  from,
  until,
}: Pick<EventContent, "availability" | "from" | "until">): [string, string][] {
  if (availability === "unknown") {
    return from === null && until === null ? [] : [[from === null ? "until" : "from", "must be left out"]];
  }
  if (availability === "permanent") return until === null ? [] : [["until", "must be left out"]];
  if (from === null) return [["from", "must be given"]];
  if (until === null) return [["until", "must be given"]];
  const length = Date.parse(until) - Date.parse(from);
  if (length <= 0) return [["until", "must be after the first day"]];
  return length > maxPeriod ? [["until", "must be within two years of the first day"]] : [];
}

const key = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, "must be 8 to 64 letters, numbers, - or _");
const reason = createLineSchema(300);

/** POST /api/event-quests: a repeated call with the same key adds nothing. */
export const addEventBodySchema = z.strictObject({ key, content: eventContentSchema });
export type AddEvent = z.output<typeof addEventBodySchema>;
/** POST /api/event-quests/{id}: `revision` is the one that the edit began with. */
export const editEventBodySchema = z.strictObject({ revision: z.int().min(1), content: eventContentSchema });
export type EditEvent = z.output<typeof editEventBodySchema>;
/** POST /api/event-quests/{id}/review: `revision` is the one that was read. */
export const reviewEventBodySchema = z
  .strictObject({
    action: z.enum(["approve", "decline"]),
    revision: z.int().min(1),
    reason: reason.default(""),
  })
  .refine((body) => body.action === "approve" || body.reason !== "", {
    message: "must say what is wrong",
    path: ["reason"],
  });
export type ReviewEvent = z.output<typeof reviewEventBodySchema>;
/** POST /api/event-quests/{id}/state */
export const changeEventBodySchema = z.strictObject({
  action: z.enum(eventStateActions),
  reason: reason.default(""),
});
export type ChangeEvent = z.output<typeof changeEventBodySchema>;
/** POST /api/event-quests/import: reads, and writes nothing. */
export const importEventsBodySchema = z.strictObject({
  text: z.string().min(1).max(maxImportLength),
  /** Of rows that name none. */
  source: contentFields.source.default(null),
});
export const eventQuerySchema = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{24}$/, "must be the ID of an event quest"),
});
export const eventsQuerySchema = z.strictObject({
  /** Those that give this item. */
  item: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/, "must be the ID of an item")
    .optional(),
  /** All entries about a quest of the catalog, over or not, latest first. */
  quest: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/, "must be the ID of a quest")
    .optional(),
  /** `over`: those that have ended, latest first. */
  when: z.enum(["now", "over"]).default("now"),
  cursor: cursorSchema,
});
export const allEventsQuerySchema = z.strictObject({
  review: z.enum(["pending", "approved", "declined"]).optional(),
  cursor: cursorSchema,
});

/** Steps in the life of an entry. */
const eventSteps = ["create", "edit", "approve", "decline", ...eventStateActions] as const;
const historySchema = z.object({
  /** `null` after the account was deleted. */
  who: z.string().nullable(),
  what: z.enum(eventSteps),
  why: z.string(),
  at: storedTimeSchema,
});
const storedContentSchema = z.object({
  ...contentFields,
  targets: z.array(
    z.object({ monster: z.string(), variant: z.enum(questVariants).nullable(), count: z.int() }),
  ),
  rewards: z.array(z.object({ item: z.string(), qty: z.int(), chance: z.number().nullable() })),
});
/** Document `eventQuests/{id}`. Written by the server alone. */
export const eventDocumentSchema = z.object({
  /** The latest version. */
  content: storedContentSchema,
  /** The version that a second person approved last, which is what others see. */
  approved: storedContentSchema.nullable(),
  review: z.enum(["pending", "approved", "declined"]),
  /** Why it was declined. */
  reason: z.string(),
  /** Grows with each edit. */
  revision: z.int().min(1),
  /** Who wrote what waits for review: none of them can approve it. */
  authors: z.array(z.string()),
  /** Everybody whom the document names. */
  people: z.array(z.string()),
  /** Items that the approved version gives. */
  items: z.array(z.string()),
  /** Last moment of the approved version; far ahead where it has none. */
  until: storedTimeSchema,
  /** The latest steps, oldest first. */
  history: z.array(historySchema),
  createdAt: storedTimeSchema,
  updatedAt: storedTimeSchema,
  ...contentStateFields,
});
export type EventDocument = z.infer<typeof eventDocumentSchema>;

const ok = z.literal("OK");
const namedSchema = z.object({ id: z.string(), name: z.string() });
/** An event quest as everybody sees it. */
const shownSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Its page, where the catalog has the quest; else `null`. */
  href: z.string().nullable(),
  stars: z.int(),
  locale: namedSchema,
  targets: z.array(namedSchema.extend({ variant: z.enum(questVariants).nullable(), count: z.int() })),
  availability: z.enum(availabilities),
  from: time.nullable(),
  until: time.nullable(),
  rewards: z.array(namedSchema.extend({ qty: z.int(), chance: z.number().nullable() })),
  source: z.string().nullable(),
  sourceKind: z.enum(sourceKinds),
  updatedAt: time,
});
export type ShownEvent = z.infer<typeof shownSchema>;
export const eventsResponseSchema = z.object({
  message: ok,
  events: z.array(shownSchema),
  nextCursor: nextCursorSchema,
});
export type EventsResponse = z.infer<typeof eventsResponseSchema>;

const eventEntrySchema = z.object({
  id: z.string(),
  revision: z.int(),
  review: z.enum(["pending", "approved", "declined"]),
  reason: z.string(),
  visibility: contentStateFields.visibility,
  /** Until when a deleted entry can be restored. */
  restorableUntil: time.nullable(),
  /** Whether the caller wrote what waits, and so cannot approve it. */
  isOwn: z.boolean(),
  /** The latest version, with names. */
  event: shownSchema,
  history: z.array(z.object({ who: z.string(), what: z.enum(eventSteps), why: z.string(), at: time })),
});
export type EventEntry = z.infer<typeof eventEntrySchema>;
export const allEventsResponseSchema = z.object({
  message: ok,
  entries: z.array(eventEntrySchema),
  nextCursor: nextCursorSchema,
});
export type AllEventsResponse = z.infer<typeof allEventsResponseSchema>;
export const changedEventResponseSchema = z.object({ message: ok, id: z.string(), revision: z.int() });
export type ChangedEventResponse = z.infer<typeof changedEventResponseSchema>;

const importRowSchema = z.object({
  /** Where it is in the text: number of the line, or of the event in JSON-LD, from 1. */
  place: z.int(),
  name: z.string(),
  /** Content to send; `null` where something is missing or not known. */
  content: z.object(contentFields).nullable(),
  problems: z.array(z.object({ path: z.string(), message: z.string() })),
});
export type ImportRow = z.infer<typeof importRowSchema>;
export const importedEventsResponseSchema = z.object({ message: ok, rows: z.array(importRowSchema) });
export type ImportedEventsResponse = z.infer<typeof importedEventsResponseSchema>;
