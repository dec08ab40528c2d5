import { expect, test } from "vitest";
import { decorationRarities, slotSizes } from "@/components/wiki/decorations/DecorationList";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { DecorationRow } from "@/lib/wiki/decorations/decoration-types";
import { listDecorations } from "@/lib/wiki/decorations/list-decorations.server";
import { type PackedRows, packRows, unpackRows } from "@/lib/wiki/pack-rows";

test("unpacks to what the catalog holds", () => {
  const rows = unpackRows(
    JSON.parse(JSON.stringify(packRows(listDecorations()))) as PackedRows<DecorationRow>,
  );
  expect(rows).toHaveLength(361);
  for (const { id, skills, ...figures } of rows) {
    const { gameId: _, skills: stored, id: __, ...rest } = getCatalog().decorations.require(id);
    expect(figures).toEqual(rest);
    expect(skills.map(({ id: skill, level }) => ({ skill, level }))).toEqual(stored);
  }
});

test("offers every rarity and slot that there is as a filter", () => {
  const { all } = getCatalog().decorations;
  expect(new Set(all.map(({ rarity }) => `${rarity}`))).toEqual(new Set(decorationRarities));
  expect(new Set(all.map(({ slot }) => `${slot}`))).toEqual(new Set(slotSizes));
});
