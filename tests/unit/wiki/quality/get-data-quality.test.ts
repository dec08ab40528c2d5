import { expect, test } from "vitest";
import { listVerifiers } from "@/lib/catalog/get-quality.server";
import { getOpenRecords } from "@/lib/wiki/open-data/get-open-data.server";
import { getDataQuality } from "@/lib/wiki/quality/get-data-quality.server";

test("no comparison agrees in more values than it compared, and the sums are those of the rows", () => {
  const { comparisons, agree, compared } = getDataQuality();
  expect(comparisons.filter((row) => row.agree > row.compared)).toEqual([]);
  expect(comparisons.reduce((sum, row) => sum + row.agree, 0)).toBe(agree);
  expect(comparisons.reduce((sum, row) => sum + row.compared, 0)).toBe(compared);
});

test("a source verifies records only where it agrees in every comparison", () => {
  expect(listVerifiers("weapons")).toEqual([]);
  expect(listVerifiers("armor")).toEqual(["LartTyler/mhdb-wilds-data", "chanleyou/mhwilds-calculator"]);
  expect(getOpenRecords("armor")[0]).toMatchObject({
    source: "game-tables",
    verified: listVerifiers("armor"),
  });
});

test("a record with a source of its own keeps it in the open data", () => {
  const community = getOpenRecords("quests").find(({ id }) => id === "freedom-from-solitude");
  expect(community).toMatchObject({ source: "community" });
});
