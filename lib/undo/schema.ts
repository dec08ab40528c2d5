import { z } from "zod";
import { auditActions } from "@/lib/audit/schema";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { cursorSchema, nextCursorSchema } from "@/lib/paging/schema";
import { createPlainTextSchema } from "@/lib/text/schema";
import { profileQuerySchema } from "@/lib/users/schema";
import { maxUndoDays, maxUndoReason } from "./rules";

const ok = z.literal("OK");
const count = z.int().min(0);
const time = z.iso.datetime();
const uid = profileQuerySchema.shape.uid;

/** Outcomes of an entry: `already` = it had no effect any more; `refused`, with why. */
const undoOutcomes = ["undone", "already", "proposed", "by-hand", "refused"] as const;
export type UndoOutcome = (typeof undoOutcomes)[number];

const countsSchema = z.record(z.enum(undoOutcomes), count);
export type UndoCounts = z.infer<typeof countsSchema>;

/** Document `undos/{id}`: the undoing of what one account did between two moments. */
export const undoDocumentSchema = z.object({
  account: z.string().min(1),
  from: storedTimeSchema,
  /** The first moment that is not included. */
  to: storedTimeSchema,
  by: z.string().min(1),
  why: z.string(),
  createdAt: storedTimeSchema,
  status: z.enum(["running", "done"]),
  /** Where in the log the next step begins, latest entries first; `null` = at its end. */
  cursor: z.string().nullable(),
  counts: countsSchema,
});
export type UndoDocument = z.infer<typeof undoDocumentSchema>;

const windowFields = { uid, from: time, to: time };
const isWindow = ({ from, to }: { from: string; to: string }) => {
  const ms = Date.parse(to) - Date.parse(from);
  return ms > 0 && ms <= maxUndoDays * 86_400_000;
};
const windowProblem = { message: `must be after from, by ${maxUndoDays} days at most`, path: ["to"] };

/** GET /api/admin/undo?uid=&from=&to=&cursor= : what would be done. Changes nothing. */
export const undoPreviewQuerySchema = z
  .strictObject({ ...windowFields, cursor: cursorSchema })
  .refine(isWindow, windowProblem);
export type UndoPreview = z.output<typeof undoPreviewQuerySchema>;
const previewEntrySchema = z.object({
  id: z.string(),
  action: z.enum(auditActions),
  target: z.string(),
  at: time,
  why: z.string(),
  plan: z.enum(["undo", "by-hand", "none"]),
  /** Work left for a person; empty where there is none. */
  note: z.string(),
});
export const undoPreviewResponseSchema = z.object({
  message: ok,
  entries: z.array(previewEntrySchema),
  nextCursor: nextCursorSchema,
});
export type UndoPreviewResponse = z.infer<typeof undoPreviewResponseSchema>;

/** POST /api/admin/undo : begins it, or goes on with the same one. */
export const startUndoBodySchema = z
  .strictObject({
    ...windowFields,
    why: createPlainTextSchema(maxUndoReason).pipe(z.string().min(1, "must give a reason")),
  })
  .refine(isWindow, windowProblem);
export type StartUndo = z.output<typeof startUndoBodySchema>;
/** POST /api/admin/undo/{id} : the next step. */
export const undoQuerySchema = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{24}$/, "must be the ID of an action"),
});

const undoneEntrySchema = previewEntrySchema
  .pick({ id: true, action: true, target: true, at: true })
  .extend({ outcome: z.enum(undoOutcomes), note: z.string() });
export type UndoneEntry = z.infer<typeof undoneEntrySchema>;
export const undoResponseSchema = z.object({
  message: ok,
  id: z.string(),
  status: z.enum(["running", "done"]),
  counts: countsSchema,
  /** Entries of this step, the latest first. */
  entries: z.array(undoneEntrySchema),
});
export type UndoResponse = z.infer<typeof undoResponseSchema>;
