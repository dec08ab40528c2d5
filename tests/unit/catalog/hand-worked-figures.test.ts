import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  axePowerAttack,
  criticalMultiplier,
  displayedPerDamage,
  elementCap,
  elementPhialMultiplier,
  frenzyOvercomeAffinity,
  powerPhialMultiplier,
  weakenedMultiplier,
} from "@/lib/builder/damage/constants";

// biome-ignore lint/suspicious/noExplicitAny: read as it is stored, so that no schema fills in what a file lacks.
type Json = any;

const read = (path: string): Json => JSON.parse(readFileSync(path, "utf8"));
const watched: Json[] = read("data/sources/watched.json").entries;
const shells = new Map<string, Json>(
  read("data/sources/ammo.json").entries.map((each: Json) => [each.id, each.shell]),
);
const watchedAt = (at: string) => watched.find((each) => each.at === at)?.values[""];

/**
 * What an import cannot make: figures of code and of `data/sources` that were worked out of parameters. Where those
 * change, the import says so by facts or by `watched.json`; these tests then say what to work out anew.
 */
describe("figures that were worked out by hand", () => {
  test("constants of the damage formula are those of the tables", () => {
    const modifiers = new Map<string, Json>(
      read("data/catalog/player-modifiers.json").map((each: Json) => [each.id, each]),
    );
    expect([criticalMultiplier, weakenedMultiplier]).toEqual([
      watchedAt("_CriticalAttackRate"),
      watchedAt("_NegativeAttackRate"),
    ]);
    expect(elementCap).toEqual({
      plus: modifiers.get("element-cap").elementAdd,
      times: modifiers.get("element-cap").elementMul,
    });
    expect(modifiers.get("element-cap-bowgun").elementMul).toBe(elementCap.times);
    expect(displayedPerDamage).toBe(10);
    expect([powerPhialMultiplier, elementPhialMultiplier, axePowerAttack, frenzyOvercomeAffinity]).toEqual([
      modifiers.get("switch-axe-power-phial").attackMul,
      modifiers.get("switch-axe-element-phial").elementMul,
      modifiers.get("switch-axe-power-axe").attackAdd,
      modifiers.get("frenzy-overcome").affinityAdd,
    ]);
  });

  test("shots of bowguns are base figures times the factors of level, gun, rapid fire and chaser", () => {
    const ammo = new Map<string, Json>(read("data/catalog/ammo.json").map((each: Json) => [each.id, each]));
    const moves = read("data/catalog/attacks.json").filter((each: Json) => each.ammo);
    const round = (value: number) => Math.round(value * 1e4) / 1e4;
    for (const move of moves) {
      const { type, level } = move.ammo;
      const kind = ammo.get(type);
      const factors = watched.find((each) => each.table.endsWith(`/${shells.get(type)}`))?.values;
      const isLight = move.weapon === "light-bowgun";
      const isRapid = isLight && /-rapid-/.test(move.id);
      const isChaser = /-chaser$/.test(move.id);
      // The game spells `Variabe`: the last shot of a chaser.
      const gun = (rate: "_Motion" | "_Attr") => {
        if (!isLight) return 1;
        if (isChaser && !isRapid) return factors[`${rate}_Rate_Variabe_Light`];
        const shot = factors[`${rate}_Rate${isRapid ? "_Rapid" : ""}_Light`];
        const last = rate === "_Motion" ? "_MotionRate" : "_MotionAttrRate";
        return isChaser ? shot * factors[`${last}RapidVariableLastShootLight`] : shot;
      };
      const levels = isLight
        ? (kind.lightAttackMultiplierByLevel ?? kind.attackMultiplierByLevel)
        : kind.attackMultiplierByLevel;
      const base = kind.motionValueByLevel?.[level - 1] ?? kind.motionValue * (levels?.[level - 1] ?? 1);
      expect(move.motionValue, move.id).toBe(round(base * gun("_Motion")));
      if (kind.elementPctOfAttack !== undefined) {
        const special = kind.specialMultiplierByLevel?.[level - 1] ?? 1;
        expect(move.elementPctOfAttack, move.id).toBe(
          round(kind.elementPctOfAttack * special * gun("_Attr")),
        );
      }
      if (kind.fixedElement !== undefined) expect(move.fixedElement, move.id).toBe(kind.fixedElement);
    }
    expect(moves.length).toBeGreaterThan(100);
  });
});
