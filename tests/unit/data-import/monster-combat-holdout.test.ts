import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/**
 * A second reader of the tables, written without the importer: it walks the JSON as it is. It needs a checkout of the
 * tables in `QUARRY_TABLES` (the folder with `natives`), and is skipped without one.
 */
const folder = join(process.env.QUARRY_TABLES ?? "", "natives/STM/GameDesign/Enemy");
const has = process.env.QUARRY_TABLES !== undefined && existsSync(folder);

// biome-ignore lint/suspicious/noExplicitAny: the tables have no types, and the reader has none on purpose.
type Json = any;

const load = (path: string): Json =>
  JSON.parse(readFileSync(join(folder, path), "utf8").replace(/(-?Infinity|NaN)/g, "null"));
const facts = (file: string): Json[] => JSON.parse(readFileSync(`data/catalog/${file}.json`, "utf8"));

/** Every object that has a field, at any depth. */
function collect(value: Json, field: string): Json[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap((each) => collect(each, field));
  return field in value ? [value, ...inner] : inner;
}

const round = (value: number) => Math.round(value * 1e5) / 1e5;
const monsters = has ? facts("monsters") : [];
const combat = new Map(facts("monster-combat").map((record) => [record.id, record]));
const attacks = new Map(facts("monster-attacks").map((record) => [record.id, record]));

describe.skipIf(!has)("a second reader of the tables", () => {
  test("finds the same rage and fatigue", () => {
    let compared = 0;
    for (const { id, gameId } of monsters) {
      const [, number, variant] = /^EM(\d{4})_(\d\d)/.exec(gameId) ?? [];
      const base = `Em${number}/${variant}/Data/Em${number}_${variant}_Param_`;
      if (existsSync(join(folder, `${base}Angry.user.3.json`))) {
        const [low, high] = collect(load(`${base}Angry.user.3.json`), "_AngrySec");
        for (const [rank, row] of [["low", low] as const, ["high", high] as const]) {
          const own = combat.get(id).enrage[rank];
          expect(Object.values(own), `${id} ${rank}`).toEqual(
            [row._Limit, row._AngrySec, row._MotionRate, row._AttackRate, row._DamageRate].map(round),
          );
          compared += 5;
        }
      }
      if (existsSync(join(folder, `${base}Stamina.user.3.json`))) {
        const [low, high] = collect(load(`${base}Stamina.user.3.json`), "_TiredSec");
        for (const [rank, row] of [["low", low] as const, ["high", high] as const]) {
          expect(Object.values(combat.get(id).fatigue[rank]), `${id} ${rank}`).toEqual(
            [row._DefaultStamina, row._TiredSec, row._MotionRate].map(round),
          );
          compared += 3;
        }
      }
    }
    expect(compared).toBeGreaterThan(400);
  });

  test("finds the same wounds, in number and in health", () => {
    for (const { id, gameId } of monsters) {
      const [, number, variant] = /^EM(\d{4})_(\d\d)/.exec(gameId) ?? [];
      const path = `Em${number}/${variant}/Data/Em${number}_${variant}_Param_Parts.user.3.json`;
      if (!existsSync(join(folder, path))) continue;
      const value = (list: Json) => Number(Object.values(list[0])[0]);
      const theirs = collect(load(path), "_RawScarVital")
        .filter(({ _Num }) => _Num > 0)
        .map((row) =>
          [row._Num, value(row._NormalVital), value(row._TearVital), value(row._RawScarVital)].join(),
        );
      const ours = combat
        .get(id)
        .wounds.flatMap((each: Json) =>
          Array(each.places).fill([each.limit, each.scratch, each.tear, each.wound].join()),
        );
      expect(ours.sort(), id).toEqual(theirs.sort());
    }
  });

  test("finds the same attacks, shape by shape", () => {
    let compared = 0;
    for (const { id, gameId } of monsters) {
      const [, number, variant] = /^EM(\d{4})_(\d\d)/.exec(gameId) ?? [];
      const base = `Em${number}/${variant}`;
      const name = `Em${number}_${variant}`;
      const tables = [
        ["body", `${base}/Collision/Collider/${name}_Attack.rcol.38.json`],
        ["projectile", `${base}/Shell/${name}_Shell_Attack.rcol.38.json`],
      ] as const;
      for (const [origin, path] of tables) {
        if (!existsSync(join(folder, path))) continue;
        const ours = new Map<number, Json>();
        for (const attack of attacks.get(id).attacks) {
          if (attack.origin === origin) for (const row of attack.rows) ours.set(row, attack);
        }
        const [{ requestSets }] = collect(load(path), "requestSets");
        for (const [row, { userData }] of requestSets.entries()) {
          const theirs = userData["app.col_user_data.AttackParamEm"];
          const own = ours.get(row);
          expect(own !== undefined, `${id} ${origin} ${row}`).toBe(theirs !== undefined);
          if (!theirs) continue;
          expect(
            [own.damage, own.stun, own.guardPower, own.elementDamage ?? 0, own.buildup ?? 0],
            `${id} ${row}`,
          ).toEqual(
            [
              theirs._Attack,
              theirs._StunDamage,
              theirs._VersusGuardPower,
              own.element ? theirs._AttrValue : 0,
              own.status ? theirs._CondValue : 0,
            ].map(round),
          );
          compared += 5;
        }
      }
    }
    expect(compared).toBeGreaterThan(10_000);
  });

  test("finds the same factors of tempered monsters and the same crowns", () => {
    const sizes = load("CommonData/Data/EmCommonSize.user.3.json");
    const random = load("CommonData/Data/EmCommonRandomSize.user.3.json");
    const tables = new Map(
      collect(random, "_ProbDataTbl").map((row) => [row._InstanceGuid, row._ProbDataTbl]),
    );
    for (const { id, gameId } of monsters) {
      const [, number, variant] = /^EM(\d{4})_(\d\d)/.exec(gameId) ?? [];
      const path = `Em${number}/${variant}/Data/Em${number}_${variant}_Param_Legendary.user.3.json`;
      const { tempered = [], crowns = [] } = combat.get(id);
      if (tempered.length > 0) {
        const [row] = collect(load(path), "HealthRate");
        for (const each of tempered) {
          const ending = `${each.variant === "archTempered" ? "_King" : ""}${each.hard ? "_Hard" : ""}`;
          expect(each.healthMult, id).toBe(round(row[`HealthRate${ending}`]));
          expect(each.attackMult, id).toBe(round(row[`NoAngryAttackRate${ending}`]));
          expect(each.tearMult, id).toBe(round(row[`TearVitalRate${ending}`]));
        }
      }
      const size = collect(sizes, "_CrownSize_King").find(({ _EmId }) => _EmId.endsWith(` ${gameId}`));
      const rows = collect(random, "_LegendaryId").filter(({ _EmId }) => _EmId.endsWith(` ${gameId}`));
      for (const crown of crowns) {
        const code = { tempered: "NORMAL", archTempered: "KING" }[crown.variant as string] ?? "NONE";
        const row = rows.find(({ _LegendaryId }) => _LegendaryId.endsWith(` ${code}`));
        const ranges = collect(row, "_SizeTableId");
        const range = crown.rank === "high" ? ranges.at(-1) : ranges[0];
        for (const grade of crown.grades) {
          const [link] = collect(range[`_SizeTableId${grade === 1 ? "" : grade}`], "Value");
          const chances = collect(tables.get(link.Value), "_Prob");
          const gold = chances.filter(({ _Scale }) => _Scale >= size._CrownSize_King);
          expect(crown.largeGold, `${id} ${grade}`).toBe(gold.reduce((sum, { _Prob }) => sum + _Prob, 0));
        }
      }
    }
  });
});
