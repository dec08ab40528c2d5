import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { accountExportSchema } from "@/lib/account-data/schema";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { createMember, createSignedIn, type SignedInAccount } from "../support/accounts";
import { callApi } from "../support/api";
import { ownContent, postBuild, savePublishedBuild } from "../support/builds/saved-builds";
import { servedQuest, submitServedRun, verifyServedRun } from "../support/leaderboards/served-runs";
import { findCaseId, postAs, stepCase } from "../support/moderation/served";
import { testStore } from "../support/store";
import { awayFromMidnight } from "../support/utc-day";

beforeEach(awayFromMidnight);

const board = `${servedQuest}_freestyle_hammer_ps5_1`;
const newName = () => `Foul ${randomUUID().slice(0, 8)}`;
const rename = (account: SignedInAccount, name: string) => postAs(account, "/api/user/name", { name });

/** What the account's owner can do with the provider's own address, and what the site makes of it. */
async function setPastSite({ uid, idToken }: SignedInAccount, displayName: string) {
  await (await getAdminAuth()).updateUser(uid, { displayName });
  await callApi("/api/user/session", { method: "POST", token: idToken });
  return (await testStore().readDoc(`users/${uid}`))?.displayName;
}

async function hideName(creator: SignedInAccount, uid: string): Promise<string> {
  const reporter = await createMember();
  await postAs(reporter, "/api/reports", { kind: "profile", id: uid, reason: "harassment" });
  const id = await findCaseId(creator, uid);
  const decision = { revision: 0, content: "hide", person: "none", days: 0, reason: "harassment", text: "" };
  expect((await stepCase(creator, id, "decision", decision)).status).toBe("closed");
  return id;
}

/** Every address that names a runner, as texts. */
async function readAddresses(uid: string, run: string, build: string): Promise<Record<string, string>> {
  const paths = [
    `/api/leaderboards/runs/${run}`,
    `/leaderboards/runs/${run}`,
    `/api/leaderboards/boards/${board}`,
    `/leaderboards/overview?board=${board}`,
    ...["csv", "atom", "json"].map((format) => `/api/leaderboards/boards/${board}/feed?format=${format}`),
    `/embed/board/${board}`,
    `/overlay/board/${board}`,
    `/api/leaderboards/submissions?status=verified&quest=${servedQuest}`,
    `/api/leaderboards/runners/${uid}`,
    `/user/${uid}`,
    `/wiki/builds/${build}`,
    `/api/builds?owner=${uid}`,
  ];
  const replies = await Promise.all(paths.map((path) => callApi(path)));
  return Object.fromEntries(paths.map((path, index) => [path, JSON.stringify(replies[index]?.body)]));
}

const listNaming = (addresses: Record<string, string>, name: string) =>
  Object.keys(addresses).filter((path) => addresses[path]?.includes(name));

describe("a name", () => {
  test("belongs to one of two who want it at once", async () => {
    const [rook, wren] = await Promise.all([createMember(), createMember()]);
    const name = newName();
    const replies = await Promise.all([rename(rook, name), rename(wren, name.toUpperCase())]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test("that is set past this site changes nothing that could not be changed here", async () => {
    const [rook, admin] = await Promise.all([createMember(), createMember({ claims: { admin: true } })]);
    for (const name of ["Rооk Ivanov", "Quarry Admin", admin.displayName, `${admin.displayName} 2`]) {
      expect(await setPastSite(rook, name)).toBe(rook.displayName);
    }
    const shown = new Set<unknown>();
    for (let index = 0; index < 12; index += 1) shown.add(await setPastSite(rook, newName()));
    expect(shown.size).toBe(5);
  });

  test("is gone with the next request, and nobody takes it again", async () => {
    const name = newName();
    const [rook, wren, creator] = await Promise.all([
      createMember({ displayName: name }),
      createMember(),
      createSignedIn({ claims: { creator: true } }),
    ]);
    const run = await submitServedRun(rook, { weapon: "hammer", platform: "ps5", time: "03'21\"00" });
    await verifyServedRun(run.id);
    const { id: build } = await savePublishedBuild(rook, ownContent());
    const before = await readAddresses(rook.uid, run.id, build);
    expect(listNaming(before, name)).toEqual(Object.keys(before));

    await hideName(creator, rook.uid);
    expect(listNaming(await readAddresses(rook.uid, run.id, build), name)).toEqual([]);
    expect(await rename(rook, newName())).toMatchObject({ status: 403 });
    expect(await setPastSite(rook, name)).toBe("Hunter");
    expect(await rename(wren, name)).toMatchObject({ status: 409 });
    expect((await createMember({ displayName: name })).displayName).toBe("Hunter");
  });

  test("is free when its owner's account is gone, and in the export before", async () => {
    const [rook, wren] = await Promise.all([createMember(), createMember()]);
    const reply = await callApi("/api/user/export", { token: rook.idToken });
    expect(accountExportSchema.parse(reply.body).names).toHaveLength(1);
    const body = { confirm: "DELETE" };
    const gone = await callApi("/api/user", { method: "DELETE", token: rook.idToken, body });
    expect(gone.status).toBe(200);
    expect(await rename(wren, rook.displayName)).toMatchObject({ status: 200 });
  });
});

test("a blocked account renames nothing and restores nothing", async () => {
  const rook = await createMember();
  const { id } = await savePublishedBuild(rook, ownContent());
  expect((await postBuild(`/${id}/delete`, rook)).status).toBe(200);
  const user = await testStore().readDoc(`users/${rook.uid}`);
  const until = new Date(Date.now() + 7 * 86_400_000);
  await testStore().writeDoc(`users/${rook.uid}`, { ...user, block: { until, reason: "Spam" } });
  const refused = { status: 403, body: { code: "blocked" } };
  expect(await postBuild(`/${id}/restore`, rook)).toMatchObject(refused);
  expect(await rename(rook, newName())).toMatchObject(refused);
  expect(await postAs(rook, "/api/user/icon", { iconId: "bow", buy: false })).toMatchObject(refused);
  expect(await setPastSite(rook, newName())).toBe(rook.displayName);
  expect((await callApi(`/api/builds/${id}`)).status).toBe(404);
});
