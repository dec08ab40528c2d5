import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { checkLedger } from "@/lib/coins/check-ledger.server";
import { ledgerReportSchema } from "@/lib/coins/ledger-report";
import { demoAccounts, demoPassword } from "@/lib/demo/accounts";
import { seedDemo, seedResultSchema } from "@/lib/demo/seed-demo.server";
import { getAdminAuth, getDb } from "@/lib/firebase/admin.server";
import { clientConfigSchema } from "@/lib/firebase/client-config";
import { readServerEvents } from "@/lib/firebase/event-stream";
import { isBadge } from "@/lib/profiles/badges";
import { siteConfig } from "@/lib/site/config";
import { userDocumentSchema } from "@/lib/users/schema";
import { createSignedIn, deleteAccount, expiredToken, foreignToken, signIn } from "../support/accounts";
import { callApi } from "../support/api";
import { testEnvironment } from "../support/environment";
import { patience } from "../support/patience";
import { resetUser, testStore } from "../support/store";

const { backend, baseUrl, authEmulator, firestoreEmulator } = testEnvironment();
const embedded = backend === "embedded";
const store = testStore();
const used: string[] = [];

afterAll(async () => {
  for (const uid of used) {
    await resetUser(uid);
    await deleteAccount(uid);
  }
});

/** A signed-in person who is gone after the tests. */
async function newcomer() {
  const account = await createSignedIn();
  used.push(account.uid);
  return account;
}

async function ledgerReport() {
  if (!embedded) return checkLedger(await getDb());
  const { status, body } = await callApi("/api/embedded/ledger-report", { method: "POST" });
  expect(status).toBe(200);
  return ledgerReportSchema.parse(body);
}

async function seed() {
  if (embedded) return seedResultSchema.parse((await callApi("/api/embedded/seed", { method: "POST" })).body);
  const { projectId } = siteConfig.firebase;
  return seedDemo({ db: await getDb(), auth: await getAdminAuth(), now: () => new Date(), projectId });
}

describe("what the browser is told", () => {
  test("is the backend and its addresses", async () => {
    const { status, body } = await callApi("/api/client-config");
    expect(status).toBe(200);
    const config = clientConfigSchema.parse(body);
    expect(config.backend).toBe(backend);
    expect(config.authEmulator).toBe(`http://${authEmulator}`);
    const address = config.firestoreEmulator;
    expect(address && `${address.host}:${address.port}`).toBe(embedded ? null : firestoreEmulator);
  });

  test("is accounts that one can sign in with, an admin and a creator among them", async () => {
    const { demoAccounts: offered } = clientConfigSchema.parse((await callApi("/api/client-config")).body);
    expect(offered.map(({ role }) => role)).toEqual(expect.arrayContaining(["admin", "creator", "hunter"]));
    for (const account of offered) {
      const claims = await (await getAdminAuth()).verifyIdToken(await signIn(account));
      expect(claims.name).toBe(account.displayName);
      expect(Boolean(claims.admin)).toBe(account.role === "admin");
      expect(Boolean(claims.creator)).toBe(account.role === "creator");
    }
  });
});

describe("the demo's content", () => {
  test("is there for everybody, in the shape of real documents", async () => {
    for (const { uid, displayName } of demoAccounts) {
      const user = await store.readDoc(`users/${uid}`);
      expect(user, displayName).toMatchObject({ displayName });
      // Moments are read as dates here, which the schema of a document does not know.
      const { createdAt: _, badges: __, ...fields } = userDocumentSchema.shape;
      for (const [name, schema] of Object.entries(fields)) schema.parse(user?.[name]);
      expect(user?.createdAt).toBeInstanceOf(Date);
      const badges = z.array(z.object({ id: z.string(), at: z.date() })).parse(user?.badges);
      expect(badges.every(({ id }) => isBadge(id))).toBe(true);
    }
  });

  test("is written once: a second seed gives nothing and takes nothing", async () => {
    const person = demoAccounts[2]!;
    const before = await store.readDoc(`users/${person.uid}`);
    await store.writeDoc(`users/${person.uid}`, { ...before, icon: "chosen-since" });
    expect(await seed()).toEqual({
      accounts: demoAccounts.length,
      written: 0,
      entries: 0,
      builds: 0,
      requests: 0,
      cases: 0,
      runs: 0,
      guides: 0,
      events: 0,
      owned: 0,
    });
    expect(await store.readDoc(`users/${person.uid}`)).toMatchObject({ icon: "chosen-since" });
    await store.writeDoc(`users/${person.uid}`, { ...before });
    await signIn({ email: person.email, password: demoPassword });
  });

  test("is refused to a project that is not a demo", async () => {
    const deps = { db: await getDb(), auth: await getAdminAuth(), now: () => new Date() };
    await expect(seedDemo({ ...deps, projectId: "quarry-live" })).rejects.toThrow("for demo- projects only");
  });
});

describe("the check of all ledgers", () => {
  test("counts what is there and finds nothing wrong with the demo's people", async () => {
    const report = await ledgerReport();
    expect(report.users).toBeGreaterThanOrEqual(demoAccounts.length);
    expect(report.entries).toBeGreaterThan(500);
    const wrong = report.offenders.map(({ uid }) => uid);
    for (const { uid } of demoAccounts) expect(wrong).not.toContain(uid);
  });

  test("finds coins from nowhere and entries of nobody", async () => {
    const { uid } = await newcomer();
    const before = await ledgerReport();
    const entry = {
      amount: 5,
      reason: "daily-login",
      ref: "2026-11-20",
      balanceAfter: 5,
      createdAt: new Date(),
    };
    await store.writeDoc(`users/${uid}/ledger/daily-login.2026-11-20`, entry);
    expect((await ledgerReport()).ownerless).toBe(before.ownerless + 1);

    await store.writeDoc(`users/${uid}`, { coins: 7 });
    const report = await ledgerReport();
    expect(report.ownerless).toBe(before.ownerless);
    expect(report.broken).toBe(before.broken + 1);
    expect(report.offenders).toContainEqual({ uid, problems: ["the balance is 7, the entries add up to 5"] });

    await store.writeDoc(`users/${uid}`, { coins: 5 });
    expect(await ledgerReport()).toMatchObject({ broken: before.broken, ownerless: before.ownerless });
  });
});

describe("the test driver", () => {
  test("reads back what it writes, and what it deletes is gone with all below", async () => {
    const { uid } = await newcomer();
    const at = new Date("2026-11-20T12:34:56.789Z");
    const data = { coins: 3, name: null, list: [{ at }], at };
    await store.writeDoc(`users/${uid}`, data);
    await store.writeDoc(`users/${uid}/ledger/a`, { amount: 3 });
    expect(await store.readDoc(`users/${uid}`)).toEqual(data);
    expect(await store.listDocs(`users/${uid}/ledger`)).toEqual([
      { id: "a", path: `users/${uid}/ledger/a`, data: { amount: 3 } },
    ]);
    await resetUser(uid);
    expect(await store.readDoc(`users/${uid}`)).toBeNull();
    expect(await store.listDocs(`users/${uid}/ledger`)).toEqual([]);
  });
});

const embeddedRoutes = ["documents", "ledger-report", "seed", "role", "delete-account"] as const;

describe.runIf(!embedded)("routes of the embedded backend", () => {
  test.each([...embeddedRoutes, "watch"])("/api/embedded/%s is not there", async (route) => {
    const { idToken } = await newcomer();
    for (const method of ["GET", "POST"]) {
      const { status, body } = await callApi(`/api/embedded/${route}`, { method, token: idToken });
      expect(status).toBe(404);
      expect(body).toMatchObject({ message: expect.any(String) });
    }
  });
});

describe.runIf(embedded)("routes that go past the rules", () => {
  /** `fetch` lets nobody choose the Host header. */
  const statusFor = (route: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const call = request(`${baseUrl}/api/embedded/${route}`, { method: "POST", headers }, (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      });
      call.once("error", reject);
      call.end("{}");
    });

  test.each(embeddedRoutes)("/api/embedded/%s serves programs on this machine alone", async (route) => {
    expect(await statusFor(route, { origin: "https://evil.example" })).toBe(403);
    expect(await statusFor(route, { "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await statusFor(route, { host: "rebound.example" })).toBe(403);
    expect(await statusFor(route, { "x-forwarded-for": "192.0.2.7" })).toBe(403);
  });
});

describe.runIf(embedded)("the live watch of one's own document", () => {
  async function watch(token: string, uid: string) {
    const abort = new AbortController();
    const reply = await fetch(`${baseUrl}/api/embedded/watch?kind=user&id=${uid}`, {
      headers: { authorization: `Bearer ${token}`, "accept-encoding": "gzip" },
      signal: abort.signal,
    });
    if (!reply.body) throw new Error("There is no stream.");
    const events = readServerEvents(reply.body);
    const next = async (): Promise<unknown> => {
      const event = await Promise.race([events.next(), pause(patience.timeout, null, { ref: false })]);
      if (!event) throw new Error("Nothing arrived.");
      if (event.done) throw new Error("The stream ended.");
      return JSON.parse(event.value);
    };
    return { reply, next, stop: () => abort.abort() };
  }

  test("shows that there is none yet, its birth, and each change at once", async () => {
    const { uid, idToken } = await newcomer();
    const { reply, next, stop } = await watch(idToken, uid);
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toContain("text/event-stream");
    expect(reply.headers.get("content-encoding"), "a compressed stream would arrive late").toBeNull();
    expect(await next()).toBeNull();

    const user = { displayName: "Rimeward", photoURL: null, coins: 0 };
    await store.writeDoc(`users/${uid}`, { ...user, mutedNotifications: ["build-liked"] });
    expect(await next()).toEqual({ ...user, icon: null, unread: 0 });
    await store.writeDoc(`users/${uid}`, { ...user, coins: 10, unread: 2 });
    expect(await next()).toEqual({ ...user, icon: null, coins: 10, unread: 2 });
    stop();
  });

  test("follows nobody else's document", async () => {
    const [watcher, other] = [await newcomer(), await newcomer()];
    const { next, stop } = await watch(watcher.idToken, watcher.uid);
    expect(await next()).toBeNull();
    await store.writeDoc(`users/${other.uid}`, { displayName: "Other", photoURL: null, coins: 1 });
    await store.writeDoc(`users/${watcher.uid}`, { displayName: "Own", photoURL: null, coins: 2 });
    expect(await next()).toMatchObject({ displayName: "Own" });
    stop();
  });

  test("goes on for others when one reader leaves", async () => {
    const { uid, idToken } = await newcomer();
    const [first, second] = [await watch(idToken, uid), await watch(idToken, uid)];
    await Promise.all([first.next(), second.next()]);
    first.stop();
    await store.writeDoc(`users/${uid}`, { displayName: "Still here", photoURL: null, coins: 0 });
    expect(await second.next()).toMatchObject({ displayName: "Still here" });
    second.stop();
  });

  test("ends at a broken document, and the server goes on", async () => {
    const { uid, idToken } = await newcomer();
    const { next } = await watch(idToken, uid);
    expect(await next()).toBeNull();
    await store.writeDoc(`users/${uid}`, { coins: "many" });
    await expect(next()).rejects.toThrow("ended");
    expect((await callApi("/api/client-config")).status).toBe(200);
  });

  test("is refused without a valid token of this project", async () => {
    const account = await newcomer();
    const tokens = [undefined, "nonsense", await expiredToken(account), await foreignToken(account)];
    for (const token of tokens) {
      const { status, body } = await callApi(
        "/api/embedded/watch?kind=user&id=rook",
        token === undefined ? {} : { token },
      );
      expect(status).toBe(401);
      expect(body).toMatchObject({ message: expect.any(String) });
    }
  });

  test("cannot be somebody else's, or anything that is not watched", async () => {
    const { idToken: token } = await newcomer();
    for (const query of ["?kind=user&id=rook", "?kind=build&id=rook", "", "?kind=user"]) {
      expect(await callApi(`/api/embedded/watch${query}`, { token })).toMatchObject({ status: 403 });
    }
  });

  test("answers GET alone", async () => {
    const { idToken } = await newcomer();
    const { status, headers } = await callApi("/api/embedded/watch?kind=user&id=rook", {
      method: "POST",
      token: idToken,
    });
    expect(status).toBe(405);
    expect(headers.get("allow")).toBe("GET");
  });
});
