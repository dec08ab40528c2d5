import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import type { Endpoint } from "@/lib/api/create-endpoint.server";
import { createRateLimiter } from "@/lib/api/rate-limit";
import { readBytes } from "@/lib/api/read-body.server";
import { ApiError } from "@/lib/http/api-error";
import { DeadlineError, runWithDeadline } from "@/lib/http/deadline";
import { sendJson } from "@/lib/http/send-reply.server";
import { reportError } from "@/lib/observe/report-error.server";
import { answerCommand, completeName } from "./answer-command.server";
import {
  type CommandCall,
  ephemeral,
  type InteractionReply,
  interactionSchema,
  interactionTypes,
  replyTypes,
} from "./interaction-schema";
import { isSignedByDiscord } from "./verify-signature";

/** Discord waits three seconds for a reply, and shows its own error then. */
const deadlineMs = 2500;
/** Largest interaction that is read, in bytes; those of our commands have some 2 KB. */
const maxBytes = 32 * 1024;
/** Commands of one person. Completing a name asks with every letter, and costs no read of the store. */
const commandLimit = { burst: 5, perMinute: 20 };

const take = createRateLimiter(commandLimit);

/**
 * Where Discord sends slash commands. Off without `DISCORD_PUBLIC_KEY`: then it is 404. A call without a valid
 * signature is 401, which Discord tries when the address is entered.
 */
export const interactionsEndpoint: Endpoint = {
  isPublic: true,
  answer: async (request, response) => {
    const publicKey = process.env.DISCORD_PUBLIC_KEY;
    if (!publicKey) throw new ApiError(404, "There is no such API route.", { code: "not-found" });
    const body = await readBytes(request, maxBytes);
    const call = {
      signature: String(request.headers["x-signature-ed25519"] ?? ""),
      timestamp: String(request.headers["x-signature-timestamp"] ?? ""),
      body,
    };
    if (!isSignedByDiscord(call, publicKey, Date.now())) {
      throw new ApiError(401, "The signature of the request is not valid.", { code: "unauthenticated" });
    }
    sendJson(response, 200, await answerInteraction(parseJson(body)));
  },
};

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch (cause) {
    throw new ApiError(400, "The request body is not valid JSON.", { code: "bad-request", cause });
  }
}

async function answerInteraction(sent: unknown): Promise<InteractionReply> {
  const parsed = interactionSchema.safeParse(sent);
  if (!parsed.success) {
    throw new ApiError(400, "This kind of interaction is not answered here.", { code: "bad-request" });
  }
  const interaction = parsed.data;
  switch (interaction.type) {
    case interactionTypes.ping:
      return { type: replyTypes.pong };
    case interactionTypes.autocomplete:
      return { type: replyTypes.choices, data: { choices: completeName(interaction) } };
    case interactionTypes.command:
      return answerPerson(interaction);
  }
}

async function answerPerson(call: CommandCall): Promise<InteractionReply> {
  const person = call.member?.user.id ?? call.user?.id ?? "nobody";
  const verdict = take(person, Date.now());
  if (!verdict.ok) return tellPrivately(`Too many commands. Try again in ${verdict.retryAfter} s.`);
  try {
    const answer = await runWithDeadline(
      createSystemDependencies().then((dependencies) => answerCommand(call, dependencies)),
      deadlineMs,
    );
    if (!answer.ok) return tellPrivately(answer.why);
    return { type: replyTypes.message, data: { embeds: [answer.embed], allowed_mentions: { parse: [] } } };
  } catch (error) {
    // Discord hides what a failed call says, so that the person would learn nothing.
    if (!(error instanceof DeadlineError)) reportError(error, "server");
    return tellPrivately("The site could not answer just now. Please try again in a minute.");
  }
}

function tellPrivately(content: string): InteractionReply {
  return { type: replyTypes.message, data: { content, flags: ephemeral, allowed_mentions: { parse: [] } } };
}
