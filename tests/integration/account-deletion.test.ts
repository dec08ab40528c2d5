import { beforeEach, describe, expect, test } from "vitest";
import { accountExportSchema } from "@/lib/account-data/schema";
import { createSignedIn, type SignedInAccount } from "../support/accounts";
import { callApi } from "../support/api";
import { ownContent, postBuild, saveBuild, savePublishedBuild } from "../support/builds/saved-builds";
import { testStore } from "../support/store";
import { awayFromMidnight } from "../support/utc-day";

beforeEach(awayFromMidnight);

const erase = (account: SignedInAccount, body: unknown = { confirm: "DELETE" }) =>
  callApi("/api/user", { method: "DELETE", token: account.idToken, body });

/** Somebody who has done everything that leaves a trace. */
async function livelyAccount() {
  const [person, other] = await Promise.all([createSignedIn(), createSignedIn()]);
  const token = person.idToken;
  await callApi("/api/user/login-reward", { token });
  const quiz = await callApi("/api/user/quiz", { token });
  const { question } = quiz.body as { question: { id: string } };
  await callApi("/api/user/quiz", {
    token,
    body: { idToken: token, quiz: [question], answers: [0] },
    method: "POST",
  });
  const published = await savePublishedBuild(person, ownContent());
  const deleted = await saveBuild(person, ownContent());
  await postBuild(`/${deleted.id}/delete`, person);
  const theirs = await savePublishedBuild(other, ownContent());
  await postBuild(`/${theirs.id}/like`, person);
  await postBuild(`/${published.id}/like`, other);
  return { person, other, published, deleted, theirs };
}

/** Paths of all documents that name the uid anywhere, in their path or their fields. */
async function tracesOf(uid: string): Promise<string[]> {
  const documents = await testStore().listAll();
  return documents
    .filter(({ path, data }) => path.includes(uid) || JSON.stringify(data).includes(uid))
    .map(({ path }) => path);
}

describe("DELETE /api/user", () => {
  test("leaves the uid nowhere in the store but in the audit log, and takes nothing of anybody else", async () => {
    const { person, other, published, theirs } = await livelyAccount();
    expect(await callApi(`/api/builds/${theirs.id}`)).toMatchObject({ body: { build: { likes: 1 } } });
    expect((await callApi(`/wiki/builds/${published.id}`)).status).toBe(200);
    const before = await tracesOf(person.uid);
    expect(before.length).toBeGreaterThan(8);

    expect(await erase(person)).toMatchObject({ status: 200, body: { deleted: { builds: 2, likes: 1 } } });

    const after = await tracesOf(person.uid);
    expect(after.map((path) => path.split("/")[0])).toEqual(["audit"]);
    expect((await callApi(`/wiki/builds/${published.id}`)).status).toBe(404);
    expect((await callApi(`/api/user?uid=${person.uid}`)).status).toBe(404);
    expect(await callApi("/api/user/ledger", { token: person.idToken })).toMatchObject({ status: 401 });
    expect(await callApi(`/api/builds/${theirs.id}`)).toMatchObject({
      status: 200,
      body: { build: { likes: 0 }, author: { uid: other.uid } },
    });
  });

  test("needs the word, and changes nothing without it", async () => {
    const person = await createSignedIn();
    await callApi("/api/user/login-reward", { token: person.idToken });
    expect(await erase(person, {})).toMatchObject({ status: 400, body: { issues: [{ path: "confirm" }] } });
    expect(await testStore().readDoc(`users/${person.uid}`)).toMatchObject({ coins: 5 });
  });

  test("two at once, and one that repeats what broke off, end with nothing left", async () => {
    const { person } = await livelyAccount();
    const statuses = (await Promise.all([erase(person), erase(person)])).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect((await erase(person)).status).toBe(401);
    expect((await tracesOf(person.uid)).every((path) => path.startsWith("audit/"))).toBe(true);
  });
});

describe("GET /api/user/export", () => {
  test("gives a person all that is stored about them, and nothing about others", async () => {
    const { person, other, published, deleted, theirs } = await livelyAccount();
    const reply = await callApi("/api/user/export", { token: person.idToken });
    expect(reply.headers.get("cache-control")).toBe("no-store");
    const data = accountExportSchema.parse(reply.body);
    expect(data.account).toMatchObject({ uid: person.uid, email: person.email, emailVerified: true });
    expect(data.profile).toMatchObject({ stats: { builds: 1 } });
    expect(data.ledger.map(({ reason }) => reason)).toContain("daily-login");
    expect(data.quiz).toHaveLength(1);
    expect(data.builds.map(({ id }) => id).sort()).toEqual([published.id, deleted.id].sort());
    expect(data.likes.map(({ build }) => build)).toEqual([theirs.id]);
    expect(JSON.stringify(data)).not.toContain(other.uid);
  });
});
