import { z } from "zod";

/** Kinds of interaction that are answered, by the numbers of Discord's API v10. */
export const interactionTypes = { ping: 1, command: 2, autocomplete: 4 } as const;
/** Kinds of reply. */
export const replyTypes = { pong: 1, message: 4, choices: 8 } as const;
/** Flag of a message that only the person who asked sees. */
export const ephemeral = 64;

const optionSchema = z.object({
  name: z.string().max(32),
  value: z.union([z.string().max(6000), z.number(), z.boolean()]),
  focused: z.boolean().optional(),
});
const personSchema = z.object({ id: z.string().regex(/^\d{1,20}$/) });
/** In a server the person is in `member`, in a direct message in `user`. */
const callFields = {
  data: z.object({ name: z.string().max(32), options: z.array(optionSchema).max(25).default([]) }),
  member: z.object({ user: personSchema }).optional(),
  user: personSchema.optional(),
};

/** Fields read of an interaction; Discord sends more. */
export const interactionSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal(interactionTypes.ping) }),
  z.object({ type: z.literal(interactionTypes.command), ...callFields }),
  z.object({ type: z.literal(interactionTypes.autocomplete), ...callFields }),
]);
type Interaction = z.output<typeof interactionSchema>;
export type CommandCall = Exclude<Interaction, { type: typeof interactionTypes.ping }>;

export interface EmbedField {
  readonly name: string;
  readonly value: string;
  readonly inline?: boolean;
}

/** A card in a message. */
interface Embed {
  readonly title: string;
  readonly url: string;
  readonly description?: string;
  readonly fields?: readonly EmbedField[];
}

/** Answer to a command: a card, or why there is none. */
export type CommandAnswer =
  | { readonly ok: true; readonly embed: Embed }
  | { readonly ok: false; readonly why: string };

export interface Choice {
  /** Displayed text, up to 100 characters. */
  readonly name: string;
  /** Sent text, up to 100 characters. */
  readonly value: string;
}

export type InteractionReply =
  | { readonly type: typeof replyTypes.pong }
  | { readonly type: typeof replyTypes.choices; readonly data: { readonly choices: readonly Choice[] } }
  | {
      readonly type: typeof replyTypes.message;
      readonly data: {
        readonly content?: string;
        readonly embeds?: readonly Embed[];
        readonly flags?: number;
        readonly allowed_mentions: { readonly parse: readonly never[] };
      };
    };
