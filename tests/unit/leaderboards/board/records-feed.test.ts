import { expect, test } from "vitest";
import { purgePage } from "@/lib/content/cache-page.server";
import { listRecordEntries } from "@/lib/leaderboards/board/serve-records-feed.server";
import { getRunRef } from "@/lib/leaderboards/run/read-run-document.server";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { addVerified, soloQuest, submitFor } from "@/tests/support/leaderboards/runs";

const origin = "https://quarry.example";
const board = `boards/${soloQuest}_ta_bow_pc_1`;

function open() {
  purgePage(board);
  let at = Date.parse("2026-11-18T12:00:00Z");
  const now = () => {
    at += 60_000;
    return new Date(at);
  };
  return { db: createInProcessDb(), now };
}

test("the feed has verified records alone, latest decision first", async () => {
  const place = open();
  const first = await addVerified(place, "rook", { time: "04'00\"00" });
  await addVerified(place, "crow", { time: "04'30\"00" });
  const second = await addVerified(place, "sable", { time: "03'30\"00" });
  await submitFor(place, "wren", { time: "03'00\"00" });
  purgePage(board);
  const entries = await listRecordEntries(place, origin);
  expect(entries.map(({ address }) => address)).toEqual(
    [second, first].map((id) => `${origin}/leaderboards/runs/${id}`),
  );
  expect(entries[0]).toMatchObject({
    title: expect.stringMatching(/: 03'30"00 by sable$/),
    author: "sable",
    summary: "TA, Bow, PC, solo",
  });
  const decided = (await getRunRef(place.db, second).get()).get("decidedAt").toDate().toISOString();
  expect(entries[0]?.updated).toBe(decided);
  expect(entries[0]?.published && entries[0].published < decided).toBe(true);
});

test("the feed loses a run that is no longer verified", async () => {
  const place = open();
  const id = await addVerified(place, "rook");
  await getRunRef(place.db, id).update({ status: "rejected" });
  purgePage(board);
  expect(await listRecordEntries(place, origin)).toEqual([]);
});
