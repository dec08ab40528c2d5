import { beforeEach, describe, expect, test } from "vitest";
import { searchesResponseSchema } from "@/lib/hunting-help/hunt/hunt-schema";
import { readRequestResponseSchema, requestBoardResponseSchema } from "@/lib/hunting-help/schema";
import { createSignedIn, type SignedInAccount } from "../../support/accounts";
import { callApi } from "../../support/api";
import { bowLoadout, codeOf } from "../../support/builds/codes";
import { giveCoins } from "../../support/coins";
import { joinBody } from "../../support/hunting-help/hunts";
import { answerBody, requestBody, supportBody } from "../../support/hunting-help/requests";
import {
  postHelp,
  postServedAnswer,
  postServedHunt,
  postServedRequest,
  toUnique,
} from "../../support/hunting-help/served-help";
import { readStoredLedger } from "../../support/stored-ledger";
import { awayFromMidnight } from "../../support/utc-day";

beforeEach(awayFromMidnight);

const post = postHelp;

/** An account with coins that its ledger explains. */
async function createRich(coins = 100): Promise<SignedInAccount> {
  const account = await createSignedIn();
  await giveCoins(account, coins);
  return account;
}

describe("Hunting Help", () => {
  test("takes a request with a build for an answer to its payment, in what everybody sees", async () => {
    const [asker, answerer] = await Promise.all([createRich(), createRich(0)]);
    const request = await postServedRequest(asker);
    const build = { kind: "code", code: codeOf(bowLoadout) };
    const given = await postServedAnswer(answerer, request.id, { build });
    const page = await callApi(`/api/hunting-help/${request.id}`);
    expect(page.headers.get("cache-control")).toContain("s-maxage=1");
    expect(readRequestResponseSchema.parse(page.body).answers).toMatchObject([
      { id: given.id, attached: { weapon: "bow" } },
    ]);
    const board = await callApi(`/api/hunting-help?q=${request.title.split(" ").at(-1)?.split("-").at(-1)}`);
    expect(requestBoardResponseSchema.parse(board.body).requests.map(({ id }) => id)).toContain(request.id);

    const approvals = await Promise.all(
      Array.from({ length: 50 }, () => post(`/${request.id}/approve`, asker, { answer: given.id })),
    );
    expect(new Set(approvals.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await readStoredLedger(answerer.uid)).toMatchObject({ coins: 15, sum: 15 });
    expect(await readStoredLedger(asker.uid)).toMatchObject({ coins: 70, sum: 70 });
  });

  test("ends approvals and withdrawals at once in one of the two", async () => {
    const [asker, answerer] = await Promise.all([createRich(), createRich(0)]);
    const { id } = await postServedRequest(asker, supportBody());
    const { id: given } = await postServedAnswer(answerer, id);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 ? post(`/${id}/withdraw`, asker) : post(`/${id}/approve`, asker, { answer: given }),
      ),
    );
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { status } = readRequestResponseSchema.parse(
      (await callApi(`/api/hunting-help/${id}`)).body,
    ).request;
    expect((await readStoredLedger(answerer.uid)).coins).toBe(status === "solved" ? 15 : 0);
    expect(await readStoredLedger(asker.uid)).toMatchObject({ coins: 50, sum: 50 });
  });

  test("takes ten comments of one account at once and no more, and none of one that is blocked", async () => {
    const [asker, answerer, other] = await Promise.all([createRich(), createRich(0), createRich(0)]);
    const { id } = await postServedRequest(asker);
    const { id: answer } = await postServedAnswer(answerer, id);
    const say = (account: SignedInAccount, text: string) =>
      post(`/${id}/answers/${answer}/comments`, account, { key: `key-${crypto.randomUUID()}`, body: text });
    const replies = await Promise.all(
      Array.from({ length: 14 }, (_, number) => say(other, `Comment ${number}`)),
    );
    const taken = replies.filter(({ status }) => status === 200).length;
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThanOrEqual(10);
    const page = readRequestResponseSchema.parse((await callApi(`/api/hunting-help/${id}`)).body);
    expect(page.comments).toHaveLength(taken);

    const block = { method: "POST", token: answerer.idToken, body: { uid: other.uid, isBlocked: true } };
    expect(await callApi("/api/user/blocks", block)).toMatchObject({
      body: { players: [{ uid: other.uid }] },
    });
    expect((await say(other, "Once more")).status).toBe(403);
    expect(await say(asker, "Thank you")).toMatchObject({ status: 200, body: { created: true } });
  });

  test("says the price and the balance to whoever cannot pay", async () => {
    const account = await createRich(29);
    expect(await post("", account, toUnique(requestBody()))).toMatchObject({
      status: 402,
      body: { code: "payment-required", price: 30, balance: 29 },
    });
    expect(await readStoredLedger(account.uid)).toMatchObject({ coins: 29, sum: 29 });
  });

  test("refuses whoever may not call, and writes nothing", async () => {
    const [asker, other, unverified] = await Promise.all([
      createRich(),
      createRich(0),
      createSignedIn({ emailVerified: false }),
    ]);
    const request = await postServedRequest(asker);
    const { id: given } = await postServedAnswer(other, request.id);
    const calls = [
      [await post("", null, toUnique(requestBody())), 401],
      [await post("", unverified, toUnique(requestBody())), 403],
      [await post(`/${request.id}/answers`, unverified, toUnique(answerBody())), 403],
      [await post(`/${request.id}/answers`, asker, toUnique(answerBody())), 403],
      [await post(`/${request.id}/approve`, other, { answer: given }), 403],
      [await post(`/${request.id}/withdraw`, other), 403],
      [await post(`/${request.id}/answers/${given}/thank`, other), 403],
      [await post(`/${request.id}/answers/${given}/withdraw`, asker), 403],
      [await post(`/${request.id}/moderation`, other, { action: "take-down", reason: "x" }), 403],
      [await post(`/${"0".repeat(24)}/withdraw`, asker), 404],
      [await post("/x/withdraw", asker), 400],
      [await post("", asker, { ...toUnique(requestBody()), body: "x".repeat(10_000) }), 400],
      [await post("", asker, { ...toUnique(requestBody()), body: "x".repeat(20_000) }), 413],
      [await post("", asker, { ...toUnique(requestBody()), body: `${"> ".repeat(50)}x` }), 400],
    ] as const;
    expect(calls.map(([{ status }]) => status)).toEqual(calls.map(([, status]) => status));
    expect(await readStoredLedger(asker.uid)).toMatchObject({ coins: 70, sum: 70 });
    expect((await readStoredLedger(other.uid)).coins).toBe(0);
  });

  test("gives thirty hunters at once the seats that there are, and the lobby to who is in alone", async () => {
    const [host, ...hunters] = await Promise.all(Array.from({ length: 31 }, () => createSignedIn()));
    if (!host) throw new Error("There is a host.");
    const { hunt } = await postServedHunt(host, {
      joining: "open",
      seats: 3,
      platform: "xbox",
      language: "pl",
    });
    const replies = await Promise.all(
      hunters.map((hunter) => post("/searches/join", hunter, joinBody(host.uid, hunt))),
    );
    const statuses = replies.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(3).fill(200), ...Array(27).fill(409)]);
    const find = async () => (await callApi("/api/hunting-help/searches?language=pl")).body;
    const { searches } = searchesResponseSchema.parse(await find());
    expect(searches.find(({ author }) => author.uid === host.uid)?.players).toHaveLength(3);
    const ids = /3RK-20Q-9XY|HOSTID77|JOINID88/;
    expect(JSON.stringify(await find())).not.toMatch(ids);
    for (const [index, hunter] of hunters.entries()) {
      const { body } = await callApi("/api/hunting-help/own-search", { token: hunter.idToken });
      expect(ids.test(JSON.stringify(body))).toBe(replies[index]?.status === 200);
    }
    await callApi("/api/hunting-help/searches", { method: "DELETE", token: host.idToken });
    expect(JSON.stringify(await find())).not.toContain(host.uid);
  });

  test("lets the host accept no more than there are seats, and nobody else accept at all", async () => {
    const [host, first, second, unverified] = await Promise.all([
      createSignedIn(),
      createSignedIn(),
      createSignedIn(),
      createSignedIn({ emailVerified: false }),
    ]);
    const { hunt } = await postServedHunt(host, { seats: 1 });
    const join = (account: SignedInAccount | null) =>
      post("/searches/join", account, joinBody(host.uid, hunt));
    const accept = (account: SignedInAccount, uid: string) =>
      post("/searches/seats", account, { action: "accept", hunt, uid });
    expect((await join(null)).status).toBe(401);
    expect((await join(unverified)).status).toBe(403);
    for (const hunter of [first, second]) expect((await join(hunter)).status).toBe(200);
    expect((await accept(first, second.uid)).status).toBe(404);
    const answers = await Promise.all([first, second].map(({ uid }) => accept(host, uid)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test("is ended for a scheduler that knows the token alone", async () => {
    const { status } = await callApi("/api/jobs", { method: "POST", body: { jobs: ["expire-requests"] } });
    expect(status).toBe(404);
  });
});
