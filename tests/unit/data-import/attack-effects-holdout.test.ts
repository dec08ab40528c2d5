import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/** A second reader of the tables, as in `monster-combat-holdout.test.ts`: it needs `QUARRY_TABLES`. */
const folder = join(process.env.QUARRY_TABLES ?? "", "natives/STM/GameDesign/Player/ActionData");
const has = process.env.QUARRY_TABLES !== undefined && existsSync(folder);

// biome-ignore lint/suspicious/noExplicitAny: the tables have no types, and the reader has none on purpose.
type Json = any;

const facts: Json[] = JSON.parse(readFileSync("data/catalog/attack-effects.json", "utf8"));
const ours = new Map(facts.map((row) => [`${row.table}/${row.row}`, row]));
const round = (value: number) => Math.round(value * 1e5) / 1e5;
const hashes: Readonly<Record<string, string>> = {
  "-392388800": "exhaust",
  "1990626048": "poison",
  "-1247186944": "paralysis",
  "1974656256": "sleep",
  "-1852839936": "blast",
};

describe.skipIf(!has)("a second reader of the tables", () => {
  test("finds the same effects of every row of hunters' attack tables", () => {
    const seen = new Set<string>();
    const files = (readdirSync(folder, { recursive: true }) as string[]).filter((path) =>
      /^Wp(\d\d|GunCommon)\/Collision\/(Collider|Shell)\/Wp\w+\.rcol\.38\.json$/.test(path),
    );
    for (const path of files) {
      const table = path.replace(/^.*\/|\.rcol.*$/g, "");
      const json = JSON.parse(readFileSync(join(folder, path), "utf8").replace(/(-?Infinity|NaN)/g, "null"));
      const sets = (Array.isArray(json) ? json[0] : json).requestSets ?? [];
      for (const [row, { userData }] of sets.entries()) {
        const [hit]: Json[] = Object.values(userData ?? {});
        if (typeof hit !== "object" || hit === null || !("_Attack" in hit)) continue;
        const works = hit._Attack + hit._CondValue + hit._StunDamage + hit._RideDamage + hit._ParryDamage > 0;
        const own = ours.get(`${table}/${row}`);
        if (works) expect(own, `${table} ${row}`).toBeDefined();
        if (!own) continue;
        seen.add(`${table}/${row}`);
        const condition = hit._CondValue > 0 ? hashes[hit._AttackCond] : undefined;
        const buildup = (type: string) => (condition === type ? hit._CondValue : undefined);
        expect(
          [
            own.motionValue,
            own.statusFactor,
            own.elementFactor,
            own.stun,
            own.exhaust,
            own.mount,
            own.offset,
            own.partBreakFactor ?? 1,
            own.woundFactor ?? 1,
            own.status?.type,
            own.status?.value,
            own.element?.value ?? 0,
          ],
          `${table} ${row}`,
        ).toEqual([
          round(hit._Attack),
          round(hit._StatusConditionRate),
          hit._UseStatusAttrPower ? round(hit._StatusAttrRate) : 0,
          hit._StunDamage || undefined,
          buildup("exhaust"),
          hit._RideDamage || undefined,
          hit._ParryDamage || undefined,
          round(hit._PartsBreakRate),
          round(hit._TearScarCreateRate),
          condition === "exhaust" ? undefined : condition,
          condition === "exhaust" ? undefined : condition && hit._CondValue,
          own.element ? hit._AttrValue : 0,
        ]);
      }
    }
    expect(seen.size).toBe(facts.length);
  });
});
