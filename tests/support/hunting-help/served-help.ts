import { z } from "zod";
import { postedAnswerResponseSchema, postedRequestResponseSchema } from "@/lib/hunting-help/schema";
import type { SignedInAccount } from "../accounts";
import { callApi } from "../api";
import { testStore } from "../store";
import { answerBody, requestBody } from "./requests";

/** A POST below `/api/hunting-help`; `null` calls without an account. */
export function postHelp(path: string, account: SignedInAccount | null, body?: unknown) {
  return callApi(`/api/hunting-help${path}`, {
    method: "POST",
    ...(account && { token: account.idToken }),
    ...(body === undefined ? {} : { body }),
  });
}

/** Gives an account coins that its ledger explains. */
export async function giveCoins({ uid, idToken }: SignedInAccount, coins: number): Promise<void> {
  await callApi("/api/user/session", { method: "POST", token: idToken });
  const store = testStore();
  const user = await store.readDoc(`users/${uid}`);
  const balanceAfter = z.int().parse(user?.coins) + coins;
  await store.writeDoc(`users/${uid}`, { ...user, coins: balanceAfter });
  await store.writeDoc(`users/${uid}/ledger/gift`, {
    ...{ amount: coins, reason: "admin-adjustment", ref: "test", balanceAfter, createdAt: new Date() },
  });
}

/** A body that no other test and no other run posts. */
export function toUnique(body: Record<string, unknown>): Record<string, unknown> {
  const id = crypto.randomUUID();
  const text = "title" in body ? { title: `Asked in a test ${id}` } : { body: `Answered in a test ${id}` };
  return { ...body, key: `key-${id}`, ...text };
}

export async function postServedRequest(account: SignedInAccount, body = requestBody()) {
  return postedRequestResponseSchema.parse((await postHelp("", account, toUnique(body))).body).request;
}

export async function postServedAnswer(
  account: SignedInAccount,
  request: string,
  changes: Record<string, unknown> = {},
) {
  const reply = await postHelp(`/${request}/answers`, account, { ...toUnique(answerBody()), ...changes });
  return postedAnswerResponseSchema.parse(reply.body).answer;
}
