import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { importAttackEffects } from "@/scripts/data-import/entities/import-attack-effects";
import { Ids } from "@/scripts/data-import/ids";
import { Overlays } from "@/scripts/data-import/overlays";
import { Tables } from "@/scripts/data-import/tables";
import { Texts } from "@/scripts/data-import/texts";
import { writeTables } from "@/tests/support/data-import/tables";

const plain = {
  _Attack: 20,
  _ActionTypeFixed: { _Value: "[1]SLASH" },
  _AttackAttrFixed: { _Value: "[0]NONE" },
  _AttrValue: 0,
  _UseStatusAttrPower: true,
  _StatusAttrRate: 0.8,
  _StatusConditionRate: 1,
  _AttackCond: 1220034176,
  _CondValue: 0,
  _StunDamage: 0,
  _PartsBreakRate: 1,
  _TearScarCreateRate: 1,
  _RideDamage: 0,
  _ParryDamage: 0,
};

/** What the rows of a table of the bowguns do; the first move of the overlay is made of its second row. */
function read(rows: readonly object[], row = 1) {
  const table = {
    requestSets: rows.map((each) => ({
      userData: "_Attack" in each ? { "app.col_user_data.AttackParamPlShell": each } : each,
    })),
  };
  const name = "WpGunShell_Test";
  const folder = writeTables({ [`Player/ActionData/WpGunCommon/Collision/Shell/${name}`]: table }, afterAll);
  const move = { id: "shot", weapon: "heavy-bowgun", name: "Shot", hits: 1, rows: [{ table: name, row }] };
  writeFileSync(join(folder, "attacks.json"), JSON.stringify({ provenance: ["test"], entries: [move] }));
  const tables = Tables.open(folder);
  return importAttackEffects.run({
    tables,
    overlays: new Overlays(folder),
    ids: new Ids(new Map()),
    texts: new Texts(tables, []),
  }).records;
}

describe("what hits of hunters do", () => {
  test("leaves out what a row does not have, and rows that do nothing", () => {
    const sensor = { Ref: "" };
    const idle = { ...plain, _Attack: 0, _AttackAttrFixed: { _Value: "[1]FIRE" } };
    const exhaust = {
      ...plain,
      _AttackCond: -392388800,
      _CondValue: 12,
      _StunDamage: 30,
      _PartsBreakRate: 1.2,
    };
    const poison = {
      ...plain,
      _Attack: 0,
      _AttackCond: 1990626048,
      _CondValue: 40,
      _UseStatusAttrPower: false,
    };
    const mount = { ...plain, _RideDamage: 55, _ParryDamage: 75, _TearScarCreateRate: 0.5 };
    const shared = {
      weapons: ["light-bowgun", "heavy-bowgun"],
      table: "WpGunShell_Test",
      damageType: "sever",
    };
    expect(read([sensor, exhaust, idle, poison, mount])).toEqual([
      {
        ...shared,
        id: "wpgunshell-test-1",
        row: 1,
        moves: ["shot"],
        motionValue: 20,
        elementFactor: 0.8,
        statusFactor: 1,
        stun: 30,
        exhaust: 12,
        partBreakFactor: 1.2,
      },
      {
        ...shared,
        id: "wpgunshell-test-3",
        row: 3,
        moves: [],
        motionValue: 0,
        elementFactor: 0,
        statusFactor: 1,
        status: { type: "poison", value: 40 },
      },
      {
        ...shared,
        id: "wpgunshell-test-4",
        row: 4,
        moves: [],
        motionValue: 20,
        elementFactor: 0.8,
        statusFactor: 1,
        mount: 55,
        offset: 75,
        woundFactor: 0.5,
      },
    ]);
  });

  test("is refused where a condition is unknown, or a move names a row without an attack", () => {
    expect(() => read([plain, { ...plain, _AttackCond: 7 }])).toThrow(/unknown condition 7/);
    expect(() => read([plain, plain], 2)).toThrow(/no attack stands in this row/);
  });
});
