import { randomUUID } from "node:crypto";
import { listFilterKeys } from "@/lib/builds/filter-keys";
import { changedBuildResponseSchema, createdBuildResponseSchema } from "@/lib/builds/schema";
import type { SignedInAccount } from "../accounts";
import { callApi } from "../api";
import { testStore } from "../store";
import { buildContent, storedBuild } from "./stored-build";

export { buildContent } from "./stored-build";

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

/** GET below /api/builds. @param account without one the call carries no token */
export function getBuilds(path: string, account?: SignedInAccount) {
  return callApi(`/api/builds${path}`, account ? { token: account.idToken } : {});
}

/** A skill of one test alone, so that lists show what it made. */
export function newSkill(): string {
  return `test-${randomUUID()}`;
}

/** How many builds the profile says that an account has. */
export async function countBuildsOnProfile(account: SignedInAccount): Promise<unknown> {
  const user = await testStore().readDoc(`users/${account.uid}`);
  return (user?.stats as { builds?: unknown } | undefined)?.builds;
}

/** A stored published build, past the API. */
export async function layBuild(
  owner: string,
  skill: string,
  number: number,
  changes: Record<string, unknown> = {},
) {
  const id = randomUUID().replaceAll("-", "").slice(0, 24);
  const at = new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(number / 3)));
  const build = storedBuild(owner, {
    skills: [skill],
    keys: listFilterKeys(["speedrun"], [skill]),
    likes: Math.floor(number / 4),
    createdAt: at,
    updatedAt: at,
    publishedAt: at,
    ...changes,
  });
  await testStore().writeDoc(`builds/${id}`, build);
  return id;
}
