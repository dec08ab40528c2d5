import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { importFieldMaps } from "@/scripts/data-import/entities/import-field-maps";
import { Ids } from "@/scripts/data-import/ids";
import type { ImportContext } from "@/scripts/data-import/importer";
import { Overlays } from "@/scripts/data-import/overlays";
import { Tables } from "@/scripts/data-import/tables";
import { writeTables } from "@/tests/support/data-import/tables";

const stages = ["ST101", "ST102", "ST103", "ST104", "ST105"];
const camps: { id: string; camps: { name: string }[] }[] = JSON.parse(
  readFileSync("data/catalog/locales.json", "utf8"),
);
const place = (x: number, height: number, z: number) => [x, height, z, 0];

/** Tables of five fields with one area and a second one, one wolf that walks between them, and a wall of tents. */
function createTables(change: (tables: Record<string, unknown>) => void = () => undefined): string {
  const entries: { id: string; camps?: { text: string }[] }[] = JSON.parse(
    readFileSync("data/sources/locales.json", "utf8"),
  ).entries;
  const texts = entries.flatMap((entry) => entry.camps ?? []).map(({ text }) => text);
  const tables: Record<string, unknown> = {
    "GUI/GUI060000/Model/_UserData/MapStageDrawData": {
      _DrawDatas: stages.map((stage, index) => ({
        _StageFixedID: `[${index}] ${stage}`,
        _AreaIconPosList: [
          { _AreaIconPos: place(20.6, 5.2, -7.5), _AreaNum: 2 },
          { _AreaIconPos: place(-3.4, 0, 9), _AreaNum: 1 },
        ],
        _BorderIconSetList: [
          { _IconPos: place(1, 2, 3), _ConnectStage: index < 2 ? "[7] ST201" : "[8] ST299" },
          ...(index === 3 ? [{ _IconPos: place(4, 5, 6), _ConnectStage: "[4] ST105" }] : []),
        ],
      })),
    },
    "Stage/Common/AreaData/AreaFieldZonePackages": {
      _DataList: stages.flatMap((stage) =>
        [1, 2].flatMap((area) =>
          ["NORMAL", ...(area === 2 ? ["COLD"] : [])].map((type) => ({
            _AreaID: `[${area}] ${stage.toLowerCase()}_0${area}`,
            _FloorNum: area - 1,
            _TemperatureSetting: { _TemperatureType: `[1] ${type}` },
          })),
        ),
      ),
    },
    "Enemy/Em0001/00/Data/Em0001_00_Param_AreaMove": moves(
      [[1, 2]],
      [1, 2, 9],
      [
        [2, 70],
        [1, -1],
      ],
    ),
    "Enemy/Em0002/00/Data/Em0002_00_Param_AreaMove": moves([[1, 2]], [1], [[1, 0]]),
    "Enemy/Em0003/00/Data/Em0003_00_Param_AreaMove": moves([[1, 1]], [], []),
  };
  for (const stage of stages) {
    const code = stage.toLowerCase();
    tables[`Stage/${code}/NavSafePos/${code}_NavSafePosData`] = {
      _NavSafePosList: [place(3, 0, 5), place(2, 9, 6), place(90, 0, -13)].map((at) => ({ _OrignalPos: at })),
    };
  }
  texts.forEach((text, index) => {
    const signed = Number(text.replace("Gimmick_NAME_", "").replace("m", "-"));
    const name = `Gm800_000_${String(index).padStart(2, "0")}`;
    tables[`Gimmick/Gm800/${name}/${name}_CommonParam`] = {
      _ID: `[${signed < 0 ? signed + 0x100000000 : signed}] GM800`,
    };
    tables[`Gimmick/Gm800/${name}/${name}_AaaUniqueParam`] = {
      _Stage: "[1] ST101",
      _IconPos: place(0, 0, 0),
      _TentPoint: { _Position: place(index + 1, 2, 3) },
    };
  });
  change(tables);
  return writeTables(tables);
}

function moves(pairs: [number, number][], areas: number[], starts: [number, number][]) {
  return {
    _PatternDataList: {
      _DataArray: [
        {
          _FieldDataList: [
            {
              _FieldID: "[0] ST101",
              _AreaMoveDataList: pairs.map(([from, to]) => ({
                _AreaNo: from,
                _MoveRateList: [{ _AreaNoMoveTo: to }],
              })),
              _HomeRangeList: [
                {
                  _AreaNoList: areas,
                  _InitSetDataList: starts.map(([area, rate]) => ({
                    _SettableAreaNo: area,
                    _SetRate: rate,
                  })),
                },
              ],
            },
          ],
        },
      ],
    },
  };
}

function read(folder: string) {
  const ids = new Ids(new Map());
  ids.assign("monsters", "EM0001_00_0", "Rathian", { table: "x" });
  // Names of camps are those of the site; the numbers of the texts are what is read from the tables.
  const names = new Map(
    (
      JSON.parse(readFileSync("data/sources/locales.json", "utf8")).entries as {
        id: string;
        camps?: { text: string }[];
      }[]
    ).flatMap(({ id, camps: own = [] }) =>
      own.map(({ text }, index) => {
        const name = camps.find((locale) => locale.id === id)?.camps[index]?.name ?? "";
        return [text, `Area 1: ${name}`] as const;
      }),
    ),
  );
  const context = {
    tables: Tables.open(folder),
    overlays: new Overlays("data/sources"),
    ids,
    texts: { getByName: (name: string) => ({ en: names.get(name) ?? "Base Camp" }) },
  } as unknown as ImportContext;
  return importFieldMaps.run(context).records as {
    id: string;
    [field: string]: unknown;
  }[];
}

describe("maps of the fields", () => {
  test("have areas with floor and climate, ways, exits, roaming and ground", () => {
    const records = read(createTables());
    expect(records.map(({ id }) => id)).toEqual([
      "iceshard-cliffs",
      "oilwell-basin",
      "ruins-of-wyveria",
      "scarlet-forest",
      "windward-plains",
    ]);
    const plains = records.find(({ id }) => id === "windward-plains");
    expect(plains).toMatchObject({
      areas: [
        { area: 1, x: -3, z: 9, height: 0, floor: 0 },
        { area: 2, x: 21, z: -7, height: 5, floor: 1, climate: "cold" },
      ],
      ways: [[1, 2]],
      exits: [{ to: "scarlet-forest", x: 1, z: 3, height: 2 }],
      monsters: [{ monster: "rathian", areas: [1, 2], starts: [2] }],
      ground: [
        [88, -16],
        [0, 8],
      ],
    });
    expect(records.find(({ id }) => id === "iceshard-cliffs")).toMatchObject({
      ways: [],
      exits: [{ to: "oilwell-basin" }, { to: "ruins-of-wyveria", x: 4, z: 6 }],
    });
    expect(plains?.camps).toHaveLength(13);
  });

  test("are refused where a camp has no tent, and where an area has no zone", () => {
    const noTent = createTables((tables) => {
      tables["Gimmick/Gm800/Gm800_000_00/Gm800_000_00_AaaUniqueParam"] = {
        _Stage: "[1] ST101",
        _IconPos: place(0, 0, 0),
        _TentPoint: { _Position: place(0, 0, 0) },
      };
    });
    expect(() => read(noTent)).toThrow(/has no tent/);
    const noZone = createTables((tables) => {
      tables["Stage/Common/AreaData/AreaFieldZonePackages"] = { _DataList: [] };
    });
    expect(() => read(noZone)).toThrow(/has no area st101_02/);
  });
});
