import { describe, expect, test } from "vitest";
import { eraseHelp } from "@/lib/hunting-help/erase-help.server";
import { joinHunt } from "@/lib/hunting-help/hunt/change-seats.server";
import { postHuntSearch } from "@/lib/hunting-help/hunt/hunt-searches.server";
import { listOwnRequests, listRequests } from "@/lib/hunting-help/request/list-requests.server";
import { postRequest } from "@/lib/hunting-help/request/post-request.server";
import { readRequest } from "@/lib/hunting-help/request/read-request.server";
import { withdrawRequest } from "@/lib/hunting-help/request/withdraw-request.server";
import { requestBoardQuerySchema, requestBoardResponseSchema } from "@/lib/hunting-help/schema";
import { huntOf, joinOf } from "@/tests/support/hunting-help/hunts";
import {
  addHelper,
  answerFor,
  askFor,
  coinsOf,
  findLedgerProblems,
  type HelpPlace,
  helpDay,
  openHelp,
  solveFor,
  supportOf,
} from "@/tests/support/hunting-help/requests";
import { hunterOf } from "@/tests/support/leaderboards/runs";

const list = (place: HelpPlace, query: Record<string, unknown> = {}) =>
  listRequests(place, requestBoardQuerySchema.parse(query));
const titles = async (place: HelpPlace, query: Record<string, unknown> = {}) =>
  (await list(place, query)).requests.map(({ title }) => title);

/** Five requests of three people, an hour apart; the clock stands an hour after the last. */
async function openBoard() {
  const place = await openHelp();
  const hour = () => {
    place.clock.at += 3_600_000;
  };
  await askFor(place, "rook", { title: "Bow for Rathalos", body: "Stamina runs out" });
  hour();
  await askFor(place, "sable", { title: "Lance for Gravios", weapon: "lance", monster: "gravios", body: "" });
  hour();
  const hunt = supportOf({ title: "Party for Rathalos", platform: "ps5", language: "ja" });
  const { id } = (await postRequest(place, hunterOf("wren"), hunt)).request;
  hour();
  await answerFor(place, "rook", id);
  await solveFor(place, "sable", "rook");
  hour();
  return place;
}

describe("the board", () => {
  test("shows what is open, latest first, and nothing that is not public", async () => {
    const place = await openBoard();
    const reply = await list(place);
    expect(requestBoardResponseSchema.parse(reply)).toEqual(reply);
    expect(reply.requests.map(({ title, author }) => [title, author.displayName])).toEqual([
      ["Party for Rathalos", "wren"],
      ["Lance for Gravios", "sable"],
      ["Bow for Rathalos", "rook"],
    ]);
  });

  test.each([
    [{ kind: "hunt-support" }, ["Party for Rathalos"]],
    [{ monster: "rathalos" }, ["Party for Rathalos", "Bow for Rathalos"]],
    [{ weapon: "lance" }, ["Lance for Gravios"]],
    [{ platform: "ps5", language: "ja" }, ["Party for Rathalos"]],
    [{ platform: "pc" }, []],
    [{ sort: "unanswered" }, ["Lance for Gravios", "Bow for Rathalos"]],
    [{ sort: "expiring" }, ["Bow for Rathalos", "Lance for Gravios", "Party for Rathalos"]],
    [{ q: "stamina" }, ["Bow for Rathalos"]],
    [{ q: "RATHALOS bows" }, ["Bow for Rathalos"]],
    [{ q: "rathalos lance" }, []],
    [{ q: "the" }, []],
    [{ q: "  " }, ["Party for Rathalos", "Lance for Gravios", "Bow for Rathalos"]],
    [{ q: "gravios", weapon: "bow" }, []],
  ])("with %j shows %j", async (query, expected) => {
    expect(await titles(await openBoard(), query)).toEqual(expected);
  });

  test("shows solved and expired requests where they are asked for", async () => {
    const place = await openBoard();
    expect((await list(place, { status: "solved" })).requests).toMatchObject([{ status: "solved" }]);
    place.clock.at += 6.9 * helpDay;
    await askFor(place, "wren", { title: "Later" });
    expect(await titles(place)).toEqual(["Party for Rathalos", "Later"].toReversed());
    expect(await titles(place, { status: "expired" })).toEqual(["Lance for Gravios", "Bow for Rathalos"]);
    expect((await list(place, { status: "all" })).requests).toHaveLength(5);
    expect(await coinsOf(place, "rook")).toBe(515);
  });

  test("leaves out what was withdrawn, which its asker still finds", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    await withdrawRequest(place, hunterOf("rook"), id);
    expect((await list(place, { status: "all" })).requests).toEqual([]);
    const own = await listOwnRequests(place, hunterOf("rook"), { cursor: undefined });
    expect(own.requests).toMatchObject([{ id, status: "withdrawn" }]);
  });

  test.each(["new", "unanswered", "expiring"])("has pages of 25 without gaps, sorted by %s", async (sort) => {
    const people = Array.from({ length: 7 }, (_, index) => `hunter-${index}`);
    const place = await openHelp(people);
    for (const uid of people) {
      for (let count = 0; count < 9; count += 1) {
        place.clock.at += count % 3 === 0 ? 0 : 1000;
        await askFor(place, uid);
      }
    }
    const seen: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await list(place, { sort, ...(cursor && { cursor }) });
      expect(page.requests.length).toBeLessThanOrEqual(25);
      seen.push(...page.requests.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toHaveLength(63);
    expect(new Set(seen).size).toBe(63);
  });

  test.each([
    ["the beginning of a name", "gogma", "Gogmazios melts me"],
    ["a name with a typo", "gogmzios", "Gogmazios melts me"],
    ["two typos in two words", "gogmazois stamnia", "Gogmazios melts me"],
    ["the beginning of a word", "unsta", "Unstaggerable lance"],
    ["a word with a typo", "unstagerable", "Unstaggerable lance"],
    ["a short form of a weapon", "gs", "Big swings"],
    ["what players call a skill", "wex", "Big swings"],
    ["a name in Japanese", "大剣", "Big swings"],
    ["a name in German", "Großschwert", "Big swings"],
    ["part of a Japanese sentence", "体力", "日本語"],
    ["the name of a required skill", "weakness exploit", "Big swings"],
  ])("finds %s: %s", async (_what, q, expected) => {
    const place = await openHelp(["rook", "sable", "wren", "harth"]);
    await askFor(place, "rook", { title: "Gogmazios melts me", body: "Stamina runs out", monster: null });
    await askFor(place, "sable", { title: "Unstaggerable lance", weapon: "lance", monster: null, body: "" });
    const skills = [{ skill: "weakness-exploit", level: 3 }];
    await askFor(place, "wren", {
      title: "Big swings",
      weapon: "great-sword",
      monster: null,
      body: "",
      skills,
    });
    await askFor(place, "harth", { title: "日本語", weapon: "bow", monster: null, body: "体力が足りません" });
    expect(await titles(place, { q })).toEqual([expected]);
  });

  test("guesses typos only where nothing is as typed, on every page of the search", async () => {
    const people = Array.from({ length: 6 }, (_, index) => `hunter-${index}`);
    const place = await openHelp(people);
    for (const [index, uid] of people.entries()) {
      for (let count = 0; count < 5; count += 1) {
        place.clock.at += 1000;
        await askFor(place, uid, { title: `Stagger ${index} ${count}`, monster: null, body: "" });
      }
    }
    const first = await list(place, { q: "stager" });
    expect(first.requests).toHaveLength(25);
    const second = await list(place, { q: "stager", cursor: first.nextCursor ?? "" });
    expect(second.requests).toHaveLength(5);
    await askFor(place, "hunter-0", { title: "Stager", monster: null, body: "" });
    expect(await titles(place, { q: "stager" })).toEqual(["Stager"]);
  });

  test("finds several words in pages that leave nothing out", async () => {
    const people = Array.from({ length: 8 }, (_, index) => `hunter-${index}`);
    const place = await openHelp(people);
    let number = 0;
    for (const uid of people) {
      for (let count = 0; count < 9; count += 1) {
        place.clock.at += 1000;
        number += 1;
        await askFor(place, uid, {
          title: `Rathalos ${number % 2 ? "odd" : "even"} number ${number}`,
          body: "",
        });
      }
    }
    const first = await list(place, { q: "rathalos odd" });
    expect(first.requests).toHaveLength(25);
    const second = await list(place, { q: "rathalos odd", cursor: first.nextCursor ?? "" });
    const found = [...first.requests, ...second.requests].map(({ title }) => title);
    expect(new Set(found).size).toBe(36);
    expect(found.every((title) => title.includes("odd"))).toBe(true);
  });

  test("refuses a cursor of another order", async () => {
    const place = await openHelp(Array.from({ length: 4 }, (_, index) => `hunter-${index}`));
    for (let count = 0; count < 28; count += 1) await askFor(place, `hunter-${count % 4}`);
    const { nextCursor } = await list(place);
    await expect(list(place, { sort: "expiring", cursor: nextCursor })).rejects.toMatchObject({
      status: 400,
    });
  });
});

describe("erasing a person", () => {
  test("leaves solved requests and approved answers without a name, and nothing else", async () => {
    const place = await openHelp();
    await addHelper(place.db, "harth");
    const solved = (await solveFor(place, "rook", "sable")).request;
    const approved = (await solveFor(place, "sable", "rook")).request;
    const open = await askFor(place, "rook");
    await answerFor(place, "harth", open.id);
    const other = await askFor(place, "wren");
    await answerFor(place, "rook", other.id);
    await postHuntSearch(place, hunterOf("rook"), huntOf());
    const { created } = await postHuntSearch(place, hunterOf("sable"), huntOf());
    await joinHunt(place, hunterOf("rook"), joinOf("sable", created?.hunt));

    expect(await eraseHelp(place, "rook")).toEqual({ requests: 1, answers: 1 });
    expect(await readRequest(place, solved.id)).toMatchObject({
      author: { displayName: "Former hunter" },
      answers: [{ author: { displayName: "sable" } }],
    });
    expect(await readRequest(place, approved.id)).toMatchObject({
      answers: [{ uid: null, isApproved: true, author: { displayName: "Former hunter" } }],
    });
    await expect(readRequest(place, open.id)).rejects.toMatchObject({ status: 404 });
    expect((await readRequest(place, other.id)).request.answerCount).toBe(0);
    for (const name of ["helpRequests", "huntSearches", "helpTexts"]) {
      const { docs } = await place.db.collection(name).get();
      expect(JSON.stringify(docs.map((each) => each.data()))).not.toContain('"rook"');
    }
    const answers = await place.db.collectionGroup("answers").get();
    expect(JSON.stringify(answers.docs.map((each) => each.data()))).not.toContain('"rook"');
    expect(await eraseHelp(place, "rook")).toEqual({ requests: 0, answers: 0 });
    expect((await findLedgerProblems(place)).offenders).toEqual([]);
  });
});
