import { randomBytes, randomUUID } from "node:crypto";
import { changedRunResponseSchema, type OwnRun, submittedRunResponseSchema } from "@/lib/leaderboards/schema";
import { createSignedIn, type SignedInAccount } from "../accounts";
import { type ApiReply, callApi } from "../api";

/** A quest and platform that the demo has no runs of. */
export const servedQuest = "a-fuse-ignited";

/** Posts to `/api/leaderboards` as this account. */
export function postRun(path: string, account: SignedInAccount, body?: unknown): Promise<ApiReply> {
  const sent = body === undefined ? {} : { body };
  return callApi(`/api/leaderboards${path}`, { method: "POST", token: account.idToken, ...sent });
}

/** The body of a submission, with a key and a video of its own. */
export function createServedBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const video = `https://youtu.be/${randomBytes(8).toString("base64url")}`;
  const fields = {
    quest: servedQuest,
    ruleset: "freestyle",
    weapon: "bow",
    platform: "xbox",
    time: "04'00\"00",
    video,
  };
  return { key: randomUUID(), ...fields, ...changes };
}

/** Submits a run over HTTP. */
export async function submitServedRun(
  account: SignedInAccount,
  changes: Record<string, unknown> = {},
): Promise<OwnRun> {
  const reply = await postRun("/runs", account, createServedBody(changes));
  return submittedRunResponseSchema.parse(reply.body).run;
}

/** Two new moderators. */
export function createModerators(): Promise<[SignedInAccount, SignedInAccount]> {
  const claims = { creator: true };
  return Promise.all([createSignedIn({ claims }), createSignedIn({ claims })]);
}

/** Has a run verified by as many moderators as it takes. */
export async function verifyServedRun(id: string, moderators?: readonly SignedInAccount[]): Promise<void> {
  for (const moderator of moderators ?? (await createModerators())) {
    await postRun(`/runs/${id}/claim`, moderator, { action: "claim" });
    const body = { action: "verify", revision: 1 };
    const decided = await postRun(`/runs/${id}/decision`, moderator, body);
    if (changedRunResponseSchema.parse(decided.body).run.status === "verified") return;
  }
}
