import { expect, test } from "vitest";
import { countTraces } from "@/lib/account-data/find-traces.server";
import { listTopHelpers } from "@/lib/hunting-help/answer/top-helpers.server";
import { eraseHelp } from "@/lib/hunting-help/erase-help.server";
import { topHelpersResponseSchema } from "@/lib/hunting-help/schema";
import { helpDay, openHelp, solveFor } from "@/tests/support/hunting-help/requests";

const rows = (helpers: readonly { author: { displayName: string }; count: number }[]) =>
  helpers.map(({ author, count }) => [author.displayName, count]);

test("the top helpers of a month and ever have what was approved and paid, most first", async () => {
  const place = await openHelp(["rook", "sable", "wren", "harth"]);
  await solveFor(place, "rook", "sable");
  // The same two on one day: approved, not paid, not counted.
  await solveFor(place, "rook", "sable");
  await solveFor(place, "harth", "sable");
  await solveFor(place, "sable", "wren");
  const reply = await listTopHelpers(place);
  expect(topHelpersResponseSchema.parse(reply)).toEqual(reply);
  expect(reply.month).toBe("2026-11");
  expect(rows(reply.ofMonth)).toEqual([
    ["sable", 2],
    ["wren", 1],
  ]);
  place.clock.at += 20 * helpDay;
  await solveFor(place, "rook", "wren");
  await solveFor(place, "harth", "wren");
  const later = await listTopHelpers(place);
  expect([later.month, rows(later.ofMonth), rows(later.ever)]).toEqual([
    "2026-12",
    [["wren", 2]],
    [
      ["wren", 3],
      ["sable", 2],
    ],
  ]);
});

test("a deleted account is in neither", async () => {
  const place = await openHelp();
  await solveFor(place, "rook", "sable");
  const before = await countTraces(place.db, "sable");
  await eraseHelp(place, "sable");
  expect(await countTraces(place.db, "sable")).toBeLessThan(before);
  expect(await listTopHelpers(place)).toMatchObject({ ofMonth: [], ever: [] });
});
