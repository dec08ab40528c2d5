import { z } from "zod";
import { maxIdLength } from "./rules";
import { isTimeZone } from "./time-zones";

/** What a client chose so that a repeated call does nothing twice. */
export const keySchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}$/, "must be 8 to 64 letters, numbers, - or _");
export const catalogIdSchema = z
  .string()
  .max(maxIdLength)
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
