import { describe, expect, test } from "vitest";
import { getSkill } from "@/lib/wiki/skills/get-skill.server";
import { listSkills } from "@/lib/wiki/skills/list-skills.server";

const rows = new Map(listSkills().map((row) => [row.id, row]));

describe("what the highest level gives, read by hand from the tables", () => {
  test.each([
    ["heroics", ["Attack +30%", "While health is at most 35%"]],
    ["agitator", ["Attack +20", "Affinity +15%"]],
    ["critical-boost", ["Critical hits deal ×1.4"]],
    ["speed-sharpening", ["Whetstone strokes −2"]],
    ["attack-boost", ["Attack +9 and +4%"]],
    ["thunder-resistance", ["Defense +10", "Thunder resistance +20"]],
    ["fire-attack", ["Fire element +60 and +20%"]],
    ["stun-resistance", ["Fully prevented"]],
    ["arkvelds-hunger", ["Health restored 5 to 20"]],
    ["uth-dunas-cover", ["Defense +50", "All elemental resistances +12"]],
  ])("%s", (id, phrases) => {
    expect(rows.get(id)?.topEffects).toEqual(phrases);
  });

  test.each([
    ["burst", ["Attack +10 to +18", "Attack on the first hit +5", "Element +120 to +200"]],
    ["charge-master", ["Element +15% to +25%", "Status buildup +15%"]],
    ["critical-element", ["Element on critical hits ×1.15 to ×1.21"]],
    ["power-prolonger", ["Powered-up state duration +40% to +100%"]],
  ])("%s, from the weapons with least to those with most", (id, phrases) => {
    expect(rows.get(id)?.topEffects).toEqual(phrases);
  });

  test("reaches over ranges of single weapons", () => {
    expect(rows.get("elemental-absorption")?.topEffects[0]).toBe("Element +50 to +120");
  });

  test("claims nothing where no figure is known", () => {
    for (const id of ["speed-eating", "soul-of-the-dark-knight"]) {
      expect(rows.get(id)?.topEffects).toEqual([]);
    }
  });
});

test("counts the kinds and says what gives each skill", () => {
  const count = (kind: string) => [...rows.values()].filter((row) => row.kind === kind).length;
  expect([count("armor"), count("weapon"), count("set-bonus"), count("group")]).toEqual([71, 66, 25, 17]);
  expect(rows.get("agitator")?.givers).toEqual(["armor", "decoration", "charm", "talisman"]);
  expect(rows.get("critical-eye")?.givers).toEqual(["weapon", "decoration", "talisman"]);
  expect(rows.get("gogmapocalypse")?.givers).toEqual(["armor", "weapon"]);
  expect(rows.get("blossomdance-prayer")?.givers).toEqual(["armor"]);
  expect(rows.get("rice-ball")?.givers).toEqual(["charm"]);
  for (const row of rows.values()) expect(row.givers, row.id).not.toEqual([]);
});

describe("what gives a skill, counted by hand", () => {
  test("Constitution: armor, charms, a decoration and two meals", () => {
    const { givers } = getSkill("constitution");
    expect([givers.armor.length, givers.charms.length, givers.decorations.length]).toEqual([51, 5, 1]);
    expect(givers.food.map(({ id, levels }) => [id, levels])).toEqual([
      ["black-belt-meal-hi", 3],
      ["black-belt-meal-lo", 2],
    ]);
  });

  test("Focus: 165 weapons of eight types and 16 decorations, the strongest first", () => {
    const { givers } = getSkill("focus");
    expect(givers.weapons.map(({ type, weapons }) => [type, weapons.length])).toEqual([
      ["great-sword", 24],
      ["long-sword", 18],
      ["dual-blades", 25],
      ["hammer", 23],
      ["switch-axe", 17],
      ["charge-blade", 8],
      ["insect-glaive", 20],
      ["bow", 30],
    ]);
    expect(givers.decorations).toHaveLength(16);
    expect(givers.decorations[0]).toMatchObject({ name: "Focus Jewel III [3]", level: 3, slot: 3 });
    for (const { weapons } of givers.weapons) {
      const levels = weapons.map(({ level }) => level);
      expect(levels).toEqual(levels.toSorted((a, b) => b - a));
    }
  });

  test("Evade Window is raised by two meals and by Mizutsune's Prowess", () => {
    const { givers } = getSkill("evade-window");
    expect(givers.food.map(({ levels }) => levels)).toEqual([3, 2]);
    expect(givers.raisedBy).toEqual([{ id: "mizutsunes-prowess", name: "Mizutsune's Prowess", levels: 3 }]);
  });

  test("Attack Boost 3 comes from two talismans, level 1 from all four", () => {
    const { talismans } = getSkill("attack-boost").givers;
    expect(talismans.map(({ level }) => level)).toEqual([3, 2, 1]);
    expect(talismans[0]?.talismans.map(({ id }) => id)).toEqual(["golden-age-charm", "secret-charm"]);
    expect(talismans[2]?.talismans).toHaveLength(4);
  });

  test("a set bonus counts pieces, not levels, and a Gogma Artian weapon can draw it", () => {
    const { givers } = getSkill("gogmapocalypse");
    expect(givers.armor).toEqual([]);
    expect(givers.sets.map(({ id, pieces, of }) => [id, pieces.length, of])).toEqual([
      ["gogmazios-alpha", 5, 5],
      ["gogmazios-beta", 5, 5],
    ]);
    expect(givers.canComeFromGogma).toBe(true);
    expect(getSkill("blossomdance-prayer").givers.canComeFromGogma).toBe(false);
  });

  test("of a set of mixed bonuses only the pieces that carry it count", () => {
    const { sets } = getSkill("xu-wus-vigor").givers;
    expect(sets.find(({ id }) => id === "gogmazios-alpha")).toMatchObject({
      of: 5,
      pieces: [{ id: "gogmazios-mail-alpha", piece: "chest" }],
    });
  });
});

describe("relations between skills", () => {
  test("leads both ways", () => {
    for (const { id } of rows.values()) {
      for (const partner of getSkill(id).partners) {
        expect(getSkill(partner.id).partners.map((back) => back.id)).toContain(id);
      }
    }
    expect(getSkill("nu-udras-mutiny").partners.map(({ id }) => id)).toEqual(["resentment"]);
  });

  test("shows the others of the same kind and category and not the skill itself", () => {
    expect(getSkill("critical-eye").related.map(({ id }) => id)).toEqual([
      "critical-boost",
      "critical-draw",
      "slicked-blade",
      "synergy",
    ]);
  });
});

test("refuses an id that it does not know", () => {
  expect(() => getSkill("no-such-skill")).toThrow("no-such-skill");
});
