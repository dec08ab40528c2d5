import { createServer } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { writeCheck } from "@/lib/admin/checks.server";
import { findAlerts } from "@/lib/alerts/find-alerts.server";
import { alertLimits } from "@/lib/alerts/rules";
import { postText, sendAlerts } from "@/lib/alerts/send-alerts.server";
import { appendAudit } from "@/lib/audit/write-audit.server";
import * as stalls from "@/lib/observe/loop-stalls.server";
import { changeName } from "@/lib/profile-page/change-name.server";
import { changeNameBodySchema } from "@/lib/users/schema";
import { actorOf } from "@/tests/support/actors";
import { addHunter } from "@/tests/support/leaderboards/runs";
import { openStaff } from "@/tests/support/staff/staff-store";

type Place = Awaited<ReturnType<typeof openStaff>>;

const address = "https://hooks.example/secret";
let worst = 0;

beforeEach(() => {
  worst = 0;
  vi.spyOn(stalls, "takeWorstStall").mockImplementation(() => worst);
});
afterEach(() => vi.restoreAllMocks());

async function addCoins(place: Place, uid: string, amount: number, at = place.now()): Promise<void> {
  const entry = { amount, reason: "admin-adjustment", ref: "Gift", balanceAfter: 0, createdAt: at };
  await place.db.collection(`users/${uid}/ledger`).add(entry);
}

async function addTakeDowns(place: Place, actor: string, count: number, at = place.now()): Promise<void> {
  await appendAudit(
    place.db,
    Array.from({ length: count }, (_, index) => ({
      ...{ actor, action: "build.take-down" as const, target: `builds/b${index}`, subject: "rook" },
      ...{ before: {}, after: {}, why: "spam", at },
    })),
  );
}

const namesOf = async (place: Place) => (await findAlerts(place)).map(({ name }) => name);

describe("an alert", () => {
  test("is raised above the limit of coins an hour, less what was spent", async () => {
    const place = await openStaff();
    await addCoins(place, "rook", alertLimits["coins-made"]);
    expect(await namesOf(place)).toEqual([]);
    await addCoins(place, "sable", 200);
    expect(await findAlerts(place)).toEqual([{ name: "coins-made", value: 5200, limit: 5000 }]);
    await addCoins(place, "sable", -200);
    expect(await namesOf(place)).toEqual([]);
  });

  test("is not about what is older than an hour", async () => {
    const place = await openStaff();
    const before = new Date(place.now().getTime() - 2 * 3_600_000);
    await addCoins(place, "rook", 50_000, before);
    await addTakeDowns(place, "alma", 100, before);
    expect(await namesOf(place)).toEqual([]);
  });

  test("is raised by the take-downs of one moderator, not by those of all", async () => {
    const place = await openStaff();
    for (const uid of ["alma", "fabius", "odo"]) await addTakeDowns(place, uid, 30);
    expect(await namesOf(place)).toEqual([]);
    await addTakeDowns(place, "alma", 20);
    expect(await findAlerts(place)).toEqual([{ name: "take-downs", value: 50, limit: 40 }]);
  });

  test("is raised by a burst of renames", async () => {
    const place = await openStaff();
    for (let index = 0; index <= alertLimits.renames; index += 1) {
      const uid = `hunter-${index}`;
      await addHunter(place.db, uid);
      const name = changeNameBodySchema.parse({ name: `Hunter of ${index}` });
      await changeName(place, actorOf(uid), name);
    }
    expect(await namesOf(place)).toEqual(["renames"]);
  });

  test("is raised by a stalled process and by checks that found something", async () => {
    const place = await openStaff();
    worst = 501;
    await writeCheck(place.db, "ledger", { problems: 2, checked: 10 }, place.now());
    await writeCheck(place.db, "boards", { problems: 0, checked: 10 }, place.now());
    await writeCheck(place.db, "audit", { problems: 1, checked: 10 }, place.now());
    expect(await namesOf(place)).toEqual(["loop-stall", "ledger-check", "audit-check"]);
  });
});

describe("alerts", () => {
  test("are off without the setting, and read nothing then", async () => {
    const place = await openStaff();
    const post = vi.fn();
    const { db } = place;
    const collectionGroup = vi.spyOn(db, "collectionGroup");
    await addCoins(place, "rook", 50_000);
    expect(await sendAlerts(place, "", post)).toEqual({ done: 0, hasMore: false });
    expect([post.mock.calls, collectionGroup.mock.calls]).toEqual([[], []]);
  });

  test("are sent once in an hour, by however many processes, and again in the next one", async () => {
    const place = await openStaff();
    const post = vi.fn(async () => undefined);
    await addCoins(place, "rook", 50_000);
    await Promise.all(Array.from({ length: 5 }, () => sendAlerts(place, address, post)));
    expect(post.mock.calls).toEqual([
      [address, "Quarry: 50,000 more coins were made than spent within an hour (limit 5,000)."],
    ]);
    place.wait(3_600_000);
    await addCoins(place, "rook", 50_000);
    await sendAlerts(place, address, post);
    expect(post).toHaveBeenCalledTimes(2);
  });

  test("that did not arrive are sent by a later call", async () => {
    const place = await openStaff();
    await addCoins(place, "rook", 50_000);
    const broken = () => Promise.reject(new Error("The webhook of alerts answered 500."));
    await expect(sendAlerts(place, address, broken)).rejects.toThrow("500");
    place.wait(2 * 60_000);
    const post = vi.fn(async () => undefined);
    expect(await sendAlerts(place, address, post)).toEqual({ done: 1, hasMore: false });
  });

  test("name nobody", async () => {
    const place = await openStaff();
    await addTakeDowns(place, "alma", 60);
    const post = vi.fn(async (_address: string, _text: string) => undefined);
    await sendAlerts(place, address, post);
    expect(post.mock.calls.map(([, text]) => text).join()).not.toMatch(/alma|rook|builds/);
  });
});

describe("a webhook", () => {
  async function serve(answer: (response: import("node:http").ServerResponse) => void) {
    const bodies: string[] = [];
    const server = createServer(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      bodies.push(body);
      answer(response);
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const bound = server.address();
    const port = typeof bound === "object" && bound !== null ? bound.port : 0;
    return { bodies, url: `http://127.0.0.1:${port}/`, stop: () => server.closeAllConnections() };
  }

  test("gets the text in the fields of common services", async () => {
    const { bodies, url, stop } = await serve((response) => response.end());
    await postText(url, "Quarry: test.");
    stop();
    expect(bodies.map((body) => JSON.parse(body))).toEqual([
      { text: "Quarry: test.", content: "Quarry: test." },
    ]);
  });

  test("that refuses, sends on or does not answer is a failure", async () => {
    const refusing = await serve((response) => void response.writeHead(500).end());
    await expect(postText(refusing.url, "x")).rejects.toThrow("The webhook of alerts answered 500.");
    const sending = await serve((response) => void response.writeHead(302, { location: "/" }).end());
    await expect(postText(sending.url, "x")).rejects.toThrow();
    const silent = await serve(() => undefined);
    await expect(postText(silent.url, "x", 50)).rejects.toThrow();
    for (const { stop } of [refusing, sending, silent]) stop();
  });
});
