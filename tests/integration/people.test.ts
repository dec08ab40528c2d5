import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { caseResponseSchema, moderationQueueResponseSchema } from "@/lib/moderation/schema";
import { ownIconsResponseSchema } from "@/lib/profiles/schema";
import { createReportResponseSchema } from "@/lib/reports/schema";
import { createSignedIn, type SignedInAccount } from "../support/accounts";
import { callApi } from "../support/api";
import { ownContent, postBuild, saveBuild, savePublishedBuild } from "../support/builds/saved-builds";
import { testStore } from "../support/store";
import { readStoredLedger } from "../support/stored-ledger";
import { awayFromMidnight } from "../support/utc-day";

beforeEach(awayFromMidnight);

const post = (path: string, { idToken }: SignedInAccount, body: unknown) =>
  callApi(path, { method: "POST", token: idToken, body });
const page = (path: string) => callApi(path);

/** An account with this many coins, as an admin would give them. */
async function createWithCoins(coins: number): Promise<SignedInAccount> {
  const account = await createSignedIn();
  await post("/api/user/session", account, undefined);
  const user = await testStore().readDoc(`users/${account.uid}`);
  const entry = {
    amount: coins,
    reason: "admin-adjustment",
    ref: "test",
    balanceAfter: coins,
    createdAt: new Date(),
  };
  await testStore().writeDoc(`users/${account.uid}/ledger/test`, entry);
  await testStore().writeDoc(`users/${account.uid}`, { ...user, coins });
  return account;
}

describe("POST /api/user/icon", () => {
  test("pays once for thirty calls at once, and the icon is on the public profile", async () => {
    const rook = await createWithCoins(500);
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => post("/api/user/icon", rook, { iconId: "dragon", buy: true })),
    );
    for (const { status, body } of replies) {
      expect(status).toBe(200);
      expect(ownIconsResponseSchema.parse(body)).toMatchObject({ icon: "dragon", coins: 300 });
    }
    expect(await readStoredLedger(rook.uid)).toMatchObject({ coins: 300, sum: 300 });
    expect((await callApi(`/api/user?uid=${rook.uid}`)).body).toMatchObject({ icon: "dragon" });
  });

  test("answers 402 with price and balance where the coins do not suffice, and changes nothing", async () => {
    const rook = await createWithCoins(199);
    const reply = await post("/api/user/icon", rook, { iconId: "dragon", buy: true });
    expect(reply).toMatchObject({
      status: 402,
      body: { code: "payment-required", price: 200, balance: 199 },
    });
    expect(await readStoredLedger(rook.uid)).toMatchObject({ coins: 199, sum: 199 });
  });

  test.each([
    [{ iconId: "trophy", buy: true }, 403],
    [{ iconId: "dragon" }, 409],
    [{ iconId: "rathalos" }, 400],
    [{ iconId: "dragon", buy: "yes" }, 400],
    [{ iconId: "dragon", buy: true, price: 1 }, 400],
    [{}, 400],
  ])("refuses %j with %i", async (body, status) => {
    expect((await post("/api/user/icon", await createWithCoins(500), body)).status).toBe(status);
  });

  test("is nobody's without a session", async () => {
    expect((await callApi("/api/user/icon")).status).toBe(401);
  });
});

describe("POST /api/user/name", () => {
  test("changes the name everywhere, and the next sign-in keeps it", async () => {
    const rook = await createSignedIn();
    await post("/api/user/session", rook, undefined);
    expect((await page(`/user/${rook.uid}`)).body).toContain(rook.displayName);
    const name = `Sable ${rook.uid.slice(0, 6)}`;
    expect(await post("/api/user/name", rook, { name: `  ${name}\n` })).toMatchObject({
      status: 200,
      body: { displayName: name },
    });
    expect((await page(`/user/${rook.uid}`)).body).toContain(name);
    expect((await post("/api/user/session", rook, undefined)).body).toMatchObject({
      user: { displayName: name },
    });
  });

  test.each(["", " \u200B ", "Admin", "The M0derator", "Rооk", "x".repeat(33), "x".repeat(10_000)])(
    "refuses %j with 400",
    async (name) => {
      expect((await post("/api/user/name", await createSignedIn(), { name })).status).toBe(400);
    },
  );
});

describe("a profile page", () => {
  test("is in the HTML, and nothing private is", async () => {
    const rook = await createWithCoins(98_765);
    const content = ownContent();
    await savePublishedBuild(rook, content);
    const hidden = ownContent();
    await saveBuild(rook, hidden);
    const { status, body } = await page(`/user/${rook.uid}`);
    expect(status).toBe(200);
    expect(body).toContain(rook.displayName);
    expect(body).toContain(content.title);
    expect(body).toContain("First published build");
    for (const secret of [hidden.title, "98765", "98,765", rook.email]) expect(body).not.toContain(secret);
  });

  test("of nobody is 404", async () => {
    expect((await page(`/user/${randomUUID()}`)).status).toBe(404);
    expect((await page("/user/__x__")).status).toBe(404);
  });
});

describe("POST /api/reports", () => {
  test("makes one report of twenty calls at once, which moderators alone read, without the reporter", async () => {
    const [rook, sable, creator] = await Promise.all([
      createSignedIn(),
      createSignedIn(),
      createSignedIn({ claims: { creator: true } }),
    ]);
    const { id } = await savePublishedBuild(rook, ownContent());
    const body = { kind: "build", id, reason: "spam", text: `See ${id}` };
    const replies = await Promise.all(Array.from({ length: 20 }, () => post("/api/reports", sable, body)));
    expect(
      replies.map((reply) => createReportResponseSchema.parse(reply.body).created).filter(Boolean),
    ).toHaveLength(1);
    expect((await callApi("/api/moderation/queue", { token: sable.idToken })).status).toBe(403);

    let cursor: string | null = null;
    const found: string[] = [];
    do {
      const query = new URLSearchParams({ show: "reports", ...(cursor === null ? {} : { cursor }) });
      const reply = await callApi(`/api/moderation/queue?${query}`, { token: creator.idToken });
      const page = moderationQueueResponseSchema.parse(reply.body);
      found.push(
        ...page.rows.flatMap((row) => (row.type === "case" && row.owner?.uid === rook.uid ? row.id : [])),
      );
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(found).toHaveLength(1);
    const shown = await callApi(`/api/moderation/cases/${found[0]}`, { token: creator.idToken });
    expect(caseResponseSchema.parse(shown.body).case).toMatchObject({
      kind: "build",
      status: "open",
      reports: [{ reason: "spam", text: `See ${id}` }],
    });
    expect(JSON.stringify(shown.body)).not.toContain(sable.uid);
  });

  test("answers 401, 403, 404, 409 and 400 for what cannot be reported", async () => {
    const [rook, sable, newcomer] = await Promise.all([
      createSignedIn(),
      createSignedIn(),
      createSignedIn({ emailVerified: false }),
    ]);
    const own = await savePublishedBuild(rook, ownContent());
    const hidden = await saveBuild(rook, ownContent());
    const report = (id: string) => ({ kind: "build", id, reason: "spam" });
    expect((await callApi("/api/reports", { method: "POST", body: report(own.id) })).status).toBe(401);
    expect((await post("/api/reports", newcomer, report(own.id))).status).toBe(403);
    expect((await post("/api/reports", sable, report(hidden.id))).status).toBe(404);
    expect((await post("/api/reports", rook, report(own.id))).status).toBe(409);
    expect((await post("/api/reports", sable, { ...report(own.id), reason: "bored" })).status).toBe(400);
  });
});

describe("a block", () => {
  test("refuses posting with reason and end, leaves the rest, and ends", async () => {
    const [rook, creator] = await Promise.all([
      createSignedIn(),
      createSignedIn({ claims: { creator: true } }),
    ]);
    const draft = await saveBuild(rook, ownContent());
    const block = (days: number, account = creator) =>
      post(`/api/moderation/users/${rook.uid}/block`, account, { days, reason: "Spam" });
    expect((await block(3, rook)).status).toBe(403);
    expect((await block(3)).status).toBe(200);
    const refused = await postBuild(`/${draft.id}/publish`, rook);
    expect(refused).toMatchObject({ status: 403, body: { code: "blocked", reason: "Spam" } });
    expect(
      (await post("/api/reports", rook, { kind: "profile", id: creator.uid, reason: "spam" })).status,
    ).toBe(403);
    expect((await saveBuild(rook, ownContent())).visibility).toBe("private");
    expect((await block(0)).status).toBe(200);
    expect((await postBuild(`/${draft.id}/publish`, rook)).status).toBe(200);
  });
});

describe("/about/coins", () => {
  test("shows the price list and the days that are over", async () => {
    const { status, body } = await page("/about/coins");
    expect(status).toBe(200);
    expect(body).toContain("Coins made and spent");
    const yesterday = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
    expect(body).toContain(yesterday);
  });
});
