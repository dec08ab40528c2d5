import { describe, expect, test } from "vitest";
import { readOpening } from "@/lib/builder/editor/read-opening";
import type { Firestore } from "@/lib/firebase/admin.server";
import { approveAnswer } from "@/lib/hunting-help/answer/approve-answer.server";
import { getAnswerBuilderPath } from "@/lib/hunting-help/answer/get-builder-path.server";
import { postAnswer } from "@/lib/hunting-help/answer/post-answer.server";
import { readFindPage, readRequestBoard, readRequestPage } from "@/lib/hunting-help/read-pages.server";
import { getMonsterFacts } from "@/lib/hunting-help/request/get-monster-facts.server";
import { postRequest } from "@/lib/hunting-help/request/post-request.server";
import { toRequestContent } from "@/lib/hunting-help/request/request-content.server";
import { withdrawRequest } from "@/lib/hunting-help/request/withdraw-request.server";
import { answerFor, answerOf, askFor, openHelp, requestOf } from "@/tests/support/hunting-help/requests";
import { createCountingDb } from "@/tests/support/leaderboards/counting-db";
import { hunterOf } from "@/tests/support/leaderboards/runs";

const requestContentOf = (changes: Record<string, unknown>) => toRequestContent(requestOf(changes));

async function measure(
  place: Awaited<ReturnType<typeof openHelp>>,
  work: (counted: { db: Firestore; now: () => Date }) => Promise<unknown>,
) {
  const { db, cost } = createCountingDb(place.db);
  await work({ db, now: place.now });
  return cost;
}

describe("the transaction", () => {
  test("of a request, an answer, an approval and a withdrawal costs these documents", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    const answer = await answerFor(place, "sable", id);
    const other = await askFor(place, "rook");
    const rook = hunterOf("rook");
    const ask = await measure(place, (counted) => postRequest(counted, rook, requestOf()));
    const answering = await measure(place, (counted) =>
      postAnswer(counted, hunterOf("wren"), id, answerOf()),
    );
    const approval = await measure(place, (counted) =>
      approveAnswer(counted, rook, { id, answer: answer.id }),
    );
    const withdrawal = await measure(place, (counted) => withdrawRequest(counted, rook, other.id));
    for (const { reads, writes } of [ask, answering, approval, withdrawal]) {
      expect(reads).toBeLessThanOrEqual(16);
      expect(writes).toBeLessThanOrEqual(16);
    }
    // The same again costs the same, however many requests there are.
    expect(await measure(place, (counted) => postRequest(counted, rook, requestOf()))).toEqual(ask);
  });
});

describe("the pages", () => {
  test("leave out what an address cannot mean, and are not there for what is no request", async () => {
    const place = await openHelp();
    const { id } = await askFor(place, "rook");
    const board = await readRequestBoard(place, { weapon: "bow", monster: "<script>", sort: ["a"], x: "1" });
    expect(board.query).toEqual({ weapon: "bow", status: "open", sort: "new" });
    expect(board.requests.map((row) => row.id)).toEqual([id]);
    expect((await readFindPage(place, { platform: "wii" })).query).toEqual({});
    for (const wrong of ["0".repeat(24), "../users/x", undefined, ["a"], ""]) {
      expect(await readRequestPage(place, wrong)).toBeNull();
    }
    const page = await readRequestPage(place, id);
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
    expect(page?.monster).toMatchObject({ id: "rathalos", drops: [{ source: "Quest rewards" }, {}] });
  });

  test("lead into the builder with weapon, monster and skills, and back", async () => {
    const request = requestContentOf({
      ...{ weapon: "bow", monster: "rey-dau" },
      skills: [{ skill: "constitution", level: 3 }],
    });
    const path = getAnswerBuilderPath("0".repeat(24), request);
    const query = new URLSearchParams(path?.split("?")[1]);
    expect(query.get("answer")).toBe("0".repeat(24));
    expect(readOpening(query)).toMatchObject({
      ...{ kind: "plan", weapon: expect.stringMatching(/^bow-/), monster: "rey-dau" },
      skills: [{ id: "constitution", level: 3 }],
    });
  });

  test("know weak points and drops of every large monster", () => {
    expect(getMonsterFacts("no-such-monster")).toBeNull();
    expect(getMonsterFacts("rathalos")).toMatchObject({
      weaknesses: expect.arrayContaining([["dragon", expect.any(Number)]]),
      bestParts: [{ type: "Sever" }, { type: "Blunt" }, { type: "Ammo" }],
    });
  });
});
