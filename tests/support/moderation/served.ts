import {
  caseResponseSchema,
  type ModerationCase,
  moderationQueueResponseSchema,
} from "@/lib/moderation/schema";
import type { SignedInAccount } from "../accounts";
import { callApi } from "../api";

/** A POST as an account; `null` calls without one. */
export function postAs(account: SignedInAccount | null, path: string, body?: unknown) {
  return callApi(path, {
    method: "POST",
    ...(account && { token: account.idToken }),
    ...(body === undefined ? {} : { body }),
  });
}

/** The id of the case about what an account made, from the queue as a moderator reads it. */
export async function findCaseId(moderator: SignedInAccount, owner: string): Promise<string> {
  let cursor: string | null = null;
  do {
    const query = new URLSearchParams({ show: "reports", ...(cursor === null ? {} : { cursor }) });
    const reply = await callApi(`/api/moderation/queue?${query}`, { token: moderator.idToken });
    const page = moderationQueueResponseSchema.parse(reply.body);
    const found = page.rows.find((row) => row.type === "case" && row.owner?.uid === owner);
    if (found) return found.id;
    cursor = page.nextCursor;
  } while (cursor !== null);
  throw new Error(`There is no open case about ${owner}.`);
}

/** A step with a case, which must be allowed. */
export async function stepCase(
  moderator: SignedInAccount,
  id: string,
  step: string,
  body: unknown,
): Promise<ModerationCase> {
  const reply = await postAs(moderator, `/api/moderation/cases/${id}/${step}`, body);
  return caseResponseSchema.parse(reply.body).case;
}
