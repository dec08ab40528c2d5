import { randomUUID } from "node:crypto";
import { changedBuildResponseSchema, createdBuildResponseSchema } from "@/lib/builds/schema";
import type { SignedInAccount } from "../accounts";
import { callApi } from "../api";
import { bowLoadout, codeOf } from "./codes";

const bowCode = codeOf(bowLoadout);

/** The content of a build as a client sends it. */
export function buildContent(changes: Record<string, unknown> = {}) {
  return {
    title: "Rey Dau bow",
    code: bowCode,
    weapon: "bow",
    monster: "rey-dau",
    skills: ["attack-boost"],
    tags: ["speedrun"],
    notes: "Use **charge**.",
    ...changes,
  };
}

/** POST below /api/builds. @param account `null` calls without a token */
export function postBuild(path: string, account: SignedInAccount | null, body?: unknown) {
  return callApi(`/api/builds${path}`, {
    method: "POST",
    ...(account ? { token: account.idToken } : {}),
    ...(body === undefined ? {} : { body }),
  });
}

/** Saves a private build. */
export async function saveBuild(account: SignedInAccount, changes: Record<string, unknown> = {}) {
  const reply = await postBuild("", account, { key: randomUUID(), ...buildContent(changes) });
  if (reply.status !== 200) throw new Error(`Saving answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return createdBuildResponseSchema.parse(reply.body).build;
}

/** Saves a build and publishes it. */
export async function savePublishedBuild(account: SignedInAccount, changes: Record<string, unknown> = {}) {
  const { id } = await saveBuild(account, changes);
  const reply = await postBuild(`/${id}/publish`, account);
  if (reply.status !== 200) throw new Error(`Publishing answered ${reply.status}`);
  return changedBuildResponseSchema.parse(reply.body).build;
}

/** Content that no other test takes down: what was taken down is recognized whoever posts it. */
export function ownContent(): { title: string; notes: string } {
  const name = randomUUID();
  return { title: `Build ${name}`, notes: `The notes of ${name}, long enough to be known again.` };
}
