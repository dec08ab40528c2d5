import { z } from "zod";
import { createLineSchema, createMarkdownSchema } from "@/lib/text/schema";
import { isTimeZone } from "./hunt/time-zones";
import { bodyBudget, maxBodyLength, maxGameIdLength } from "./rules";

/** Idempotency key of a client. */
export const keySchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}$/, "must be 8 to 64 letters, numbers, - or _");
export const gameIdSchema = z
  .string()
  .max(maxGameIdLength)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be an ID such as rathalos");
export const timeZoneSchema = z
  .string()
  .max(60)
  .refine(isTimeZone, "must be a time zone such as Europe/Berlin");

export const ok = z.literal("OK");
/** ISO, in UTC. */
export const time = z.iso.datetime();

/** Names of what a request or a hunt is about, in English; `null` where it names nothing. */
export const nameFields = { monsterName: z.string().nullable(), questName: z.string().nullable() };

/** The text of a request or an answer, in Markdown. */
export const bodySchema = createMarkdownSchema(maxBodyLength, bodyBudget);
/** One line that may not be empty. @param maxLength in UTF-16 units */
export const createFilledLineSchema = (maxLength: number) =>
  createLineSchema(maxLength).pipe(z.string().min(1, "must not be empty"));
