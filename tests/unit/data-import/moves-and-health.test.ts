import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { importAttacks } from "@/scripts/data-import/entities/import-attacks";
import { createHealthReader } from "@/scripts/data-import/entities/read-quest-health";
import { FigureReader } from "@/scripts/data-import/figures";
import { Ids } from "@/scripts/data-import/ids";
import type { ImportContext } from "@/scripts/data-import/importer";
import { Overlays } from "@/scripts/data-import/overlays";
import { Tables } from "@/scripts/data-import/tables";
import { Texts } from "@/scripts/data-import/texts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tables-"));
  mkdirSync(join(folder, "GameDesign/Common/Item"), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string) {
  const full = join(folder, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, text);
}

const writeTable = (name: string, table: object) =>
  write(`GameDesign/${name}.user.3.json`, JSON.stringify([{ "app.user_data.Any": table }]));

function open(): ImportContext {
  const tables = Tables.open(folder);
  return { tables, texts: new Texts(tables, []), overlays: new Overlays(folder), ids: new Ids(new Map()) };
}

/** A row of an attack table, as the game's own sword has it. */
function attackRow(attack: number, more: object = {}) {
  return {
    _Attack: attack,
    _ActionTypeFixed: { _Value: "[1]SLASH" },
    _AttackAttrFixed: { _Value: "[0]NONE" },
    _AttrValue: 0,
    _UseStatusAttrPower: true,
    _StatusAttrRate: 1.1,
    _IsNoCritical: false,
    _IsNoUseKireaji: false,
    _IsForceUseKireajiAttackRate: false,
    _IsCustomKireajiReduce: false,
    _CustomKireajiReduce: 10,
    _GeneralValue: { _GeneralValue2: 31 },
    ...more,
  };
}

function runMoves(entries: readonly object[], rows: readonly object[]) {
  write("attacks.json", JSON.stringify({ provenance: ["test"], entries }));
  write(
    "GameDesign/Player/ActionData/Wp03/Collision/Collider/Wp03_Attack.rcol.38.json",
    JSON.stringify({ requestSets: rows.map((userData) => ({ userData })) }),
  );
  return importAttacks.run(open()).records;
}

const move = { id: "long-sword-a", weapon: "long-sword", name: "A", hits: 1 };
const row = (number: number, more: object = {}) => ({ table: "Wp03_Attack", row: number, ...more });

describe("a move", () => {
  test("takes the figures of its row, times its factor", () => {
    const [attack] = runMoves([{ ...move, rows: [row(0)], motionFactor: 0.5 }], [attackRow(20)]);
    expect(attack).toEqual({
      ...move,
      order: 0,
      damageType: "sever",
      motionValue: 10,
      elementModifier: 1.1,
      source: "tables",
    });
  });

  test("uses what its row says of sharpness: a share of a plain hit, or none although its color counts", () => {
    const shared = { _IsCustomKireajiReduce: true, _CustomKireajiReduce: 3 };
    const free = { _IsNoUseKireaji: true, _IsForceUseKireajiAttackRate: true };
    const costs = [{}, shared, free].map(
      (more) => runMoves([{ ...move, rows: [row(0)] }], [attackRow(14, more)])[0],
    );
    expect(costs[0]).not.toHaveProperty("sharpnessCost");
    expect(costs.slice(1)).toMatchObject([{ sharpnessCost: 3 }, { sharpnessCost: 0 }]);
    expect(costs[2]).not.toHaveProperty("usesSharpness");
  });

  test("takes the value with gauge, and says what its row ignores", () => {
    const ignoring = { _IsNoCritical: true, _IsNoUseKireaji: true, _UseStatusAttrPower: false };
    const [attack] = runMoves([{ ...move, rows: [row(0, { column: "gauge" })] }], [attackRow(14, ignoring)]);
    expect(attack).toMatchObject({
      motionValue: 31,
      elementModifier: 0,
      canCrit: false,
      usesSharpness: false,
    });
  });

  test("has the fixed element of its row", () => {
    const fire = { _AttackAttrFixed: { _Value: "[1]FIRE" }, _AttrValue: 60, _UseStatusAttrPower: false };
    const [attack] = runMoves([{ ...move, rows: [row(0)] }], [attackRow(1, fire)]);
    expect(attack).toMatchObject({ fixedElement: 60, element: "fire", elementModifier: 1 });
  });

  test("is refused where its rows differ, where a row is not there, and where nothing has its figures", () => {
    const rows = [attackRow(1), attackRow(2)];
    expect(() => runMoves([{ ...move, rows: [row(0), row(1)] }], rows)).toThrow(
      /long-sword-a.*different figures/,
    );
    expect(() => runMoves([{ ...move, rows: [row(7)] }], rows)).toThrow(/Wp03_Attack, row 7/);
    expect(() => runMoves([move], rows)).toThrow(/long-sword-a.*neither rows nor figures/);
  });

  test("is refused where its row has a type that is not known", () => {
    const odd = { _ActionTypeFixed: { _Value: "[9]BITE" } };
    expect(() => runMoves([{ ...move, rows: [row(0)] }], [attackRow(1, odd)])).toThrow(/unknown value BITE/);
  });
});

describe("the health of a target", () => {
  const guid = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;

  function writeHealth(hardRate: number, layouts: readonly number[]) {
    const status = { _DefaultLimit: 1, _AddAndMaxLimit: 1.3 };
    const rates = {
      _PartsVital: 3.3,
      _ScarNormalAndTear: 3.4,
      _ScarRaw: 3.5,
      ...{ _Poison: status, _Paralyze: status, _Sleep: status, _Explosion: status, _Exhaust: status },
      _Stun: { _DefaultLimit: 1.2, _AddAndMaxLimit: 1.5 },
      _Ride: { _DefaultLimit: 2.5, _AddAndMaxLimit: 2.4 },
      _MultiTableId: { Value: guid(3) },
    };
    const party = {
      _PartsVital: 2,
      _ScarNormalAndTear: 1.8,
      _ScarRaw: 1.7,
      _BadConditionAddLimit: 1.6,
      _ParalyzeAddLimit: 1.75,
      _StunAddLimit: 1.9,
      _ExhaustAddLimit: 1.5,
      _RideAddLimit: 2,
    };
    writeTable("Enemy/CommonData/Data/EmCommonDifficulty2", {
      _DifficultyRateArray: {
        _DataArray: [
          { _InstanceGuid: guid(1), _Health: 3.6, ...rates },
          { _InstanceGuid: guid(2), _Health: 8, ...rates },
        ],
      },
      _MultiRateTblArray: {
        _DataArray: [
          {
            _InstanceGuid: guid(3),
            _MultiRateTbl: [
              { ...party, _Count: 2, _Health: 1.6 },
              { ...party, _Count: 4, _Health: 2.4 },
              { ...party, _Count: 3, _Health: 2, _PartsVital: 2.5 },
            ],
          },
        ],
      },
    });
    writeTable("Enemy/Em0001/00/Data/Em0001_00_Param_Parts", { _BaseHealth: 4500 });
    writeTable("Enemy/Em0001/00/Data/Em0001_00_Param_Legendary", {
      HealthRate: 1,
      HealthRate_King: 1,
      HealthRate_Hard: hardRate,
      HealthRate_King_Hard: 1,
    });
    for (const [index, difficulty] of layouts.entries()) {
      writeTable(`Mission/Layout_0${index}`, {
        _MainTargetDataList: [
          { _EmID: "[26] EM0001_00_0", _StoryTargetID: 101, _DifficultyRankId: { Value: guid(difficulty) } },
        ],
      });
    }
    const read = createHealthReader(open());
    return (asked: Omit<Parameters<typeof read>[0], "layouts">) =>
      read({ ...asked, layouts: layouts.map((_, index) => `Mission/Layout_0${index}`) });
  }

  const target = { monster: "EM0001_00_0", target: 101, variant: null };

  test("is base health times the rates of difficulty and party", () => {
    expect(writeHealth(1.15, [1])(target).health).toEqual([16_200, 25_920, 32_400, 38_880]);
  });

  test("comes with what the same rates make of parts, wounds and thresholds", () => {
    const { scaling } = writeHealth(1.15, [1])(target);
    expect(scaling).toMatchObject({
      parts: [3.3, 6.6, 8.25, 6.6],
      scratch: [3.4, 6.12, 6.12, 6.12],
      wound: [3.5, 5.95, 5.95, 5.95],
      status: {
        poison: { initial: 1, increase: [1.3, 2.08, 2.08, 2.08] },
        paralysis: { initial: 1, increase: [1.3, 2.275, 2.275, 2.275] },
        stun: { initial: 1.2, increase: [1.5, 2.85, 2.85, 2.85] },
        exhaust: { initial: 1, increase: [1.3, 1.95, 1.95, 1.95] },
        mount: { initial: 2.5, increase: [2.4, 4.8, 4.8, 4.8] },
      },
    });
  });

  test("is not given where layouts differ, and of a tempered monster only where its hard rate is the same", () => {
    expect(writeHealth(1, [1, 2])(target)).toEqual({});
    expect(writeHealth(1.15, [1, 1])({ ...target, variant: "tempered" })).not.toHaveProperty("health");
    expect(writeHealth(1, [1, 1])({ ...target, variant: "tempered" }).health?.[0]).toBe(16_200);
    expect(writeHealth(1.15, [1, 1])({ ...target, variant: "arch-tempered" }).health?.[0]).toBe(16_200);
  });
});

describe("a rule for a figure", () => {
  test("reads through objects and lists, and turns a rate into percent without the noise of fractions", () => {
    writeTable("Any/Params", { _Rates: [{ _Value: 1.35 }], _Broken: null });
    const reader = new FigureReader(open().tables, "Any/Params");
    expect(
      reader.readAll({ attackPct: { at: "_Rates.0._Value", times: 100, plus: -100 }, skill: "burst" }),
    ).toEqual({
      attackPct: 35,
      skill: "burst",
    });
    expect(() => reader.read({ at: "_Rates.1._Value" })).toThrow(
      /Any\/Params, _Rates\.1\._Value: is no figure/,
    );
  });

  test("reads tables that hold what JSON does not know", () => {
    write("GameDesign/Any/Nan.user.3.json", '[\n{"app.Any": {\n"_A": NaN,\n"_B": 2\n}}\n]');
    expect(new FigureReader(open().tables, "Any/Nan").read({ at: "_B" })).toBe(2);
  });
});
