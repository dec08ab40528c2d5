import { describe, expect, test } from "vitest";
import { ApiError } from "@/lib/http/api-error";
import { moderateHelp } from "@/lib/hunting-help/moderate-help.server";
import { editRequest } from "@/lib/hunting-help/request/edit-request.server";
import { postRequest } from "@/lib/hunting-help/request/post-request.server";
import { listHistory } from "@/lib/hunting-help/request/read-request.server";
import {
  editRequestBodySchema,
  postAnswerBodySchema,
  postRequestBodySchema,
} from "@/lib/hunting-help/schema";
import { accountLimits } from "@/lib/limits/account-limits";
import { revokedActor } from "@/tests/support/actors";
import {
  addHelper,
  answerBody,
  answerFor,
  askFor,
  coinsOf,
  findLedgerProblems,
  helpDay,
  openHelp,
  requestBody,
  requestOf,
  supportBody,
  supportOf,
} from "@/tests/support/hunting-help/requests";
import { hunterOf, moderatorOf } from "@/tests/support/leaderboards/runs";

describe("the body of a request", () => {
  test.each([
    ["title", ""],
    ["title", "x".repeat(101)],
    ["title", "\u200B\u202E"],
    ["body", `${"> ".repeat(40)}deep`],
    ["weapon", "axe"],
    ["monster", "../users"],
    ["owned", "<img src=x onerror=alert(1)>"],
    ["constraints", "x".repeat(401)],
    ["skills", Array.from({ length: 7 }, (_, index) => ({ skill: `skill-${index}`, level: 1 }))],
    ["skills", [1, 2].map((level) => ({ skill: "burst", level }))],
    ["playstyle", "lazy"],
    ["cost", 1],
    ["status", "solved"],
    ["key", "x"],
    ["platform", "pc"],
  ])("of a build with %s %j does not fit the schema", (field, value) => {
    expect(postRequestBodySchema.safeParse(requestBody({ [field]: value })).success).toBe(false);
  });

  test.each([
    ["platform", "switch"],
    ["timeZone", "Middle-earth/Shire"],
    ["timeZone", "Europe/Berlin<script>"],
    ["when", ""],
    ["when", "Tonight from 20:00"],
    ["party", 4],
    ["party", 0],
    ["language", "xx"],
    ["weapon", "bow"],
  ])("of hunt support with %s %j does not fit the schema", (field, value) => {
    expect(postRequestBodySchema.safeParse(supportBody({ [field]: value })).success).toBe(false);
  });
});

test("a text of 10,000 characters does not fit the schema, in a request or an answer", () => {
  const body = "x".repeat(10_000);
  expect(postRequestBodySchema.safeParse(requestBody({ body })).success).toBe(false);
  expect(postAnswerBodySchema.safeParse(answerBody({ body })).success).toBe(false);
});

describe("posting a request", () => {
  test("costs 30 coins for a build and 50 for a hunt", async () => {
    const place = await openHelp();
    const build = await postRequest(place, hunterOf("rook"), requestOf());
    expect(build).toMatchObject({ created: true, balance: 470, request: { cost: 30, status: "open" } });
    const hunt = await postRequest(place, hunterOf("rook"), supportOf());
    expect(hunt).toMatchObject({ balance: 420, request: { cost: 50, kind: "hunt-support" } });
    expect(await coinsOf(place, "rook")).toBe(420);
    expect((await findLedgerProblems(place)).offenders).toEqual([]);
  });

  test("is refused with price and balance where the coins do not suffice, and writes nothing", async () => {
    const place = await openHelp([]);
    await addHelper(place.db, "felix", { coins: 29 });
    await expect(postRequest(place, hunterOf("felix"), requestOf())).rejects.toMatchObject({
      status: 402,
      code: "payment-required",
      details: { price: 30, balance: 29 },
    });
    expect(await coinsOf(place, "felix")).toBe(29);
    for (const name of ["helpRequests", "limits", "helpTexts"]) {
      expect((await place.db.collection(name).get()).size).toBe(0);
    }
  });

  test("fifty times at once with one key is one request and one payment", async () => {
    const place = await openHelp();
    const body = requestOf();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => postRequest(place, hunterOf("rook"), body)),
    );
    expect(replies.filter(({ created }) => created)).toHaveLength(1);
    expect(await coinsOf(place, "rook")).toBe(470);
    expect((await place.db.collection("helpRequests").get()).size).toBe(1);
  });

  test("never takes a balance below zero, however many are sent at once", async () => {
    const place = await openHelp([]);
    await addHelper(place.db, "rook", { coins: 100 });
    const calls = Array.from({ length: 8 }, () => postRequest(place, hunterOf("rook"), requestOf()));
    const results = await Promise.allSettled(calls);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await coinsOf(place, "rook")).toBe(10);
  });

  test("is limited to ten a day, and to three in the first week of an account", async () => {
    const place = await openHelp([]);
    await addHelper(place.db, "rook", { coins: 1000 });
    await addHelper(place.db, "felix", { coins: 1000, createdAt: new Date(place.clock.at - 6 * helpDay) });
    const ask = async (uid: string) => {
      const calls = Array.from({ length: 12 }, () => postRequest(place, hunterOf(uid), requestOf()));
      const results = await Promise.allSettled(calls);
      return results.flatMap((each) => (each.status === "rejected" ? [each.reason.status] : []));
    };
    expect(await ask("rook")).toEqual([429, 429]);
    expect(await ask("felix")).toHaveLength(12 - accountLimits["help-post-new"].perDay);
    place.clock.at += helpDay;
    expect((await postRequest(place, hunterOf("rook"), requestOf())).created).toBe(true);
  });

  test("of what the account posted in the last days is refused, in any spelling", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook", { title: "A bow build, please", body: "Thanks" });
    const again = { title: "a BOW build please", body: "thanks!" };
    await expect(postRequest(place, hunterOf("rook"), requestOf(again))).rejects.toMatchObject({
      status: 409,
      details: { reason: "repeated", ref: `helpRequests/${id}` },
    });
    expect((await postRequest(place, hunterOf("sable"), requestOf(again))).created).toBe(true);
    place.clock.at += 8 * helpDay;
    expect((await postRequest(place, hunterOf("rook"), requestOf(again))).created).toBe(true);
  });

  test("of what a moderator took down is refused to everybody", async () => {
    const place = await openHelp();
    const text = { title: "Cheap coins at my shop, visit today", body: "" };
    const { id } = await askFor(place, "rook", text);
    const moderation = { id, action: "take-down", answer: null, reason: "Advertising" } as const;
    await moderateHelp(place, moderatorOf("alma"), moderation);
    await expect(postRequest(place, hunterOf("sable"), requestOf(text))).rejects.toMatchObject({
      status: 409,
      message: "A moderator removed this: Advertising",
    });
    expect(await coinsOf(place, "sable")).toBe(500);
  });

  test.each([
    [requestBody({ monster: "no-such-monster" }), "monster"],
    [requestBody({ skills: [{ skill: "no-such-skill", level: 1 }] }), "skills[0]"],
    [supportBody({ monster: null }), "monster"],
    [supportBody({ quest: "no-such-quest" }), "quest"],
  ])("of what the game does not have is refused: %#", async (body, path) => {
    const place = await openHelp();
    await expect(
      postRequest(place, hunterOf("rook"), postRequestBodySchema.parse(body)),
    ).rejects.toMatchObject({ status: 400, details: { issues: [{ path }] } });
    expect(await coinsOf(place, "rook")).toBe(500);
  });

  test("with an ended session costs nothing", async () => {
    const place = await openHelp();
    const error = new ApiError(401, "This session has ended.", { code: "unauthenticated" });
    await expect(postRequest(place, revokedActor("rook", error), requestOf())).rejects.toBe(error);
    expect(await coinsOf(place, "rook")).toBe(500);
  });
});

describe("editing a request", () => {
  const editOf = (version: number, changes: Record<string, unknown> = {}) => {
    const { key, ...body } = requestBody(changes);
    return editRequestBodySchema.parse({ version, ...body });
  };

  test("saves the version before, and the same edit again changes nothing", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook", { title: "First title", body: "First text" });
    const edit = editOf(1, { title: "Second title" });
    for (let time = 0; time < 2; time += 1) {
      const { request } = await editRequest(place, hunterOf("rook"), id, edit);
      expect(request).toMatchObject({ title: "Second title", version: 2 });
    }
    const { versions } = await listHistory(place, { id, target: id });
    expect(versions).toMatchObject([{ version: 1, title: "First title", body: "First text" }]);
  });

  test("is for the asker alone, and not for an older version", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    await expect(editRequest(place, hunterOf("sable"), id, editOf(1))).rejects.toMatchObject({ status: 403 });
    await editRequest(place, hunterOf("rook"), id, editOf(1));
    await expect(editRequest(place, hunterOf("rook"), id, editOf(1))).rejects.toMatchObject({
      status: 409,
      details: { version: 2 },
    });
  });

  test("cannot change the kind, or a request that is over", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    const { key, ...hunt } = supportBody();
    const other = editRequestBodySchema.parse({ version: 1, ...hunt });
    await expect(editRequest(place, hunterOf("rook"), id, other)).rejects.toMatchObject({ status: 400 });
    await answerFor(place, "sable", id);
    place.clock.at += 7 * helpDay;
    await expect(editRequest(place, hunterOf("rook"), id, editOf(1))).rejects.toMatchObject({
      status: 409,
      details: { reason: "expired" },
    });
  });
});
