import { afterAll, describe, expect, test } from "vitest";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { languageCodes } from "@/lib/catalog/languages";
import { readAnimals } from "@/scripts/data-import/entities/read-animals";
import { readFacilitySources } from "@/scripts/data-import/entities/read-facility-sources";
import { readGathering } from "@/scripts/data-import/entities/read-gathering";
import { readOtherQuests } from "@/scripts/data-import/entities/read-other-quests";
import { Ids } from "@/scripts/data-import/ids";
import { Overlays } from "@/scripts/data-import/overlays";
import { Tables } from "@/scripts/data-import/tables";
import { Texts } from "@/scripts/data-import/texts";
import { writeTables } from "@/tests/support/data-import/tables";

const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 21, 26, 32];
const guid = "00000000-0000-0000-0000-000000000001";
const plate = "00000000-0000-0000-0000-000000000002";

/** Tables of one's own: rows by table. */
function open(tables: Readonly<Record<string, unknown>>) {
  const texts = {
    languages: numbers,
    entries: [
      { name: "a", guid, content: languageCodes.map(() => "Mining Outcrop") },
      { name: "b", guid: plate, content: languageCodes.map(() => "Completed the quest:\r\nOre for All.") },
    ],
  };
  const folder = writeTables({ ...tables, "Text/Excel_Data/Gimmick": texts }, afterAll);
  const ids = new Ids(new Map());
  for (const [number, id] of [
    [10, "ore"],
    [11, "crystal"],
  ] as const) {
    ids.assign("items", String(number), id, { table: "items" });
  }
  const opened = Tables.open(folder);
  return {
    tables: opened,
    texts: new Texts(opened, ["Excel_Data/Gimmick"]),
    overlays: new Overlays(folder),
    ids,
  };
}

const outcrop = (items: readonly string[], more: object) => ({
  _gimmickId: "[1] GM000_121_00",
  _stageId: "[2] ST103",
  _itemId: items,
  _normalRewardNum: [1, 1],
  _normalProbability: [60, 53],
  _rareRewardNum: [0, 2],
  _rareProbability: [0, 55],
  ...more,
});

describe("what animals give", () => {
  const row = (type: string, item: string, qty: number, chance: number, more: object = {}) => ({
    _rewardType: type,
    _IdStory: item,
    _RewardNumStory: qty,
    _probabilityStory: chance,
    _IdEx: [item, "[0] INVALID"],
    _RewardNumEx: [qty, 1],
    _probabilityEx: [chance, 100],
    ...more,
  });
  const read = (rows: readonly object[]) => {
    const names: string[] = [];
    const context = open({
      "Common/Enemy/EM5302_00_0": rows,
      "Common/Enemy/EM0001_00_0": [row("[5] RW003", "[11] CRYSTAL", 1, 100)],
      "Common/Enemy/EnemyData": [{ _enemyId: "[1] EM5302_00_0", _EnemyName: guid }],
    });
    return { found: readAnimals(context, ({ en }) => names.push(en)), names };
  };
  const animal = { kind: "animal", animal: "Mining Outcrop" };

  test("is one source with all its numbers of pieces, and none of a monster or of nothing", () => {
    const { found, names } = read([
      row("[5] RW003", "[10] ORE", 3, 70),
      row("[10] INVALID", "[10] ORE", 5, 30),
      row("[2] RW000", "[0] INVALID", 0, 0),
    ]);
    const prizes = [
      { qty: 3, chance: 70 },
      { qty: 5, chance: 30 },
    ];
    // 3 × 0.7 + 5 × 0.3
    expect(found).toEqual([{ item: "ore", source: { ...animal, prizes, pieces: 3.6 } }]);
    expect(names).toContain("Mining Outcrop");
  });

  test("counts once what two kinds of reward give alike, and marks what has a condition of its own", () => {
    const { found } = read([
      row("[2] RW000", "[10] ORE", 1, 100),
      row("[5] RW003", "[10] ORE", 1, 100),
      row("[3826339168] RW010", "[11] CRYSTAL", 2, 50),
    ]);
    expect(found).toEqual([
      { item: "ore", source: { ...animal, prizes: [{ qty: 1, chance: 100 }], pieces: 1 } },
      {
        item: "crystal",
        source: { ...animal, uncertain: true, prizes: [{ qty: 2, chance: 50 }], pieces: 1 },
      },
    ]);
  });

  test("refuses ranks that give something else", () => {
    const other = { _IdEx: ["[11] CRYSTAL"] };
    expect(() => read([row("[5] RW003", "[10] ORE", 1, 100, other)])).toThrow(/low and high rank/);
  });
});

describe("what is gathered", () => {
  const gather = (
    rows: readonly object[],
    names: readonly object[] = [{ _GimmickId: "[1] GM000_121_00", _Name: guid }],
  ) =>
    readGathering(
      open({
        "Gimmick/Common/GimmickRewardData": rows,
        "Gimmick/Common/GimmickCollectNumTable": [{ _gimmickId: "[1] GM000_121_00", _collectNum: 3 }],
        "Common/Gimmick/GimmickTextData": names,
      }),
      () => undefined,
    );

  test("has low and high rank, usual and rich finds, each with its expected pieces", () => {
    const [low, high, rich, ...others] = gather([outcrop(["[10] ORE", "[11] CRYSTAL"], {})]);
    const place = { kind: "gather", place: "Mining Outcrop", locale: "oilwell-basin", times: 3 };
    // 3 × 1 × 0.6, 3 × 1 × 0.53, 3 × 2 × 0.55
    expect(low).toEqual({ item: "ore", source: { ...place, rank: "low", qty: 1, chance: 60, pieces: 1.8 } });
    expect(high).toEqual({
      item: "crystal",
      source: { ...place, rank: "high", qty: 1, chance: 53, pieces: 1.59 },
    });
    expect(rich).toEqual({
      item: "crystal",
      source: { ...place, rank: "high", rich: true, qty: 2, chance: 55, pieces: 3.3 },
    });
    expect(others).toEqual([]);
  });

  test("is told once where two points give the same, and not at all of a point without a name", () => {
    const row = outcrop(["[10] ORE", "[0] INVALID"], {});
    expect(gather([row, row])).toHaveLength(1);
    expect(gather([row], [])).toEqual([]);
  });

  test("is refused where the stage is not known", () => {
    expect(() => gather([outcrop(["[10] ORE", "[11] CRYSTAL"], { _stageId: "[2] ST999" })])).toThrow(/ST999/);
  });
});

describe("what facilities give", () => {
  const sources = readFacilitySources(
    open({
      "Facility/ItemShopData": [{ _ItemId: "[10] ORE" }],
      "Facility/MakaData": [{ _ItemId: "[11] CRYSTAL", _NeedPoint: 150 }],
      "Facility/CollectionItemData": [{ _ItemId: "[10] ORE" }],
      "Facility/BarterData": [
        {
          _Stage: "[1] ST101",
          _Request: "[10] ORE",
          _RequestNum: 3,
          _Reward: ["[11] CRYSTAL", "[0] X"],
          _RewardNum: [2, 0],
        },
      ],
      "Facility/SupportShipData": [
        { _ItemId: "[10] ORE", _StockNum: 20, _Point: 5, _Rate: 50 },
        { _ItemId: "[1] NONE", _StockNum: 1, _Point: 5, _Rate: 50 },
      ],
      "Facility/LargeWorkshopResultData": {
        _ResultItemData: [{ _ItemId: "[11] CRYSTAL" }],
        _ResultNumData: [
          { _StoneResult: "[1] FAILURE", _MinNum: 1, _MaxNum: 2 },
          { _StoneResult: "[0] SUCCESS", _MinNum: 3, _MaxNum: 4 },
        ],
      },
      "Facility/ItemExchange": [
        { _PayItemId: "[10] ORE", _PayNum: 1, _RewardItemId: "[11] CRYSTAL", _RewardNum: 4 },
      ],
      "Common/Equip/MakaAmuletExchangeTable": [],
    }),
  );

  test.each([
    ["ore", { kind: "shop", pieces: 1 }],
    ["crystal", { kind: "melding", points: 150, pieces: 1 }],
    ["ore", { kind: "villagers" }],
    ["crystal", { kind: "trade", locale: "windward-plains", give: "ore", giveQty: 3, qty: 2, pieces: 2 }],
    // 20 × 0.5
    ["ore", { kind: "supportShip", points: 5, qty: 20, chance: 50, pieces: 10 }],
    // The mean of 1 and 2.
    ["crystal", { kind: "workshop", min: 1, max: 4, pieces: 1.5 }],
    ["crystal", { kind: "exchange", give: "ore", giveQty: 1, qty: 4, pieces: 4 }],
  ])("%s: %o", (item, source) => {
    expect(sources).toContainEqual({ item, source });
  });

  test("are one each", () => {
    expect(sources).toHaveLength(7);
  });
});

describe("quests without a record", () => {
  test("give tickets of events, with the pieces of one quest worked by hand", () => {
    const rewards = (table: number, item: string, num: number, chance: number) => ({
      _tableId: table,
      _itemId: item,
      _num: num,
      _probability: chance,
    });
    const setting = (mission: string, table: number) => ({
      _missionID: `[1] ${mission}`,
      _commonRewardTableId: table,
      _targetAddRewardTableId: 0,
      _questAddRewardTableId: 0,
    });
    const folder = "Mission/_UserData/_Reward";
    const context = open({
      [`${folder}/QuestRewardSetting`]: [
        setting("MISSION_600002", 1),
        setting("MISSION_600003", 2),
        setting("MISSION_600004", 2),
        setting("MISSION_100000", 2),
      ],
      [`${folder}/CommonRewardData`]: [
        rewards(1, "[10] ORE", 1, 60),
        rewards(1, "[11] CRYSTAL", 1, 40),
        rewards(2, "[11] CRYSTAL", 2, 100),
      ],
      "HunterProfile/UserData/NamePlateData": [
        { _MissionId: "[1] MISSION_600002", _Explain: plate },
        { _MissionId: "[2] MISSION_600003", _Explain: guid },
        { _MissionId: "[0] INVALID", _Explain: plate },
      ],
      [`${folder}/QuestRewardVariousData`]: {
        _QuestCommonRewardLotProbabilityTableId: 7,
        _QuestCommonRewardConfirmNum: 4,
      },
      [`${folder}/RewardLotProbabilityTable`]: [
        { _tableId: 7, _addLotNum: 0, _probability: 50 },
        { _tableId: 7, _addLotNum: 1, _probability: 50 },
      ],
    });
    // One has a record, one is no downloaded quest.
    context.ids.assign("quests", "MISSION_600004", "a-quest", { table: "quests" });
    // 4.5 draws: 4.5 × 0.6 = 2.7, and 4.5 × 2 = 9 at the better of the two.
    expect(readOtherQuests(context)).toEqual([
      {
        item: "ore",
        source: {
          kind: "otherQuest",
          mission: "MISSION_600002",
          name: "Ore for All",
          quests: 1,
          qty: 1,
          chance: 60,
          pieces: 2.7,
        },
      },
      {
        item: "crystal",
        source: {
          kind: "otherQuest",
          mission: "MISSION_600003",
          quests: 2,
          qty: 2,
          chance: 100,
          pieces: 9,
        },
      },
    ]);
  });

  test("are downloaded ones alone", () => {
    const codes = getCatalog().itemSources.all.flatMap(({ sources }) =>
      sources.flatMap((source) => (source.kind === "otherQuest" ? source.mission : [])),
    );
    expect(codes.length).toBeGreaterThan(50);
    expect(codes.filter((code) => !code.startsWith("MISSION_6"))).toEqual([]);
  });
});

test("dragonite ore comes from outcrops of Oilwell Basin at 53 %, most pieces first", () => {
  const { sources } = getCatalog().itemSources.require("dragonite-ore");
  expect(sources).toContainEqual({
    kind: "gather",
    place: "Mining Outcrop",
    locale: "oilwell-basin",
    rank: "high",
    times: 3,
    qty: 1,
    chance: 53,
    pieces: 1.59,
  });
  const pieces = sources.map((source) => ("pieces" in source ? source.pieces : 0));
  expect(pieces).toEqual(pieces.toSorted((a, b) => b - a));
});
