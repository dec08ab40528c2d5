import { expect, test } from "vitest";
import { decorationRarities, slotSizes } from "@/components/wiki/decorations/DecorationList";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { listDecorations } from "@/lib/wiki/decorations/list-decorations.server";
import { unpackDecorations } from "@/lib/wiki/decorations/pack-decorations";

test("unpacks to what the catalog holds", () => {
  const rows = unpackDecorations(JSON.parse(JSON.stringify(listDecorations())));
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
