import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  hasTables,
  type Json,
  loadTable,
  readFacts,
  readNumber,
  readRows,
  tablesFolder,
  unwrap,
} from "@/tests/support/data-import/second-reader";

const asText = (values: readonly Json[]) => values.map((each) => JSON.stringify(each)).toSorted();

describe.skipIf(!hasTables)("a second reader of the tables", () => {
  const items = new Map<number, string>(readFacts("items").map(({ id, gameId }) => [gameId, id]));

  test("finds the same hitzones, weak points and wounds", () => {
    let compared = 0;
    for (const own of readFacts("monsters")) {
      const [, no, variant] = /^EM(\d{4})_(\d\d)/.exec(own.gameId) ?? [];
      const path = `Enemy/Em${no}/${variant}/Data/Em${no}_${variant}_Param_Parts.user.3.json`;
      if (!existsSync(join(tablesFolder, path))) continue;
      const content = unwrap(loadTable(path)[0]);
      const array = (name: string) => {
        const value = content[name];
        return (value?._DataArray ?? unwrap(value ?? {})?._DataArray ?? []).map(unwrap);
      };
      const meats = new Map(array("_MeatArray").map((meat: Json) => [meat._InstanceGuid, meat]));
      const figures = (guid: string) => {
        const meat: Json = meats.get(guid);
        return meat
          ? [
              meat._Slash,
              meat._Blow,
              meat._Shot,
              meat._Fire,
              meat._Water,
              meat._Thunder,
              meat._Ice,
              meat._Dragon,
              meat._Stun,
            ]
          : null;
      };
      const of = (zones: Json[], state: string) =>
        zones.flatMap((zone) =>
          (zone.states ?? [{ state: "weakPoint", ...zone }])
            .filter((each: Json) => each.state === state)
            .map((each: Json) => [
              each.sever,
              each.blunt,
              each.ammo,
              each.fire,
              each.water,
              each.thunder,
              each.ice,
              each.dragon,
              each.stun,
            ]),
        );
      const zones = [...own.hitzones, ...(own.weakPointHitzones ?? [])];
      const isThere = (list: Json[]) => list.filter((each) => each !== null);
      // `HIDE` is no part that a text names.
      const parts = array("_PartsArray").filter((part: Json) => !part._PartsType.endsWith("] HIDE"));
      const normal = isThere(parts.map((part: Json) => figures(part._MeatGuidNormal)));
      const wanted = new Set(asText(normal));
      for (const each of asText(of(own.hitzones, "normal"))) {
        expect(wanted.has(each), `${own.id} normal ${each}`).toBe(true);
        compared += 1;
      }
      const found = new Set(asText(of(zones, "normal")));
      for (const each of wanted) expect(found.has(each), `${own.id} lacks ${each}`).toBe(true);
      for (const [state, name] of [
        ["wound", "_ScarPointArray"],
        ["weakPoint", "_WeakPointArray"],
      ] as const) {
        const theirs = new Set(asText(isThere(array(name).map((point: Json) => figures(point._MeatGuid)))));
        for (const each of asText(of(zones, state))) {
          expect(theirs.has(each), `${own.id} ${state} ${each}`).toBe(true);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(600);
  });

  test("finds the same rewards of every monster", () => {
    let compared = 0;
    for (const { id, drops } of readFacts("monster-drops")) {
      const { gameId } = readFacts("monsters").find((each) => each.id === id);
      const table = readRows(`Common/Enemy/${gameId}`);
      const theirs = (rank: string) =>
        table.flatMap((row) =>
          rank === "low"
            ? [[row._IdStory, row._RewardNumStory, row._probabilityStory]]
            : row._IdEx.map((item: string, at: number) => [
                item,
                row._RewardNumEx[at],
                row._probabilityEx[at],
              ]),
        );
      for (const rank of ["low", "high"]) {
        const own = drops.filter((drop: Json) => drop.rank === rank);
        if (own.length === 0) continue;
        const wanted = theirs(rank).flatMap(([item, qty, chance]: Json) =>
          items.has(readNumber(item)) && qty > 0 && chance > 0
            ? [[items.get(readNumber(item)), qty, chance]]
            : [],
        );
        expect(asText(own.map((drop: Json) => [drop.item, drop.qty, drop.chance])), `${id} ${rank}`).toEqual(
          asText(wanted),
        );
        compared += own.length;
      }
    }
    expect(compared).toBeGreaterThan(1500);
  });

  test("finds the same gathering, ships and shop", () => {
    const ours = (kind: string): Json[] =>
      readFacts("item-sources").flatMap(({ id, sources }) =>
        sources.flatMap((source: Json) => (source.kind === kind ? [{ item: id, ...source }] : [])),
      );
    // Two points have no name in any text, so no page can say where their pieces are from.
    const nameless = /GM000_124_00|GM030_032_00/;
    const points = readRows("Gimmick/Common/GimmickRewardData").filter(
      (row) => !nameless.test(row._gimmickId),
    );
    const gathered = points.flatMap((row) =>
      ["low", "high"].flatMap((rank, at) => {
        const item = items.get(readNumber(row._itemId[at]));
        return [
          [item, rank, false, row._normalRewardNum[at], row._normalProbability[at]],
          [item, rank, true, row._rareRewardNum[at], row._rareProbability[at]],
        ].filter(([, , , qty, chance]) => item !== undefined && qty > 0 && chance > 0);
      }),
    );
    const own = ours("gather").map(({ item, rank, rich, qty, chance }) => [
      item,
      rank,
      rich === true,
      qty,
      chance,
    ]);
    expect(new Set(asText(own))).toEqual(new Set(asText(gathered)));

    const ships = readRows("Facility/SupportShipData").flatMap((row) => {
      const item = items.get(readNumber(row._ItemId));
      return item && row._Rate > 0 ? [[item, row._Point, row._StockNum, row._Rate]] : [];
    });
    expect(
      new Set(
        asText(ours("supportShip").map(({ item, points, qty, chance }) => [item, points, qty, chance])),
      ),
    ).toEqual(new Set(asText(ships)));

    const shop = readRows("Facility/ItemShopData").map((row) => items.get(readNumber(row._ItemId)));
    expect(asText(ours("shop").map(({ item }) => item))).toEqual(asText(shop));
  });
});
