import { ownSearchResponseSchema } from "@/lib/hunting-help/hunt/hunt-schema";
import { postedAnswerResponseSchema, postedRequestResponseSchema } from "@/lib/hunting-help/schema";
import type { SignedInAccount } from "../accounts";
import { callApi } from "../api";
import { huntBody } from "./hunts";
import { answerBody, requestBody } from "./requests";

/** A POST below `/api/hunting-help`; `null` calls without an account. */
export function postHelp(path: string, account: SignedInAccount | null, body?: unknown) {
  return callApi(`/api/hunting-help${path}`, {
    method: "POST",
    ...(account && { token: account.idToken }),
    ...(body === undefined ? {} : { body }),
  });
}

/** A body that no other test and no other run posts. */
export function toUnique(body: Record<string, unknown>): Record<string, unknown> {
  const id = crypto.randomUUID();
  const asked = "title" in body;
  // What a moderator hides takes every copy of its text along, and keeps others from posting it.
  const text = { body: `${asked ? "Asked" : "Answered"} in a test ${id}` };
  return { ...body, key: `key-${id}`, ...(asked && { title: text.body }), ...text };
}

export async function postServedRequest(account: SignedInAccount, body = requestBody()) {
  return postedRequestResponseSchema.parse((await postHelp("", account, toUnique(body))).body).request;
}

/** A hunt of the account that looks for hunters, as everybody sees it. */
export async function postServedHunt(account: SignedInAccount, changes: Record<string, unknown> = {}) {
  const body = huntBody({ ...changes, key: `key-${crypto.randomUUID()}` });
  const { search } = ownSearchResponseSchema.parse((await postHelp("/searches", account, body)).body);
  if (!search) throw new Error("The hunt is not listed.");
  return search;
}

export async function postServedAnswer(
  account: SignedInAccount,
  request: string,
  changes: Record<string, unknown> = {},
) {
  const reply = await postHelp(`/${request}/answers`, account, { ...toUnique(answerBody()), ...changes });
  return postedAnswerResponseSchema.parse(reply.body).answer;
}
