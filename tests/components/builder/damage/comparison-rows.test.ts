import { expect, test } from "vitest";
import { getComparisonRows } from "@/components/builder/damage/get-comparison-rows";
import type { ComparedBuild } from "@/hooks/builder/use-build-comparison";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { getCatalogName } from "@/lib/builder/loadout/get-catalog-name.server";
import type { Loadout } from "@/lib/builder/loadout/model";
import { summarizeLoadout } from "@/lib/builder/summary/summarize-loadout";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { catalog, gogmaziosLoadout } from "@/tests/support/builder/loadouts";

function compared(loadout: Loadout): ComparedBuild {
  const derived = deriveLoadout(loadout, catalog);
  const summary = summarizeLoadout(derived, getCatalog().skills.all);
  return { name: "", loadout, derived, summary, unread: [], problems: [], damage: null };
}

test("builds are compared by what they are and by what always counts", () => {
  const { weapon } = gogmaziosLoadout;
  if (weapon === null) throw new Error("The loadout has a weapon.");
  const plain = { ...gogmaziosLoadout, weapon: { ...weapon, decorations: [] } };
  const rows = getComparisonRows([compared(gogmaziosLoadout), compared(plain)], getCatalogName);
  const cellsOf = (label: string) => rows.find((row) => row.label === label)?.cells;
  expect(cellsOf("Attack, base")?.map(({ text, delta }) => [text, delta])).toEqual([
    ["231", null],
    ["231", 0],
  ]);
  // Attack Boost 3 is in the decoration that the other has not.
  expect(cellsOf("Attack, always on")?.map(({ text, delta }) => [text, delta])).toEqual([
    ["238", null],
    ["231", -7],
  ]);
  expect(cellsOf("Element, always on")?.[0]?.text).toBe("Fire 590");
  expect(cellsOf("Defense, always on")?.[0]?.text).toBe("435");
  expect(rows.some(({ label }) => label.endsWith("against target"))).toBe(false);
});
