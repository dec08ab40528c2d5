import { z } from "zod";
import { contentStateFields } from "@/lib/content/schema";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { createLineSchema, createPlainTextSchema } from "@/lib/text/schema";
import { authorSchema } from "@/lib/users/schema";
import { maxProofLength, maxStateNameLength, minProofLength, unnamedStates } from "./rules";

const monsterSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60);
const idSchema = z.string().regex(/^[0-9a-f]{24}$/, "must be the ID of a proposed name");

/** POST /api/state-names: one proposal of an account for each state; another one takes its place. */
export const proposeNameBodySchema = z.strictObject({
  monster: monsterSchema,
  state: z.enum(unnamedStates),
  name: createLineSchema(maxStateNameLength).pipe(z.string().min(2, "must be a name")),
  /** How others can see it for themselves: a link to a video, or a text. */
  proof: createPlainTextSchema(maxProofLength)
    .transform((text) => text.trim())
    .pipe(z.string().min(minProofLength, "must say how others can see it")),
});
export type ProposeName = z.output<typeof proposeNameBodySchema>;
export const stateNameQuerySchema = z.strictObject({ id: idSchema });
export const stateNamesQuerySchema = z.strictObject({ monster: monsterSchema });
/** POST /api/state-names/{id}/confirm */
export const confirmNameBodySchema = z.strictObject({ isConfirmed: z.boolean() });

/** Document `stateNames/{id}`: a name that a player proposes for a state. Written by the server alone. */
export const stateNameDocumentSchema = z.object({
  monster: z.string(),
  state: z.enum(unnamedStates),
  /** `null` after the account was deleted. */
  owner: z.string().min(1).nullable(),
  name: z.string(),
  proof: z.string(),
  /** Others who saw it too. */
  confirmedBy: z.array(z.string()),
  /** When enough others had confirmed it; it stays confirmed when their accounts go. */
  confirmedAt: storedTimeSchema.nullable(),
  /** By which copies of what was taken down are found. */
  prints: z.array(z.string()),
  createdAt: storedTimeSchema,
  updatedAt: storedTimeSchema,
  ...contentStateFields,
});
export type StateNameDocument = z.infer<typeof stateNameDocumentSchema>;

const ok = z.literal("OK");
/** A proposed name as everybody sees it. */
const shownSchema = z.object({
  id: z.string(),
  state: z.enum(unnamedStates),
  name: z.string(),
  proof: z.string(),
  /** Others who confirmed it. */
  confirmations: z.int().min(0),
  isConfirmed: z.boolean(),
  /** `null` for one that stayed when its account was deleted. */
  author: authorSchema.nullable(),
});
export type ShownStateName = z.infer<typeof shownSchema>;
export const stateNamesResponseSchema = z.object({ message: ok, names: z.array(shownSchema) });
export type StateNamesResponse = z.infer<typeof stateNamesResponseSchema>;
export const ownStateNamesResponseSchema = z.object({
  message: ok,
  /** IDs of what the caller confirmed. */
  confirmed: z.array(z.string()),
});
export type OwnStateNamesResponse = z.infer<typeof ownStateNamesResponseSchema>;
export const changedStateNameResponseSchema = z.object({ message: ok, id: z.string() });
export type ChangedStateNameResponse = z.infer<typeof changedStateNameResponseSchema>;
