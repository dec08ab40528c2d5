import { z } from "zod";
import { languageCodes } from "@/lib/catalog/languages";
import { helpIdSchema } from "@/lib/hunting-help/fields";
import {
  maxHelpNoteLength,
  maxHunterIdLength,
  maxPartySize,
  maxSearchHours,
  maxSessionLength,
} from "@/lib/hunting-help/rules";
import {
  gameIdSchema,
  keySchema,
  nameFields,
  ok,
  time,
  timeZoneSchema,
} from "@/lib/hunting-help/schema-parts";
import { cursorSchema, nextCursorSchema } from "@/lib/paging/schema";
import { platforms } from "@/lib/site/platforms";
import { createLineSchema } from "@/lib/text/schema";
import { authorSchema } from "@/lib/users/schema";
import { joiningWays, seatActions, seatStates, voiceChoices } from "./hunt-kinds";

const uidSchema = z.string().min(1).max(128);
const hunterIdSchema = createLineSchema(maxHunterIdLength);

/** GET /api/hunting-help/searches */
export const searchesQuerySchema = z.strictObject({
  /** Platform of the hunter who wants to join. */
  platform: z.enum(platforms).optional(),
  monster: gameIdSchema.optional(),
  quest: gameIdSchema.optional(),
  language: z.enum(languageCodes).optional(),
  cursor: cursorSchema,
});
export type SearchesQuery = z.output<typeof searchesQuerySchema>;

/** POST /api/hunting-help/searches */
export const postSearchBodySchema = z.strictObject({
  key: keySchema,
  quest: gameIdSchema.nullable().default(null),
  monster: gameIdSchema.nullable().default(null),
  platform: z.enum(platforms),
  crossplay: z.boolean().default(true),
  timeZone: timeZoneSchema,
  language: z.enum(languageCodes),
  voice: z.enum(voiceChoices).default("optional"),
  newcomers: z.boolean().default(false),
  joining: z.enum(joiningWays).default("ask"),
  seats: z
    .int()
    .min(1)
    .max(maxPartySize - 1)
    .default(maxPartySize - 1),
  /** `null`: now. */
  startsAt: time.nullable().default(null),
  /** From its start. */
  hours: z.int().min(1).max(maxSearchHours),
  note: createLineSchema(maxHelpNoteLength).default(""),
  lobbyId: createLineSchema(maxSessionLength).default(""),
  hunterId: hunterIdSchema.default(""),
});
export type PostSearchBody = z.output<typeof postSearchBodySchema>;

/** POST /api/hunting-help/searches/join */
export const joinBodySchema = z.strictObject({
  key: keySchema,
  /** The uid of the host. */
  host: uidSchema,
  hunt: helpIdSchema,
  platform: z.enum(platforms),
  hunterId: hunterIdSchema.default(""),
});
export type JoinBody = z.output<typeof joinBodySchema>;

/** POST /api/hunting-help/searches/leave */
export const leaveBodySchema = z.strictObject({ host: uidSchema, hunt: helpIdSchema });
export type LeaveBody = z.output<typeof leaveBodySchema>;

/** POST /api/hunting-help/searches/seats: what the host does about a hunter, or tells the party. */
export const seatsBodySchema = z.discriminatedUnion("action", [
  z.strictObject({ action: z.enum(seatActions), hunt: helpIdSchema, uid: uidSchema }),
  z.strictObject({ action: z.literal("start"), hunt: helpIdSchema }),
]);
export type SeatsBody = z.output<typeof seatsBodySchema>;

/** A hunt as everybody sees it: without the IDs of the party, and without who asked. */
const searchSchema = z.object({
  hunt: z.string(),
  quest: z.string().nullable(),
  monster: z.string().nullable(),
  ...nameFields,
  platform: z.enum(platforms),
  crossplay: z.boolean(),
  timeZone: z.string(),
  language: z.enum(languageCodes),
  voice: z.enum(voiceChoices),
  newcomers: z.boolean(),
  joining: z.enum(joiningWays),
  seats: z.int().min(1),
  /** Who is in, besides the host. */
  players: z.array(authorSchema),
  note: z.string(),
  createdAt: time,
  startsAt: time,
  until: time,
  author: authorSchema,
});
export type HuntSearch = z.infer<typeof searchSchema>;

export const searchesResponseSchema = z.object({
  message: ok,
  searches: z.array(searchSchema),
  nextCursor: nextCursorSchema,
});
export type SearchesResponse = z.infer<typeof searchesResponseSchema>;

const memberSchema = z.object({ author: authorSchema, platform: z.enum(platforms), hunterId: z.string() });
export type PartyMember = z.infer<typeof memberSchema>;

/** Fields for the party alone. */
const partySchema = z.object({
  lobbyId: z.string(),
  /** The host first. */
  members: z.array(memberSchema),
  isOn: z.boolean(),
});
export type Party = z.infer<typeof partySchema>;

/** GET of one's own hunts, and the reply of everything that changes them. */
export const ownSearchResponseSchema = z.object({
  message: ok,
  /** The hunt that the caller hosts. */
  search: searchSchema.nullable(),
  party: partySchema.nullable(),
  /** Who asks to join it; their Hunter IDs come with their seat. */
  asked: z.array(memberSchema.omit({ hunterId: true })),
  /** Hunts of others that the caller asked to join; the party of those alone that took them in. */
  joined: z.array(
    z.object({ search: searchSchema, state: z.enum(seatStates), party: partySchema.nullable() }),
  ),
});
export type OwnSearchResponse = z.infer<typeof ownSearchResponseSchema>;
export type JoinedHunt = OwnSearchResponse["joined"][number];
