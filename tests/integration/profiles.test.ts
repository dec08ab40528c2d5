import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { ledgerResponseSchema } from "@/lib/coins/schema";
import { pageSize } from "@/lib/paging/page-size";
import { sessionResponseSchema, userDocumentSchema } from "@/lib/users/schema";
import { createSignedIn } from "../support/accounts";
import { callApi } from "../support/api";
import { testStore } from "../support/store";
import { readStoredLedger } from "../support/stored-ledger";
import { awayFromMidnight } from "../support/utc-day";

const photoURL = "https://lh3.googleusercontent.com/a/rook";
const openSession = (token: string) => callApi("/api/user/session", { method: "POST", token });

beforeEach(awayFromMidnight);

describe("POST /api/user/session", () => {
  test("creates the whole user document at first sight", async () => {
    const name = `Rook ${randomUUID().slice(0, 8)}`;
    const { uid, idToken } = await createSignedIn({ displayName: ` ${name} \u202Eof  Suja`, photoURL });
    const reply = await openSession(idToken);
    expect(reply.status).toBe(200);
    expect(sessionResponseSchema.parse(reply.body).user).toEqual({
      displayName: `${name} of Suja`,
      photoURL,
      coins: 0,
      icon: null,
      unread: 0,
    });
    const stored = await testStore().readDoc(`users/${uid}`);
    expect(Object.keys(stored ?? {}).toSorted()).toEqual(Object.keys(userDocumentSchema.shape).toSorted());
  });

  test("all first calls of an account at once make one user, and nothing is lost", async () => {
    const { uid, idToken } = await createSignedIn();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => [
        openSession(idToken),
        callApi("/api/user/quiz", { token: idToken }),
        callApi("/api/user/login-reward", { token: idToken }),
      ]).flat(),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await readStoredLedger(uid)).toMatchObject({ coins: 5, sum: 5 });
    expect(await testStore().listDocs(`users/${uid}/quiz`)).toHaveLength(1);
  });

  test("preserves coins and icons when the name changes, and drops a picture from elsewhere", async () => {
    const { uid, idToken, displayName } = await createSignedIn({
      photoURL: "https://evil.example/track.png",
    });
    await callApi("/api/user/login-reward", { token: idToken });
    const store = testStore();
    const document = await store.readDoc(`users/${uid}`);
    expect(document).toMatchObject({ photoURL: null });
    await store.writeDoc(`users/${uid}`, { ...document, displayName: `Old ${displayName}`, icon: "rathian" });
    expect((await openSession(idToken)).body).toMatchObject({ user: { displayName, coins: 5 } });
    expect(await store.readDoc(`users/${uid}`)).toMatchObject({
      displayName,
      icon: "rathian",
      coins: 5,
    });
  });

  test("cannot write any field that the body sets", async () => {
    const { uid, idToken, displayName } = await createSignedIn();
    await callApi("/api/user/session", {
      method: "POST",
      token: idToken,
      body: { coins: 1_000_000, displayName: "Admin", uid: "someone" },
    });
    expect(await testStore().readDoc(`users/${uid}`)).toMatchObject({ displayName, coins: 0 });
  });
});

describe("GET /api/user", () => {
  test("gives name and photo to anybody, cacheable, and nothing private", async () => {
    const { uid, idToken, displayName } = await createSignedIn({ photoURL });
    await openSession(idToken);
    const reply = await callApi(`/api/user?uid=${uid}`);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ displayName, photoURL, icon: null });
    expect(reply.headers.get("cache-control")).toMatch(/^public, .*s-maxage=/);
  });

  test("an unknown uid is 404 and not cached", async () => {
    const reply = await callApi("/api/user?uid=nobody-here");
    expect(reply).toMatchObject({ status: 404, body: { code: "not-found", message: expect.any(String) } });
    expect(reply.headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    "",
    "?uid=",
    "?uid=a&uid=b",
    "?uid=..",
    "?uid=a%2Fledger",
    "?uid=__x__",
    `?uid=${"a".repeat(129)}`,
  ])("%s is 400", async (query) => {
    const reply = await callApi(`/api/user${query}`);
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: "uid" }] } });
  });
});

describe("GET /api/user/ledger", () => {
  test("pages through a long statement, newest first, each entry once", async () => {
    const { uid, idToken } = await createSignedIn();
    const store = testStore();
    const total = pageSize + 5;
    // Three entries share each moment, so that the order within a moment matters at the page's edge.
    for (let index = 0; index < total; index += 1) {
      await store.writeDoc(`users/${uid}/ledger/entry.${String(index).padStart(2, "0")}`, {
        amount: 1,
        reason: "admin-adjustment",
        ref: "test",
        balanceAfter: index + 1,
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(index / 3))),
      });
    }
    const first = ledgerResponseSchema.parse((await callApi("/api/user/ledger", { token: idToken })).body);
    expect(first.entries).toHaveLength(pageSize);
    const next = `/api/user/ledger?cursor=${encodeURIComponent(first.nextCursor ?? "")}`;
    const second = ledgerResponseSchema.parse((await callApi(next, { token: idToken })).body);
    expect(second.nextCursor).toBeNull();
    const keys = [...first.entries, ...second.entries].map(({ key }) => key);
    expect(keys).toEqual(keys.toSorted().toReversed());
    expect(new Set(keys).size).toBe(total);
  });

  test("shows what was earned, and to nobody else", async () => {
    const rook = await createSignedIn();
    const sable = await createSignedIn();
    await callApi("/api/user/login-reward", { token: rook.idToken });
    const own = await callApi("/api/user/ledger", { token: rook.idToken });
    expect(own.body).toMatchObject({ entries: [{ amount: 5, reason: "daily-login", balanceAfter: 5 }] });
    expect(own.headers.get("cache-control")).toBe("no-store");
    const others = await callApi(`/api/user/ledger?uid=${rook.uid}`, { token: sable.idToken });
    expect(others.body).toEqual({ message: "OK", entries: [], nextCursor: null });
  });

  test.each(["nonsense", "1.2.", "zzzzzzzz.0.x", "x".repeat(300)])(
    "cannot start at the cursor %s",
    async (cursor) => {
      const { idToken } = await createSignedIn();
      const reply = await callApi(`/api/user/ledger?cursor=${encodeURIComponent(cursor)}`, {
        token: idToken,
      });
      expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: "cursor" }] } });
    },
  );
});

describe("GET /api/health", () => {
  test("says that all is well, and tells no secret", async () => {
    const reply = await callApi("/api/health");
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      status: "ok",
      firestore: "up",
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    expect(reply.headers.get("cache-control")).toBe("no-store");
  });
});
