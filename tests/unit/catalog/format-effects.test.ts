import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isOfKind } from "@/lib/catalog/collection";
import { flagEffects, numberEffects, skillConditions } from "@/lib/catalog/effect-codes";
import { conditionPhrases, formatEffects, listEffects } from "@/lib/catalog/format-effects";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { Effects } from "@/lib/catalog/schema";

const skillName = (id: string) => getCatalog().skills.require(id).name;

function lastLevel(id: string): Effects {
  return getCatalog().skills.require(id).effects.at(-1) ?? {};
}

/** Every object of effects in the catalog, with its place. */
function allEffects(): { from: string; effects: Effects }[] {
  const { skills, foodSkills, melodies } = getCatalog();
  return [
    ...skills.all.flatMap(({ id, effects, effectsByWeapon = [] }) =>
      [effects, ...effectsByWeapon.map((group) => group.effects)]
        .flat()
        .map((level) => ({ from: id, effects: level })),
    ),
    ...foodSkills.all.map(({ id, effects }) => ({ from: id, effects })),
    ...isOfKind(melodies.all, "melody").flatMap(({ id, effects, repeatEffects }) =>
      [effects, repeatEffects].map((each) => ({ from: id, effects: each })),
    ),
    ...isOfKind(melodies.all, "echo-bubble").map(({ id, effects }) => ({ from: id, effects })),
  ];
}

describe("effects in words", () => {
  test.each([
    ["attack-boost", ["Attack +9", "Attack +4%"]],
    ["critical-boost", ["Critical hits deal ×1.4"]],
    ["weakness-exploit", ["Affinity +30%", "Extra affinity on wounds +20%", "Minimum hitzone 45%"]],
    ["divine-blessing", ["Chance 25%", "Damage taken −50%"]],
    ["critical-status", ["Status buildup on critical hits ×1.2 to ×1.4"]],
    ["arkvelds-hunger", ["Health restored 5 to 20"]],
    ["dragon-attack", ["Dragon element +60", "Dragon element +20%"]],
    ["poison-attack", ["Poison buildup +50", "Poison buildup +20%"]],
    ["self-improvement", ["Attack, up to +12", "Defense, up to +20", "Maximum reached after 30 min"]],
    ["speed-sharpening", ["Whetstone strokes −2"]],
    ["omega-resonance", ["Attack +20", "Affinity +40%", "Alternating"]],
    ["bludgeoner", ["Raw damage +10%", "At this sharpness or below: Green"]],
    ["blast-functionality", ["Adds the coating Blast"]],
    ["stun-resistance", ["Fully prevented"]],
    ["adrenaline-rush", ["Attack +30", "Lasts 30 s"]],
    ["horn-maestro", ["Melodies last 2 steps longer"]],
    [
      "synthetic-shield",
      [
        "Defense +30",
        "Defense with Resonance II +45",
        "Range, in game units 30",
        "Lasts 30 s",
        "Lasts with Resonance II 45 s",
      ],
    ],
    ["doshagumas-might", ["Attack +25", "Lasts 3 min"]],
  ])("%s at its last level", (id, words) => {
    expect(formatEffects(lastLevel(id))).toEqual(words);
  });

  test("name the skill whose level a meal raises", () => {
    const { effects } = getCatalog().foodSkills.require("tumbler-meal-hi");
    expect(formatEffects(effects, skillName)).toEqual(["Evade Window level +3"]);
    expect(formatEffects(getCatalog().foodSkills.require("immunizer-meal").effects, skillName)).toEqual([
      "Skill level +1",
    ]);
  });

  test("write a range whose ends are one figure as that figure", () => {
    expect(formatEffects({ element: 50, elementMax: 50 })).toEqual(["Element +50"]);
    expect(formatEffects({ element: 50, elementMax: 70 })).toEqual(["Element +50 to +70"]);
  });

  test("say nothing for a level without figures", () => {
    expect(formatEffects({})).toEqual([]);
  });

  test("leave no token of any record without words", () => {
    const silent = allEffects().flatMap(({ from, effects }) => {
      const said = new Set(listEffects(effects, skillName).map(({ token }) => token));
      // Told within the line of another token.
      const within = [
        "elementType",
        "statusType",
        "skill",
        "healMax",
        "statusCritMultiplierMax",
        "elementMax",
        "attackPerOreMax",
        "extraItemsMax",
        "intervalMaxSec",
        "procMotionValueMax",
      ];
      return Object.keys(effects)
        .filter((token) => !said.has(token) && !within.includes(token))
        .map((token) => `${from} ${token}`);
    });
    expect(silent).toEqual([]);
  });

  test("show the very figure of the record", () => {
    const wrong = allEffects().flatMap(({ from, effects }) =>
      listEffects(effects, skillName).flatMap(({ token, figure }) => {
        const value: unknown = Reflect.get(effects, token);
        if (typeof value !== "number") return [];
        const shown = Number(/\d+(?:\.\d+)?/.exec(figure)?.[0]) * (figure.includes("min") ? 60 : 1);
        return shown === Math.abs(value) ? [] : [`${from} ${token}: ${figure} for ${value}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("a reduction reads as less, an increase as more", () => {
    for (const token of numberEffects) {
      const [line] = listEffects({ [token]: 7 });
      if (token.includes("Reduction")) expect(line?.figure, token).toBe("−7%");
      else expect(line?.figure, token).not.toContain("−");
    }
  });

  test("hold no code and no gap to fill", () => {
    for (const token of numberEffects) {
      const label = listEffects({ [token]: 7 })[0]?.label ?? "";
      expect(label).toMatch(/^[A-Z][A-Za-z ,-]+[a-zI]$/);
      expect(label).not.toContain("{");
    }
    expect(new Set(flagEffects.map((token) => formatEffects({ [token]: true })[0])).size).toBe(
      flagEffects.length,
    );
  });
});

describe("conditions", () => {
  test("have words, each its own", () => {
    const words = skillConditions.map((code) => conditionPhrases[code]);
    expect(new Set(words).size).toBe(skillConditions.length);
    for (const phrase of words) expect(phrase).toMatch(/^[a-z].*[a-z]$/);
  });

  test("tell what one takes from what one deals, and which shots count", () => {
    expect(conditionPhrases.afterElementalHit).toBe("after taking elemental hits");
    expect(conditionPhrases.fourthShot).toContain("fourth and sixth");
    expect(conditionPhrases.fullStamina).toContain("full for a while");
  });

  test("are those of the records", () => {
    const records: { condition: string | null }[] = JSON.parse(
      readFileSync("data/catalog/skills.json", "utf8"),
    );
    const used = new Set(records.flatMap(({ condition }) => condition ?? []));
    expect([...skillConditions].sort()).toEqual([...used].sort());
  });
});
