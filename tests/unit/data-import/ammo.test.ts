import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { importAmmo } from "@/scripts/data-import/entities/import-ammo";
import { Ids } from "@/scripts/data-import/ids";
import { Overlays } from "@/scripts/data-import/overlays";
import { Tables } from "@/scripts/data-import/tables";
import { Texts } from "@/scripts/data-import/texts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tables-"));
  mkdirSync(join(folder, "GameDesign/Common/Item"), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, value: object) {
  const full = join(folder, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, JSON.stringify(value));
}

/** A row of an attack table, as a plain shot has it. */
function shotRow(attack: number, more: object = {}) {
  return {
    _Attack: attack,
    _AttrValue: 0,
    _CondValue: 0,
    _StunDamage: 0,
    _CaptureDamage: 0,
    _PartsBreakRate: 1,
    _SpecialType: { _Value: "[18341792]NORMAL" },
    ...more,
  };
}

const typesOfFactor = ["Motion", "Attr", "Cond"];

/** Parameters of a shell that change nothing. */
const plainShell = {
  _Critical_Begin_Dist: -1,
  _Critical_End_Dist: -1,
  _Critical_Begin_Dist_Light: -1,
  _Critical_End_Dist_Light: -1,
  _Before_Critical_AttackRate: 1,
  _After_Critical_AttackRate: 1,
  _Before_Critical_AttackRate_Light: 1,
  _After_Critical_AttackRate_Light: 1,
  ...Object.fromEntries(
    ["Lv2_Attack", "Lv3_Attack", "Lv2_Special", "Lv3_Special"].flatMap((name) => [
      [`_${name}Rate`, 1],
      [`_${name}Rate_Light`, 1],
    ]),
  ),
  ...Object.fromEntries(
    typesOfFactor.flatMap((name) => [
      [`_${name}_Rate_Light`, 1],
      [`_${name}_Rate_Rapid_Light`, 1],
    ]),
  ),
};

const row = (number: number) => ({ table: "WpGunShell_Normal", row: number });

function runAmmo(entry: object, rows: readonly object[], shell: object = {}) {
  const entries = [{ id: "normal", item: "normal-ammo", rows: [row(0)], shell: "WpGunNormal", ...entry }];
  write("ammo.json", { provenance: ["test"], entries });
  write("GameDesign/Player/ActionData/WpGunCommon/Collision/Collider/WpGunShell_Normal.rcol.38.json", {
    requestSets: rows.map((userData) => ({ userData })),
  });
  write("GameDesign/Player/ActionData/WpGunCommon/Shell/MainParam/WpGunNormal.user.3.json", [
    {
      "ace.user_data.ShellMainParam": {
        _ShellMiniParams: [
          { "ace.cShellminiParamCommon": { _LifeSec: 8 } },
          { "app.cShellminiParamPlGun": { ...plainShell, ...shell } },
        ],
      },
    },
  ]);
  const tables = Tables.open(folder);
  const context = { tables, texts: new Texts(tables, []), overlays: new Overlays(folder) };
  return importAmmo.run({ ...context, ids: new Ids(new Map()) }).records[0];
}

describe("ammunition", () => {
  test("has the figures of its row and shell, without those that change nothing", () => {
    expect(runAmmo({}, [shotRow(17)])).toEqual({ id: "normal", item: "normal-ammo", motionValue: 17 });
  });

  test("has the factors by level of its shell, and those of the light bowgun where they differ", () => {
    const shell = { _Lv2_AttackRate: 1.4, _Lv3_AttackRate: 1.9, _Lv3_SpecialRate: 2 };
    const light = { _Lv2_AttackRate_Light: 1.4, _Lv3_AttackRate_Light: 1.8, _Lv3_SpecialRate_Light: 2 };
    const ammo = runAmmo({}, [shotRow(17)], { ...shell, ...light });
    expect(ammo).toMatchObject({
      attackMultiplierByLevel: [1, 1.4, 1.9],
      specialMultiplierByLevel: [1, 1, 2],
      lightAttackMultiplierByLevel: [1, 1.4, 1.8],
    });
    expect(ammo).not.toHaveProperty("lightSpecialMultiplierByLevel");
  });

  test("has the critical distances of its shell where distance changes the damage", () => {
    const distances = { _Critical_Begin_Dist: 5, _Critical_End_Dist: 15 };
    const light = { _Critical_Begin_Dist_Light: 0, _Critical_End_Dist_Light: 12 };
    const rates = {
      _Before_Critical_AttackRate: 0.5,
      _After_Critical_AttackRate: 0.1,
      _Before_Critical_AttackRate_Light: 0.5,
      _After_Critical_AttackRate_Light: 0.1,
    };
    const ammo = runAmmo({}, [shotRow(17)], { ...distances, ...light, ...rates });
    expect(ammo).toMatchObject({
      criticalDistance: [5, 15],
      nearMultiplier: 0.5,
      farMultiplier: 0.1,
      lightCriticalDistance: [0, 12],
    });
    expect(ammo).not.toHaveProperty("lightNearMultiplier");
  });

  test("has the factor of the light bowgun below critical distance where it is its own", () => {
    const heavy = { _Before_Critical_AttackRate: 0.5 };
    expect(runAmmo({}, [shotRow(17)], { ...heavy, _Before_Critical_AttackRate_Light: 0.6 })).toMatchObject({
      nearMultiplier: 0.5,
      lightNearMultiplier: 0.6,
    });
  });

  test("is refused where only one type of bowgun loses damage beyond critical distance", () => {
    expect(() => runAmmo({}, [shotRow(17)], { _After_Critical_AttackRate_Light: 0.1 })).toThrow(
      /WpGunNormal, _After_Critical_AttackRate_Light: is not that of the heavy bowgun/,
    );
  });

  test("has the factors of the light bowgun, and of its rapid fire", () => {
    const shell = { _Motion_Rate_Light: 0.5, _Cond_Rate_Light: 0.8, _Attr_Rate_Rapid_Light: 0.6 };
    expect(runAmmo({}, [shotRow(17)], shell)).toMatchObject({
      light: { motion: 0.5, element: 1, status: 0.8 },
      lightRapid: { motion: 1, element: 0.6, status: 1 },
    });
  });

  test("has the status, stun, capture and part damage of its row", () => {
    const more = { _CondValue: 50, _StunDamage: 20, _CaptureDamage: 100, _PartsBreakRate: 1.1 };
    expect(runAmmo({}, [shotRow(1, more)])).toMatchObject({
      status: 50,
      stun: 20,
      capture: 100,
      partBreakMultiplier: 1.1,
    });
  });

  test("has a percentage of attack as the element of an element shot, and a fixed element otherwise", () => {
    const shot = { _AttrValue: 20, _SpecialType: { _Value: "[16596]BOWGUN_ELEMENT_SHOT" } };
    const elementShot = runAmmo({}, [shotRow(8, shot)]);
    expect(elementShot).toHaveProperty("elementPctOfAttack", 20);
    expect(elementShot).not.toHaveProperty("fixedElement");

    const blast = runAmmo({}, [shotRow(30, { _AttrValue: 5 })]);
    expect(blast).toHaveProperty("fixedElement", 5);
    expect(blast).not.toHaveProperty("elementPctOfAttack");
  });

  test("has a motion value per level where the overlay names a row per level", () => {
    const rows = [shotRow(11), shotRow(12), shotRow(13)];
    expect(runAmmo({ levelRows: [row(0), row(1), row(2)] }, rows)).toMatchObject({
      motionValue: 11,
      motionValueByLevel: [11, 12, 13],
    });
  });

  test("is refused where its rows disagree, where there is no row, or a figure or kind of shot is unknown", () => {
    expect(() => runAmmo({ rows: [row(0), row(1)] }, [shotRow(1), shotRow(2)])).toThrow(
      /normal.*its rows have different figures/,
    );
    expect(() => runAmmo({ rows: [row(4)] }, [shotRow(1)])).toThrow(/WpGunShell_Normal/);
    expect(() => runAmmo({}, [shotRow(1)], { _Lv2_AttackRate: "fast" })).toThrow(/_Lv2_AttackRate/);
    const odd = { _SpecialType: { _Value: "[7]LASER" } };
    expect(() => runAmmo({}, [shotRow(1, odd)])).toThrow(/unknown value LASER/);
  });

  test("is refused where the overlay still has a figure that its row gives", () => {
    expect(() => runAmmo({ motionValue: 17 }, [shotRow(17)])).toThrow(/motionValue/);
  });
});
