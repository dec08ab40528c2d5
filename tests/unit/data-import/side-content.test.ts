import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { languageCodes } from "@/lib/catalog/languages";
import { importBowgunMods } from "@/scripts/data-import/entities/import-bowgun-mods";
import { importHunterAilments } from "@/scripts/data-import/entities/import-hunter-ailments";
import { importLayeredArmor } from "@/scripts/data-import/entities/import-layered-armor";
import { readHandouts } from "@/scripts/data-import/entities/read-handouts";
import { readMissionGifts } from "@/scripts/data-import/entities/read-mission-gifts";
import { readUnassignedRewards } from "@/scripts/data-import/entities/read-quest-rewards";
import { readSlingerAmmo } from "@/scripts/data-import/entities/read-slinger-ammo";
import { Ids } from "@/scripts/data-import/ids";
import { Overlays } from "@/scripts/data-import/overlays";
import { Tables } from "@/scripts/data-import/tables";
import { Texts } from "@/scripts/data-import/texts";
import { writeTables } from "@/tests/support/data-import/tables";

const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 21, 26, 32];
const toGuid = (number: number) => `00000000-0000-0000-0000-00000000000${number}`;
const toTexts = (names: readonly string[]) => ({
  languages: numbers,
  entries: names.map((name, at) => ({
    name: name.startsWith("<") ? `reference ${at}` : name,
    guid: toGuid(at),
    content: languageCodes.map(() => name),
  })),
});

/** Tables of one's own, with the names of some texts and the items `ore` (10) and `stone` (11). */
function open(tables: Readonly<Record<string, unknown>>, names: readonly string[] = [], sources?: string) {
  const folder = writeTables({ ...tables, "Text/Excel_Data/Item": toTexts(names) }, afterAll);
  const opened = Tables.open(folder);
  const ids = new Ids(new Map());
  for (const [key, id] of [
    ["10", "ore"],
    ["11", "stone"],
  ] as const)
    ids.assign("items", key, id, { table: "items" });
  return {
    tables: opened,
    texts: new Texts(opened, ["Excel_Data/Item"]),
    overlays: new Overlays(sources ?? folder),
    ids,
  };
}

describe("gifts of missions", () => {
  const row = (mission: string, items: readonly string[], nums: readonly number[], more: object = {}) => ({
    _MissonId: mission,
    _SubMissionIndex: 0,
    _HunterRankPoint: 50,
    _ItemId: items,
    _ItemNum: nums,
    ...more,
  });
  const read = (rows: readonly object[]) =>
    readMissionGifts(open({ "Mission/_UserData/_Reward/MissionRewardData": rows }));

  test("are every item with a number, and none of a mission that pays by grade", () => {
    const gifts = read([
      row("[1] MISSION_501010", ["[10] ORE", "[11] STONE", "[0] INVALID"], [3, 1, 0]),
      row("[2] MISSION_001030", ["[10] ORE"], [3]),
      row("[2] MISSION_001030", ["[10] ORE"], [5]),
    ]);
    expect([...gifts]).toEqual([
      [
        "MISSION_501010",
        {
          items: [
            { item: "ore", qty: 3 },
            { item: "stone", qty: 1 },
          ],
          hunterRankPoints: 50,
        },
      ],
    ]);
  });

  test("refuse an item that is not there, and a mission of several parts", () => {
    expect(() => read([row("[1] MISSION_501010", ["[99] NEW"], [1])])).toThrow(/nothing has the key 99/);
    expect(() => read([row("[1] MISSION_501010", [], [], { _SubMissionIndex: 1 })])).toThrow(/several parts/);
  });
});

test("rewards that no quest names are those of tables without a setting", () => {
  const reward = (table: number) => ({ _tableId: table, _itemId: "[10] ORE", _num: 1, _probability: 100 });
  const setting = {
    _missionID: "[1] MISSION_100000",
    _commonRewardTableId: 1,
    _targetAddRewardTableId: 0,
    _questAddRewardTableId: 0,
  };
  const rewards = readUnassignedRewards(
    open({
      "Mission/_UserData/_Reward/QuestRewardSetting": [setting],
      "Mission/_UserData/_Reward/CommonRewardData": [reward(1), reward(105)],
    }),
  );
  expect([...rewards]).toEqual([[105, [{ item: "ore", qty: 1, chance: 100 }]]]);
});

describe("what hunters are handed", () => {
  const item = (id: string, type: string, more: object) => ({
    _ItemId: id,
    _Type: type,
    _Infinit: false,
    _Shikyu: false,
    ...more,
  });
  const read = (items: readonly object[], tables: Readonly<Record<string, unknown>> = {}) =>
    readHandouts(
      open({
        "Common/Item/itemData": items,
        "Mission/_UserData/SupplyItemData": [],
        "Common/Item/FixItems": [],
        "Facility/GrillData": [],
        "Facility/BowlingRewardData": [],
        "DLC/UserData/DLCItemPackData": { Values: [] },
        ...tables,
      }),
    );

  test("are supplies with the most of one supply, where a table has one", () => {
    const items = [item("[10] ORE", "[0] EXPENDABLE", { _Shikyu: true })];
    expect(read(items)).toEqual([{ item: "ore", source: { kind: "supplies" } }]);
    const supply = (num: number) => ({ _ItemId: "[10] ORE", _ItemCount: num });
    const rows = { "Mission/_UserData/SupplyItemData": [supply(2), supply(6), supply(4)] };
    expect(read(items, rows)).toEqual([{ item: "ore", source: { kind: "supplies", qty: 6 } }]);
  });

  test("are never used up where they are always carried, or loaded without end", () => {
    const items = [
      item("[10] ORE", "[3] SHELL", { _Infinit: true }),
      item("[11] STONE", "[1] TOOL", { _Infinit: true }),
    ];
    // A tool that is not carried from the start must come from somewhere.
    expect(read(items)).toEqual([{ item: "ore", source: { kind: "unlimited" } }]);
    const carried = { "Common/Item/FixItems": [{ _ItemId: "[11] STONE" }, { _ItemId: "[1] NONE" }] };
    expect(read(items, carried).map((each) => each.item)).toEqual(["stone", "ore"]);
  });

  test("are cooked with the mean of all draws", () => {
    const row = {
      _ItemId: "[10] ORE",
      _FoodNum: 2,
      _RandomItemNum: 3,
      _RewardItemId: ["[11] STONE", "[11] STONE", "[0] INVALID"],
      _RewardItemNum: [1, 2, 0],
      _RewardItemRate: [60, 20, 20],
    };
    const prizes = [
      { qty: 1, chance: 60 },
      { qty: 2, chance: 20 },
    ];
    // 3 × (0.6 + 0.4)
    expect(read([], { "Facility/GrillData": [row] })).toEqual([
      { item: "stone", source: { kind: "cooking", give: "ore", giveQty: 2, draws: 3, prizes, pieces: 3 } },
    ]);
  });

  test("are prizes of bowling, and packs by how many have it", () => {
    const prize = (num: number) => ({ _ItemId: "[10] ORE", _Num: num });
    const pack = (num: number) => ({ _Item: [{ ItemId: "[11] STONE", Num: num }] });
    expect(
      read([], {
        "Facility/BowlingRewardData": [prize(1), prize(2)],
        "DLC/UserData/DLCItemPackData": { Values: [pack(5), pack(3)] },
      }),
    ).toEqual([
      { item: "ore", source: { kind: "bowling", qty: 2 } },
      { item: "stone", source: { kind: "itemPack", packs: 2, qty: 5 } },
    ]);
  });
});

test("slinger ammo is what a point of the item's own name gives, wherever the same ammo is picked up", () => {
  const point = (name: string, ammo: unknown, pop: unknown = "[2] SLINGER_AMMO") => ({
    [`Gimmick/${name.slice(0, 5)}/${name}/UserData/${name}_InteractData`]: { _PopType: pop, _AmmoType: ammo },
  });
  const places: string[] = [];
  const found = readSlingerAmmo(
    open(
      {
        ...point("Gm036_000", "[1] STONE"),
        ...point("Gm000_001", "[1] STONE"),
        ...point("Gm000_002", "[2] BOMB"),
        ...point("Gm000_003", -1, -1),
        "Common/Item/itemData": [
          { _ItemId: "[10] ORE", _RawName: toGuid(0) },
          { _ItemId: "[11] STONE", _RawName: toGuid(1) },
        ],
        "Common/Gimmick/GimmickTextData": [
          { _GimmickId: "[1] GM036_000_00", _Name: toGuid(2) },
          { _GimmickId: "[2] GM000_001_00", _Name: toGuid(3) },
          { _GimmickId: "[3] GM000_002_00", _Name: toGuid(3) },
        ],
      },
      ["Ore", "Stone", "<REF Stone>", "Rockburst"],
    ),
    ({ en }) => places.push(en),
  );
  expect(found).toEqual([{ item: "stone", source: { kind: "slinger", place: "Rockburst" } }]);
  expect(places).toEqual(["Rockburst"]);
});

describe("layered armor", () => {
  const run = (pieces: readonly object[], armorSets: readonly string[] = []) => {
    const context = open(
      {
        "Common/Equip/OuterArmorData": pieces,
        "Common/Equip/ArmorSeriesData": [
          { _Series: "[7] ID_037", _Name: toGuid(0) },
          { _Series: "[8] ID_155", _Name: toGuid(1) },
        ],
        "DLC/UserData/DlcLinkDataOuterArmor": [{ _ArmorSeries_Fixed: "[8] ID_155" }],
      },
      ["Hope α", "Guild Knight"],
    );
    for (const number of armorSets) context.ids.assign("armor-sets", number, "hope-alpha", { table: "sets" });
    return importLayeredArmor.run(context).records;
  };

  test("is a series with its pieces, forged with the armor or downloaded", () => {
    expect(
      run(
        [
          { _Series: "[7] ID_037", _PartsType: "[0] HELM" },
          { _Series: "[7] ID_037", _PartsType: "[4] LEG" },
          { _Series: "[8] ID_155", _PartsType: "[1] BODY" },
        ],
        ["7"],
      ),
    ).toEqual([
      {
        id: "guild-knight",
        gameId: "ID_155",
        name: "Guild Knight",
        pieces: ["chest"],
        armorSet: null,
        from: "download",
      },
      {
        id: "hope-alpha",
        gameId: "ID_037",
        name: "Hope α",
        pieces: ["head", "legs"],
        armorSet: "hope-alpha",
        from: "forging",
      },
    ]);
  });

  test("refuses a series without a name", () => {
    expect(() => run([{ _Series: "[9] ID_999", _PartsType: "[0] HELM" }])).toThrow(
      /no text with the key ID_999/,
    );
  });
});

describe("ailments of hunters", () => {
  const run = (figures: object, cures?: readonly string[]) => {
    const folder = writeTables({ hunter: {} }, afterAll);
    const entry = { id: "poison", text: "Poison", figures, ...(cures ? { cures } : {}) };
    const sources = join(folder, "GameDesign");
    // The overlay lies where the reader of overlays looks for it.
    writeOverlay(sources, { provenance: ["test"], entries: [entry] });
    const context = open(
      {
        "Player/ActionData/Common/GlobalParam/Part/PlayerStatusParam": {
          _Poison_Damage: 2.00001,
          _List: [{ _A: 4 }],
        },
      },
      ["Poison"],
      sources,
    );
    return importHunterAilments.run(context).records;
  };

  test("have the figures of their parameters", () => {
    expect(run({ damage: "_Poison_Damage", durationSec: "_List.0._A" }, ["ore"])).toEqual([
      { id: "poison", name: "Poison", cures: ["ore"], damage: 2.00001, durationSec: 4 },
    ]);
  });

  test("refuse a parameter that is no number, a figure that nobody knows and a cure that is no item", () => {
    expect(() => run({ damage: "_Poison_Hurt" })).toThrow(/_Poison_Hurt: holds no number/);
    expect(() => run({ pain: "_Poison_Damage" })).toThrow(/unknown figure/);
    expect(() => run({ damage: "_Poison_Damage" }, ["antidote"])).toThrow(/no item has the id antidote/);
  });
});

function writeOverlay(folder: string, overlay: object) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "hunter-ailments.json"), JSON.stringify(overlay));
}

describe("modifications of bowguns", () => {
  const gun = (number: number, slots: readonly string[]) => ({
    _Name: toGuid(0),
    _CustomizePattern: slots,
    _AmmoStrength: "[3] AST_003",
    _EnergyShellTypeNormal: "[0] ESN_000",
    _EnergyShellTypePower: "[0] ESP_000",
    _EnergyShellTypeWeak: "[0] ESW_000",
    _Wp13SpecialAmmo: "[1] CHATCH",
    _LightBowgun: `[${number}] LightBowgun_001`,
    _HeavyBowgun: `[${number}] HeavyBowgun_001`,
  });
  const slot = (mod: string, first: boolean) => ({
    _PatternID: "[1] CP_000",
    _ItemID: mod,
    _IsFirstSetting: first,
  });
  const names = [
    "Gun",
    "Normal Ammo Magazine",
    "Rapid Fire Mod",
    "RefStatus_0006_008_02",
    "RefStatus_0006_008_03",
    "RefStatus_0006_008_04",
    "RefStatus_0006_008_05",
  ];
  const run = (slots: readonly object[], mods: readonly object[] = []) => {
    const context = open(
      {
        "Common/Weapon/LightBowgun": [gun(1, ["[1] CP_000", "[0] NONE"])],
        "Common/Weapon/HeavyBowgun": [gun(2, [])],
        "Common/Equip/BowgunCustomizeData": slots,
        "Common/Equip/BowgunCustomizeItemData": [
          { _ItemID: "[1] CI_000", _Name: toGuid(1), _Value: [1, 0] },
          { _ItemID: "[5] CI_005", _Name: toGuid(2), _Value: [110, 0] },
          ...mods,
        ],
        "Player/ActionData/Wp12/GlobalParam/Wp12GlobalActionParam": {
          _NormalBullet_CustomAttackRate: [1, 1.1, 1.2],
          _Gatling_CustomAttackRate: [1, 1.15, 1.3],
        },
      },
      names,
    );
    context.ids.assign("weapons", "light-bowgun/1", "light-gun", { table: "weapons" });
    context.ids.assign("weapons", "heavy-bowgun/2", "heavy-gun", { table: "weapons" });
    return importBowgunMods.run(context).records;
  };
  const good = [slot("[1] CI_000", true), slot("[5] CI_005", false)];

  test("raise what their text says by what their row says, and stand in the places of guns", () => {
    const records = run(good);
    expect(records).toContainEqual({
      id: "normal-ammo-magazine",
      kind: "mod",
      gameId: "CI_000",
      name: "Normal Ammo Magazine",
      effect: "capacity",
      of: ["normal"],
      plus: 1,
    });
    expect(records).toContainEqual(
      expect.objectContaining({ id: "rapid-fire-mod", effect: "recovery", mult: 1.1 }),
    );
    expect(records).toContainEqual({
      id: "slot-000",
      kind: "slot",
      gameId: "CP_000",
      options: ["normal-ammo-magazine", "rapid-fire-mod"],
      initial: "normal-ammo-magazine",
      weapons: ["light-gun"],
    });
    expect(records).toContainEqual(
      expect.objectContaining({ gameId: "AST_003", attackMult: 1.15, weapons: ["heavy-gun"] }),
    );
  });

  test("refuse a modification that nobody knows, and a place with two first settings or with none", () => {
    const unknown = { _ItemID: "[99] CI_099", _Name: toGuid(0), _Value: [1, 0] };
    expect(() => run(good, [unknown])).toThrow(/unknown modification CI_099/);
    expect(() => run([slot("[1] CI_000", true), slot("[5] CI_005", true)])).toThrow(/2 first settings/);
    expect(() => run([slot("[1] CI_000", false)])).toThrow(/0 first settings/);
  });
});

describe("side quests in the catalog", () => {
  interface Stored {
    id: string;
    kind: string;
    gifts?: { item: string; qty: number }[];
    hunt?: { targets: { monster: string; count?: number }[]; deliver?: { item: string; qty: number } };
  }
  const records: Stored[] = JSON.parse(readFileSync("data/catalog/side-quests.json", "utf8"));
  const find = (id: string) => records.find((record) => record.id === id);

  test("are 41 side missions, 17 of them with a quest, and 14 quests for small monsters", () => {
    const missions = records.filter(({ kind }) => kind === "side-mission");
    expect(missions).toHaveLength(41);
    expect(missions.filter(({ hunt }) => hunt)).toHaveLength(17);
    expect(records.filter(({ kind }) => kind === "small-monsters")).toHaveLength(14);
  });

  test("have the targets and gifts that their rows name", () => {
    expect(find("buggin-in-the-desert")?.hunt?.targets).toEqual([{ monster: "bulaqchi", count: 12 }]);
    expect(find("the-apple-of-her-eye")?.gifts).toEqual([
      { item: "silver-relic-ticket", qty: 1 },
      { item: "lifepowder", qty: 10 },
    ]);
    expect(find("a-royal-request")?.hunt?.deliver).toEqual({ item: "monstie-egg", qty: 4 });
  });
});
