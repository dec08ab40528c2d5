import { z } from "zod";
import { languageCodes } from "@/lib/catalog/languages";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { platforms } from "@/lib/site/platforms";
import { joiningWays, seatStates, voiceChoices } from "./hunt-kinds";

/** Somebody who asked for a seat of a hunt, and what came of it. */
const joinerSchema = z.object({
  uid: z.string().min(1),
  state: z.enum(seatStates),
  platform: z.enum(platforms),
  /** Hunter ID in the game, for the party alone; may be empty. */
  hunterId: z.string(),
  /** Chosen by the client: a repeated call changes nothing. */
  key: z.string(),
  /** Keyed hash of the network that the call came from; `null` where the operator stores none. */
  network: z.string().nullable(),
  /** How often the account has asked, this time included. */
  times: z.int().min(1),
  /** When the state changed last. */
  at: storedTimeSchema,
});
export type Joiner = z.infer<typeof joinerSchema>;

/**
 * Document `huntSearches/{uid}`: a hunt that looks for hunters, by the uid of its host. Removed by the store's TTL. Those
 * from before there were seats have no `hunt`, and cannot be joined.
 */
export const huntSearchDocumentSchema = z.object({
  uid: z.string().min(1),
  /** Differs from one hunt of the host to the next. */
  hunt: z.string().default(""),
  quest: z.string().nullable(),
  monster: z.string().nullable(),
  platform: z.enum(platforms),
  crossplay: z.boolean().default(true),
  /** Platforms whose hunters can join, for queries. */
  openTo: z.array(z.enum(platforms)).default([]),
  timeZone: z.string(),
  language: z.enum(languageCodes),
  voice: z.enum(voiceChoices).default("optional"),
  newcomers: z.boolean().default(false),
  joining: z.enum(joiningWays).default("ask"),
  /** Hunters wanted, the host not counted. */
  seats: z.int().min(1).default(1),
  note: z.string(),
  /** Of the game, for the party alone; may be empty. */
  lobbyId: z.string().default(""),
  /** Of the host, likewise. */
  hunterId: z.string().default(""),
  joiners: z.array(joinerSchema).default([]),
  /** Everybody in `joiners`, for queries. */
  people: z.array(z.string()).default([]),
  /** When the party was told that it is on; `null` before. */
  onAt: storedTimeSchema.nullable().default(null),
  /** `null`: when it was created. */
  startsAt: storedTimeSchema.nullable().default(null),
  createdAt: storedTimeSchema,
  until: storedTimeSchema,
});
export type HuntSearchDocument = z.infer<typeof huntSearchDocumentSchema>;
