import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { listItemEffects } from "@/lib/wiki/items/get-item.server";

const path = "natives/STM/GameDesign/Player/ActionData/Common/GlobalParam/PlayerItemParam.user.3.json";
const file = join(process.env.QUARRY_TABLES ?? "", path);
const has = process.env.QUARRY_TABLES !== undefined && existsSync(file);

/** By hand from PlayerItemParam: the words before each figure, and the figure. */
const known = [
  ["potion", { healAtOnce: 10, heal: 25 }],
  ["mega-potion", { healAtOnce: 15, heal: 55 }],
  ["might-pill", { attack: 25, durationSec: 21 }],
  ["adamant-pill", { defenseMult: 1.3, durationSec: 90 }],
  ["dash-juice", { maxStamina: 50, staminaUseMult: 0.75, durationSec: 180 }],
  ["dust-of-life", { heal: 60 }],
  ["ancient-potion", { maxHealth: 50, durationSec: 900, maxStamina: 150 }],
  ["well-done-steak", { maxHealth: 50, durationSec: 1800, maxStamina: 50 }],
  ["armorcharm", { defense: 12 }],
  ["immunizer", { recoveryMult: 3, durationSec: 300 }],
] as const;

describe("what items do", () => {
  test.each(known)("%s", (id, figures) => {
    expect(getCatalog().itemEffects.get(id)).toEqual({ id, ...figures });
  });

  test("is written out for their pages", () => {
    expect(listItemEffects("dash-juice")).toEqual([
      { label: "Max stamina", value: "+50" },
      { label: "Stamina used", value: "× 0.75" },
      { label: "Lasts", value: "3 min" },
    ]);
    expect(listItemEffects("might-pill")).toEqual([
      { label: "Attack", value: "+25" },
      { label: "Lasts", value: "21 s" },
    ]);
    expect(listItemEffects("iron-ore")).toEqual([]);
  });

  test("says the same of attack and duration as the builder's modifiers", () => {
    for (const { id, attackAdd, durationSec } of getCatalog().playerModifiers.all) {
      const effect = getCatalog().itemEffects.get(id);
      if (!effect) continue;
      expect([effect.attack, effect.durationSec], id).toEqual([attackAdd, durationSec]);
    }
  });

  test.skipIf(!has)("holds figures that a second reader finds in the table", () => {
    const text = readFileSync(file, "utf8");
    const numbers = new Set([...text.matchAll(/: (-?[\d.]+)/g)].map(([, number]) => Number(number)));
    for (const { id, ...figures } of getCatalog().itemEffects.all) {
      for (const figure of Object.values(figures))
        expect(numbers.has(Number(figure)), `${id} ${figure}`).toBe(true);
    }
  });
});
