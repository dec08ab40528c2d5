import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createSignedIn,
  deleteAccount,
  disableAccount,
  expiredToken,
  foreignToken,
  revokeTokens,
  type SignedInAccount,
  signIn,
} from "../../support/accounts";
import { callApi } from "../../support/api";
import { openQuestion, quizBody, rightChoice } from "../../support/quiz-answers";
import { readStoredLedger } from "../../support/stored-ledger";
import { awayFromMidnight } from "../../support/utc-day";

/** Every call that needs an account. */
const privateCalls = [
  ["GET", "/api/user/quiz"],
  ["POST", "/api/user/quiz"],
  ["GET", "/api/user/login-reward"],
  ["GET", "/api/user/ledger"],
  ["POST", "/api/user/session"],
] as const;

const untouched = { coins: 0, sum: 0, keys: [] };

/** A hunter with today's question open: everything but the refusal is in place for a payment. */
async function hunterWithQuestion(): Promise<{ account: SignedInAccount; body: unknown }> {
  const account = await createSignedIn();
  const question = await openQuestion(account.idToken);
  return { account, body: quizBody(account.idToken, question, rightChoice(question)) };
}

/** Tries every private call with a token and expects 401 and no change. */
async function expectAllRefused(
  token: string | undefined,
  message: RegExp,
  { account, body }: Awaited<ReturnType<typeof hunterWithQuestion>>,
) {
  for (const [method, path] of privateCalls) {
    const reply = await callApi(path, {
      method,
      ...(token === undefined ? {} : { token }),
      ...(path === "/api/user/quiz" && method === "POST" ? { body } : {}),
    });
    expect(reply, `${method} ${path}`).toMatchObject({
      status: 401,
      body: { code: "unauthenticated", message: expect.stringMatching(message) },
    });
    expect(reply.headers.get("cache-control")).toBe("no-store");
  }
  expect(await readStoredLedger(account.uid)).toEqual(untouched);
}

beforeEach(awayFromMidnight);

describe("who cannot call", () => {
  test("nobody: 401", async () => {
    const hunter = await hunterWithQuestion();
    await expectAllRefused(undefined, /Sign in first/, hunter);
  });

  test.each(["x", "a.b.c", "null", "undefined", "é", "x".repeat(9000)])(
    "the token %j: 401",
    async (token) => {
      const hunter = await hunterWithQuestion();
      await expectAllRefused(encodeURIComponent(token), /not valid/, hunter);
    },
  );

  test("an expired token: 401 says so", async () => {
    const hunter = await hunterWithQuestion();
    await expectAllRefused(await expiredToken(hunter.account), /expired/, hunter);
  });

  test("a token of another project: 401", async () => {
    const hunter = await hunterWithQuestion();
    await expectAllRefused(await foreignToken(hunter.account), /not valid/, hunter);
  });

  test("a revoked token: 401 says so, and a new sign-in works", async () => {
    const hunter = await hunterWithQuestion();
    await revokeTokens(hunter.account.uid);
    await expectAllRefused(hunter.account.idToken, /ended/, hunter);
    const renewed = await signIn(hunter.account);
    expect((await callApi("/api/user/login-reward", { token: renewed })).body).toMatchObject({
      message: "OK",
    });
  });

  test("a disabled account: 401 says so", async () => {
    const hunter = await hunterWithQuestion();
    await disableAccount(hunter.account.uid);
    await expectAllRefused(hunter.account.idToken, /disabled/, hunter);
  });

  test("a deleted account: 401 says so", async () => {
    const hunter = await hunterWithQuestion();
    await deleteAccount(hunter.account.uid);
    await expectAllRefused(hunter.account.idToken, /no longer exists/, hunter);
  });

  test("a bare token without Bearer is taken", async () => {
    const { idToken } = await createSignedIn();
    const reply = await callApi("/api/user/ledger", { headers: { authorization: idToken } });
    expect(reply.status).toBe(200);
  });
});

describe("wrong methods", () => {
  test.each([
    ["/api/user/quiz", "GET, POST, OPTIONS", ["PUT", "PATCH", "DELETE"]],
    ["/api/user/login-reward", "GET, OPTIONS", ["POST", "PUT", "DELETE"]],
    ["/api/user/ledger", "GET, OPTIONS", ["POST", "DELETE"]],
    ["/api/user/session", "POST, OPTIONS", ["GET", "PUT", "DELETE"]],
    ["/api/user", "GET, HEAD, DELETE, OPTIONS", ["POST", "PUT", "PATCH"]],
    ["/api/health", "GET, HEAD, OPTIONS", ["POST", "DELETE"]],
  ])("%s allows %s", async (path, allow, methods) => {
    for (const method of methods) {
      const reply = await callApi(path, { method });
      expect(reply).toMatchObject({
        status: 405,
        body: { code: "method-not-allowed", message: expect.any(String) },
      });
      expect(reply.headers.get("allow")).toBe(allow);
    }
    const options = await callApi(path, { method: "OPTIONS", headers: { origin: "https://other.example" } });
    expect(options.status).toBe(204);
    expect(options.headers.get("allow")).toBe(allow);
    expect(options.headers.get("access-control-allow-origin")).toBeNull();
  });

  test("HEAD cannot claim the reward", async () => {
    const { uid, idToken } = await createSignedIn();
    const reply = await callApi("/api/user/login-reward", { method: "HEAD", token: idToken });
    expect(reply.status).toBe(405);
    expect(await readStoredLedger(uid)).toEqual({ coins: null, sum: 0, keys: [] });
  });
});

describe("bodies that cannot be read", () => {
  let hunter: Awaited<ReturnType<typeof hunterWithQuestion>>;
  beforeAll(async () => {
    hunter = await hunterWithQuestion();
  });

  async function send(rawBody: string, headers: Record<string, string> = {}) {
    const token = hunter.account.idToken;
    const reply = await callApi("/api/user/quiz", { method: "POST", token, rawBody, headers });
    expect(await readStoredLedger(hunter.account.uid)).toEqual(untouched);
    return reply;
  }

  test.each(["{", '{"idToken":', "[1,", "undefined", "\u0000"])(
    "malformed JSON %j: 400 in JSON",
    async (text) => {
      expect(await send(text)).toMatchObject({
        status: 400,
        body: { code: "bad-request", message: "The request body is not valid JSON." },
      });
    },
  );

  test.each(["null", "[]", '"text"', "7", "true"])("JSON that is no object, %s: 400", async (text) => {
    expect(await send(text)).toMatchObject({
      status: 400,
      body: { code: "bad-request", issues: [{ path: "" }] },
    });
  });

  test("no body: 400", async () => {
    expect(await send("")).toMatchObject({
      status: 400,
      body: { message: "The request has no body. Send JSON." },
    });
  });

  test.each([16 * 1024 + 1, 100_000, 3_000_000])("%i bytes: 413", async (size) => {
    const padded = JSON.stringify({ ...(hunter.body as object), padding: "x".repeat(size) });
    expect(await send(padded)).toMatchObject({
      status: 413,
      body: { code: "too-large", message: expect.stringContaining("16 KB") },
    });
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/json; charset=latin1",
  ])("content type %s: 415", async (type) => {
    expect(await send(JSON.stringify(hunter.body), { "content-type": type })).toMatchObject({
      status: 415,
      body: { code: "unsupported-media-type", message: expect.stringContaining("application/json") },
    });
  });

  test("and after all of that the right body is still paid", async () => {
    const reply = await callApi("/api/user/quiz", {
      method: "POST",
      token: hunter.account.idToken,
      body: hunter.body,
      headers: { "content-type": "application/json; charset=UTF-8" },
    });
    expect(reply).toMatchObject({ status: 200, body: { message: "OK", coins: 10 } });
  });
});

describe("too many calls", () => {
  test("answers 429 with Retry-After, and lets the next person through", async () => {
    const { idToken } = await createSignedIn();
    const replies = await Promise.all(
      Array.from({ length: 200 }, () => callApi("/api/user/ledger", { token: idToken })),
    );
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    // Let through, whatever became of them: a busy machine may answer 503 to some of two hundred at once.
    expect(replies.length - refused.length).toBeGreaterThanOrEqual(120);
    expect(refused[0]).toMatchObject({ body: { code: "too-many-requests", message: expect.any(String) } });
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    const { idToken: other } = await createSignedIn();
    expect((await callApi("/api/user/ledger", { token: other })).status).toBe(200);
  });
});
