import { z } from "zod";
import { fieldMapSchema } from "@/lib/catalog/schema/field-maps";
import { enumNameField } from "../fields";
import { ImportError, type RowPlace } from "../import-error";
import { compareIds, createImporter, type ImportContext } from "../importer";
import { listCampTexts } from "./import-locales";
import { stageLocales } from "./stages";

type FieldMap = z.infer<typeof fieldMapSchema>;
type Area = FieldMap["areas"][number];
interface Place {
  readonly x: number;
  readonly z: number;
  readonly height: number;
}

const drawTable = "GUI/GUI060000/Model/_UserData/MapStageDrawData";
const zoneTable = "Stage/Common/AreaData/AreaFieldZonePackages";
const campFolder = "Gimmick/Gm800";
/** Points of ground are drawn as wide dots, so single meters would only add weight. */
const groundStep = 8;

/** x, height and z, with a number that is not used. */
const placeField = z
  .array(z.number())
  .length(4)
  .transform(([x = 0, height = 0, south = 0]): Place => {
    return { x: Math.round(x), z: Math.round(south), height: Math.round(height) };
  });

const drawSchema = z.object({
  _StageFixedID: enumNameField,
  _AreaIconPosList: z.array(z.object({ _AreaIconPos: placeField, _AreaNum: z.int() })),
  _BorderIconSetList: z.array(z.object({ _IconPos: placeField, _ConnectStage: enumNameField })),
});
const zoneSchema = z.object({
  _AreaID: enumNameField,
  _FloorNum: z.int(),
  _TemperatureSetting: z.object({ _TemperatureType: z.string() }),
});
const groundSchema = z.object({
  _NavSafePosList: z.array(z.object({ _OrignalPos: placeField })),
});
const campSchema = z.object({
  _Stage: enumNameField,
  _IconPos: placeField,
  _TentPoint: z.object({ _Position: placeField }),
});
const campIdSchema = z.object({ _ID: z.string() });
const moveSchema = z.object({
  _PatternDataList: z.object({
    _DataArray: z.array(
      z.object({
        _FieldDataList: z.array(
          z.object({
            _FieldID: enumNameField,
            _AreaMoveDataList: z.array(
              z.object({
                _AreaNo: z.int(),
                _MoveRateList: z.array(z.object({ _AreaNoMoveTo: z.int() })),
              }),
            ),
            _HomeRangeList: z.array(
              z.object({
                _AreaNoList: z.array(z.int()),
                _InitSetDataList: z.array(z.object({ _SettableAreaNo: z.int(), _SetRate: z.number() })),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
});

/**
 * Maps of the five fields: areas, camps, exits, where monsters move, and the ground. Needs locales and monsters.
 * Gathering points and endemic life have no place in any table.
 */
export const importFieldMaps = createImporter({
  file: "field-maps",
  schema: fieldMapSchema,
  texts: ["Reference/RefEnvironment", "Excel_Data/Gimmick"],
  getKey: () => null,
  run: (context) => {
    const stages = context.tables.getRows(drawTable, drawSchema, "_DrawDatas");
    const moves = readMoves(context);
    const camps = readCamps(context);
    const records = stageLocales.map(({ stage, id }): FieldMap => {
      const drawn = stages.find(({ _StageFixedID }) => _StageFixedID === stage);
      if (!drawn) throw new ImportError({ table: drawTable }, "_StageFixedID", `has no map of ${stage}.`);
      const areas = readAreas(context, stage, drawn._AreaIconPosList);
      const known = new Set(areas.map(({ area }) => area));
      return {
        id,
        areas,
        ways: listWays(moves.get(stage) ?? [], known),
        camps: listCamps(context, id, camps),
        bases: listBases(context, stage, camps),
        exits: drawn._BorderIconSetList.map(({ _IconPos, _ConnectStage }) => ({
          to: findBehind(stages, stage, _ConnectStage),
          ..._IconPos,
        })),
        monsters: listMonsters(moves.get(stage) ?? [], known),
        ground: readGround(context, stage),
      };
    });
    return { records: records.sort(compareIds) };
  },
});

function readAreas(
  { tables }: ImportContext,
  stage: string,
  icons: z.infer<typeof drawSchema>["_AreaIconPosList"],
): Area[] {
  const zones = tables.getRows(zoneTable, zoneSchema, "_DataList");
  return icons
    .map(({ _AreaIconPos, _AreaNum }): Area => {
      const code = `${stage.toLowerCase()}_${String(_AreaNum).padStart(2, "0")}`;
      const [first, ...rest] = zones.filter(({ _AreaID }) => _AreaID === code);
      if (!first) throw new ImportError({ table: zoneTable }, "_AreaID", `has no area ${code}.`);
      const types = new Set([first, ...rest].map((zone) => zone._TemperatureSetting._TemperatureType));
      const climate = [...types].map(getClimate).find((each) => each !== null) ?? null;
      const floor = first._FloorNum;
      return { area: _AreaNum, ..._AreaIconPos, floor, ...(climate && { climate }) };
    })
    .sort((a, b) => a.area - b.area);
}

function getClimate(type: string): "hot" | "cold" | null {
  if (type.endsWith(" HOT")) return "hot";
  return type.endsWith(" COLD") ? "cold" : null;
}

interface Move {
  /** `null` for an enemy that the site has no record of. */
  readonly monster: string | null;
  readonly pairs: ReadonlySet<string>;
  readonly areas: readonly number[];
  readonly starts: readonly number[];
}

/** By stage, one entry for each pattern of each enemy. */
function readMoves({ tables, ids }: ImportContext): ReadonlyMap<string, readonly Move[]> {
  const byStage = new Map<string, Move[]>(stageLocales.map(({ stage }) => [stage, []]));
  for (const enemy of tables.list("Enemy", /^Em\d{4}$/)) {
    for (const form of tables.list(`Enemy/${enemy}`, /^\d{2}$/)) {
      const table = `Enemy/${enemy}/${form}/Data/${enemy}_${form}_Param_AreaMove`;
      if (!tables.has(table)) continue;
      const monster = ids.find("monsters", `${enemy.toUpperCase()}_${form}_0`) ?? null;
      for (const { _FieldDataList } of tables.getTable(table, moveSchema)._PatternDataList._DataArray) {
        for (const field of _FieldDataList) {
          const ranges = field._HomeRangeList;
          byStage.get(field._FieldID)?.push({
            monster,
            pairs: new Set(
              field._AreaMoveDataList.flatMap(({ _AreaNo, _MoveRateList }) =>
                _MoveRateList.map(({ _AreaNoMoveTo }) => toPair(_AreaNo, _AreaNoMoveTo)),
              ),
            ),
            areas: ranges.flatMap(({ _AreaNoList }) => _AreaNoList),
            starts: ranges.flatMap(({ _InitSetDataList }) =>
              _InitSetDataList.filter(({ _SetRate }) => _SetRate > 0).map((set) => set._SettableAreaNo),
            ),
          });
        }
      }
    }
  }
  return byStage;
}

const toPair = (a: number, b: number) => `${Math.min(a, b)} ${Math.max(a, b)}`;

/** Ways that more than half of the patterns name: a few monsters have ways of their own, through the ground. */
function listWays(moves: readonly Move[], known: ReadonlySet<number>): [number, number][] {
  const walking = moves.filter(({ pairs }) => pairs.size > 0);
  const counts = new Map<string, number>();
  for (const pair of walking.flatMap(({ pairs }) => [...pairs]))
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > walking.length / 2)
    .map(([pair]): [number, number] => {
      const [a = 0, b = 0] = pair.split(" ").map(Number);
      return [a, b];
    })
    .filter(([a, b]) => a !== b && known.has(a) && known.has(b))
    .sort((one, other) => one[0] - other[0] || one[1] - other[1]);
}

function listMonsters(moves: readonly Move[], known: ReadonlySet<number>): FieldMap["monsters"] {
  const monsters = [...new Set(moves.flatMap(({ monster }) => (monster === null ? [] : [monster])))].sort();
  return monsters.flatMap((monster) => {
    const own = moves.filter((move) => move.monster === monster);
    const toList = (numbers: readonly number[]) =>
      [...new Set(numbers)].filter((area) => known.has(area)).sort((a, b) => a - b);
    const areas = toList(own.flatMap((move) => move.areas));
    const starts = toList(own.flatMap((move) => move.starts));
    return areas.length > 0 ? [{ monster, areas, starts }] : [];
  });
}

interface CampPoint {
  /** Number of the object in the tables, which names of texts hold. */
  readonly number: number;
  readonly stage: string;
  /** `null` where the tables have none. */
  readonly icon: Place | null;
  readonly tent: Place | null;
}

function readCamps({ tables }: ImportContext): readonly CampPoint[] {
  // The folders of fields have both files; those of other places are named otherwise within.
  const isField = (name: string) => tables.has(`${campFolder}/${name}/${name}_AaaUniqueParam`);
  const names = tables.list(campFolder, /^Gm800_\d{3}_\d{2}$/).filter(isField);
  return names.map((name): CampPoint => {
    const place = { table: `${campFolder}/${name}/${name}_CommonParam` };
    const number = /^\[(\d+)\]/.exec(tables.getTable(place.table, campIdSchema)._ID)?.[1];
    if (number === undefined) throw new ImportError(place, "_ID", "is no enum value.");
    const camp = tables.getTable(`${campFolder}/${name}/${name}_AaaUniqueParam`, campSchema);
    return {
      number: Number(number),
      stage: camp._Stage,
      icon: toKnown(camp._IconPos),
      tent: toKnown(camp._TentPoint._Position),
    };
  });
}

/** Points that are not used are at the origin. */
function toKnown(place: Place): Place | null {
  return place.x === 0 && place.z === 0 && place.height === 0 ? null : place;
}

/** Texts are named by the number as one of 32 bits with a sign, `m` for minus. */
function getTextName(number: number): string {
  const signed = number > 0x7fffffff ? number - 0x100000000 : number;
  return `Gimmick_NAME_${signed < 0 ? `m${-signed}` : signed}`;
}

/** @throws ImportError where a camp of the locale has no tent */
function listCamps(context: ImportContext, locale: string, camps: readonly CampPoint[]): FieldMap["camps"] {
  return listCampTexts(context, locale).map(({ text, name, area, place }) => {
    const tent = camps.find(({ number }) => getTextName(number) === text)?.tent;
    if (!tent) throw new ImportError(place, text, `${name} has no tent in ${campFolder}.`);
    return { name, area, ...tent };
  });
}

function listBases({ texts }: ImportContext, stage: string, camps: readonly CampPoint[]): FieldMap["bases"] {
  const place: RowPlace = { table: campFolder };
  return camps
    .filter((camp) => camp.stage === stage)
    .flatMap(({ number, icon }) =>
      icon ? [{ name: texts.getByName(getTextName(number), place).en, ...icon }] : [],
    );
}

/** The field behind an exit: the stage that it leads to, or the other field with an exit to the same passage. */
function findBehind(stages: readonly z.infer<typeof drawSchema>[], from: string, to: string): string | null {
  const getField = (code: string) => stageLocales.find(({ stage }) => stage === code)?.id ?? null;
  const others = stages.filter(
    ({ _StageFixedID, _BorderIconSetList }) =>
      _StageFixedID !== from && _BorderIconSetList.some(({ _ConnectStage }) => _ConnectStage === to),
  );
  return getField(to) ?? others.map(({ _StageFixedID }) => getField(_StageFixedID)).find(Boolean) ?? null;
}

function readGround({ tables }: ImportContext, stage: string): [number, number][] {
  const code = stage.toLowerCase();
  const points = tables.getTable(`Stage/${code}/NavSafePos/${code}_NavSafePosData`, groundSchema);
  const toStep = (value: number) => Math.round(value / groundStep) * groundStep;
  const seen = new Map<string, [number, number]>();
  for (const { _OrignalPos } of points._NavSafePosList) {
    const point: [number, number] = [toStep(_OrignalPos.x), toStep(_OrignalPos.z)];
    seen.set(point.join(" "), point);
  }
  return [...seen.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}
