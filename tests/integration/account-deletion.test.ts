import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { accountExportSchema } from "@/lib/account-data/schema";
import { toStamp } from "@/lib/box/stamp";
import { createSignedIn, type SignedInAccount } from "../support/accounts";
import { callApi } from "../support/api";
import {
  buildContent,
  ownContent,
  postBuild,
  saveBuild,
  savePublishedBuild,
} from "../support/builds/saved-builds";
import { giveCoins } from "../support/coins";
import { testEnvironment } from "../support/environment";
import { joinBody } from "../support/hunting-help/hunts";
import {
  postHelp,
  postServedAnswer,
  postServedHunt,
  postServedRequest,
} from "../support/hunting-help/served-help";
import { postRun, submitServedRun, verifyServedRun } from "../support/leaderboards/served-runs";
import { startOwnServer } from "../support/own-server";
import { testStore } from "../support/store";
import { getRuns } from "../support/test-size";
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
  for (const [reporter, id] of [[person, theirs.id] as const, [other, published.id] as const]) {
    const body = { kind: "build", id, reason: "spam" };
    await callApi("/api/reports", { method: "POST", token: reporter.idToken, body });
  }
  await callApi("/api/user/icon", { method: "POST", token, body: { iconId: "bow" } });
  const owned = {
    kind: "material",
    id: "bone",
    fields: { count: [7, toStamp(Date.now(), 0, "aaaaaa")] },
    deleted: null,
  };
  await callApi("/api/user/box", { method: "POST", token, body: { known: {}, entries: [owned] } });
  const pending = await submitServedRun(person);
  const verified = await submitServedRun(person);
  await verifyServedRun(verified.id);
  const shared = await submitServedRun(other, { partners: [{ uid: person.uid }] });
  await postRun(`/runs/${shared.id}/confirm`, person, { action: "confirm" });
  const help = await askAndAnswer(person, other);
  return { person, other, published, deleted, theirs, pending, verified, shared, help };
}

/** Requests and answers of a person: an open and a solved request, an answer that was approved and one that was not. */
async function askAndAnswer(person: SignedInAccount, other: SignedInAccount) {
  await Promise.all([giveCoins(person, 60), giveCoins(other, 60)]);
  const open = await postServedRequest(person);
  const solved = await postServedRequest(person);
  const theirs = [await postServedRequest(other), await postServedRequest(other)] as const;
  const given = await postServedAnswer(other, solved.id);
  await postHelp(`/${solved.id}/approve`, person, { answer: given.id });
  const approved = await postServedAnswer(person, theirs[0].id);
  await postHelp(`/${theirs[0].id}/approve`, other, { answer: approved.id });
  await postServedAnswer(person, theirs[1].id);
  const [hosted, joined] = [await postServedHunt(person), await postServedHunt(other)];
  await postHelp("/searches/join", other, joinBody(person.uid, hosted.hunt));
  await postHelp("/searches/join", person, joinBody(other.uid, joined.hunt));
  return { open, solved, theirs };
}

/** Paths of all documents that name the uid anywhere, in their path or their fields. */
async function tracesOf(uid: string): Promise<string[]> {
  const documents = await testStore().listAll();
  return documents
    .filter(({ path, data }) => path.includes(uid) || JSON.stringify(data).includes(uid))
    .map(({ path }) => path);
}

async function namedOutsideLog(uid: string): Promise<string[]> {
  return (await tracesOf(uid)).filter((path) => !path.startsWith("audit/"));
}

/** That the export has all that is stored about a person, and nothing about others but in runs that they share. */
async function expectExport({
  person,
  other,
  published,
  deleted,
  theirs,
  pending,
  verified,
  shared,
  help,
}: Awaited<ReturnType<typeof livelyAccount>>) {
  const reply = await callApi("/api/user/export", { token: person.idToken });
  expect(reply.headers.get("cache-control")).toBe("no-store");
  const data = accountExportSchema.parse(reply.body);
  expect(data.account).toMatchObject({ uid: person.uid, email: person.email, emailVerified: true });
  expect(data.profile).toMatchObject({ stats: { builds: 1 } });
  expect(data.ledger.map(({ reason }) => reason)).toContain("daily-login");
  expect(data.quiz).toHaveLength(1);
  expect(data.builds.map(({ id }) => id).sort()).toEqual([published.id, deleted.id].sort());
  expect(data.likes.map(({ build }) => build)).toEqual([theirs.id]);
  const runs = [pending, verified, shared].map(({ id }) => id);
  expect(data.runs.map(({ id }) => id).sort()).toEqual(runs.sort());
  expect(data.runner).toMatchObject({ boards: { [verified.boardId]: { runId: verified.id } } });
  expect(data.requests.map(({ id }) => id).sort()).toEqual([help.open.id, help.solved.id].sort());
  expect(data.answers).toHaveLength(2);
  expect(data.huntSearch).toMatchObject({ monster: "rathalos", joiners: 1 });
  expect(data.huntSeats).toMatchObject([{ state: "asked", hunterId: "JOINID88" }]);
  expect(data.moderator).toBeNull();
  // A run that two people share names both; nothing else is about the other one.
  const rest = { ...data, runs: data.runs.filter(({ id }) => id !== shared.id) };
  expect(JSON.stringify(rest)).not.toContain(other.uid);
}

describe("DELETE /api/user", () => {
  test("leaves the uid nowhere in the store but in the audit log after a full export, and takes nothing of anybody else", async () => {
    const lively = await livelyAccount();
    const { person, other, published, theirs, pending, verified, shared, help } = lively;
    await expectExport(lively);
    expect(await callApi(`/api/builds/${theirs.id}`)).toMatchObject({ body: { build: { likes: 1 } } });
    expect((await callApi(`/wiki/builds/${published.id}`)).status).toBe(200);
    const before = await tracesOf(person.uid);
    expect(before.length).toBeGreaterThan(8);

    expect(await erase(person)).toMatchObject({
      status: 200,
      body: { deleted: { builds: 2, likes: 1, runs: 1, requests: 1, answers: 1 } },
    });

    const after = await tracesOf(person.uid);
    // What moderators decided about the account stays in their log, with the entry of the deletion; its mark stays for a day.
    expect(new Set(after.map((path) => path.split("/")[0]))).toEqual(new Set(["audit", "deletedAccounts"]));
    expect((await callApi(`/wiki/builds/${published.id}`)).status).toBe(404);
    expect((await callApi(`/api/user?uid=${person.uid}`)).status).toBe(404);
    expect(await callApi("/api/user/ledger", { token: person.idToken })).toMatchObject({ status: 401 });
    expect(await callApi(`/api/builds/${theirs.id}`)).toMatchObject({
      status: 200,
      body: { build: { likes: 0 }, author: { uid: other.uid } },
    });
    expect(await testStore().readDoc(`runs/${pending.id}`)).toBeNull();
    const run = await callApi(`/api/leaderboards/runs/${verified.id}`);
    expect(run).toMatchObject({ body: { run: { players: [{ uid: null, name: "Former hunter" }] } } });
    const board = await callApi(`/api/leaderboards/boards/${verified.boardId}`);
    expect(JSON.stringify(board.body)).toContain(verified.id);
    expect((await callApi(`/api/hunting-help/${help.open.id}`)).status).toBe(404);
    expect(await callApi(`/api/hunting-help/${help.solved.id}`)).toMatchObject({
      body: { author: { displayName: "Former hunter" }, answers: [{ author: { uid: other.uid } }] },
    });
    expect(await callApi(`/api/hunting-help/${help.theirs[0].id}`)).toMatchObject({
      body: { answers: [{ uid: null, isApproved: true, author: { displayName: "Former hunter" } }] },
    });
    expect(await callApi(`/api/hunting-help/${help.theirs[1].id}`)).toMatchObject({
      body: { request: { answerCount: 0 }, answers: [] },
    });
    expect((await testStore().readDoc(`runs/${shared.id}`))?.players).toMatchObject([
      { uid: other.uid },
      { uid: null, name: "Former hunter" },
    ]);
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
    expect(await namedOutsideLog(person.uid)).toEqual([`deletedAccounts/${person.uid}`]);
  });

  // A store inside a process belongs to that process alone.
  test.runIf(testEnvironment().firestoreEmulator)(
    "racing eight calls in two processes leaves nothing",
    async () => {
      // All calls come from one address, at once, to processes that have just begun.
      const settings = { QUARRY_NETWORK_BUDGET: "0" };
      const servers = await Promise.all(
        ["deletion-1", "deletion-2"].map((name) => startOwnServer(name, settings)),
      );
      try {
        for (let round = 0; round < getRuns({ small: 3, full: 12 }); round += 1) {
          const person = await createSignedIn();
          const call = (place: number, path: string, method: string, body?: unknown) =>
            fetch(`${servers[place % 2]?.url}${path}`, {
              method,
              headers: { authorization: `Bearer ${person.idToken}`, "content-type": "application/json" },
              ...(body === undefined ? {} : { body: JSON.stringify(body) }),
            });
          await call(0, "/api/user/session", "POST");
          const build = () => ({ key: randomUUID(), ...buildContent({ title: `Build ${randomUUID()}` }) });
          const racing = Array.from({ length: 8 }, async (_, place) => {
            // Spread over the deletion, which takes a few hundred milliseconds.
            await pause(place * 15 * (1 + (round % 3)));
            if (place % 4 === 3) return call(place, "/api/user/session", "POST");
            return call(place, "/api/builds", "POST", build());
          });
          const deletion = call(round, "/api/user", "DELETE", { confirm: "DELETE" });
          const replies = await Promise.all([...racing, deletion]);
          expect((await deletion).status).toBe(200);
          // A call that met the deletion too often in the store may be told to come again, and nothing worse.
          expect(
            replies.map(({ status }) => status).filter((status) => status >= 500 && status !== 503),
          ).toEqual([]);
          expect(await namedOutsideLog(person.uid)).toEqual([`deletedAccounts/${person.uid}`]);
        }
      } finally {
        await Promise.all(servers.map((server) => server.kill()));
      }
    },
  );
});
