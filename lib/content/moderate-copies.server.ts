import type { Actor } from "@/lib/auth/actor";
import { ApiError } from "@/lib/http/api-error";
import type { ContentCopy, CopyState } from "./find-copies.server";

interface CopiedModeration<Reply> {
  readonly action: "take-down" | "allow";
  /** The ID of the original, as `ContentCopy` has it. */
  readonly id: string;
  /** The original before anything was changed; `null` where it is not there. */
  readonly before: CopyState | null;
  readonly findCopies: (isWanted: (copy: CopyState) => boolean) => Promise<readonly ContentCopy[]>;
  /** The use case for one piece: its own transaction, audit entry and notice. */
  readonly moderate: (id: string) => Promise<Reply>;
}

/**
 * Takes content down, and with it every published copy that is not the moderator's own; or allows it again, and with it
 * the copies that were taken down for the same reason. Can be repeated where it broke off.
 *
 * @returns the reply for the original
 * @throws ApiError as `moderate` for the original, before any copy is looked for; 429 after too many decisions today.
 */
export async function moderateWithCopies<Reply>(
  { uid }: Pick<Actor, "uid">,
  { action, id, before, findCopies, moderate }: CopiedModeration<Reply>,
): Promise<Reply> {
  const reply = await moderate(id);
  const reason = before?.takenDown?.reason;
  const isWanted = (copy: CopyState) =>
    action === "take-down"
      ? copy.visibility === "published"
      : reason !== undefined && copy.takenDown?.reason === reason;
  // A copy of the moderator's own is for another moderator, who sees it when somebody reports it.
  const copies = (await findCopies(isWanted)).filter(({ makers }) => !makers.includes(uid));
  for (const copy of copies) await skipGone(() => moderate(copy.id));
  return reply;
}

/** What was deleted for good since it was found must not keep the others from being moderated. */
export async function skipGone(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "not-found")) throw error;
  }
}
