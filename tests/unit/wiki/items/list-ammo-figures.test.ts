import { describe, expect, test } from "vitest";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getItem } from "@/lib/wiki/items/get-item.server";

const figuresOf = (item: string) =>
  Object.fromEntries(getItem(item).ammo.map(({ label, value, note }) => [label, [value, note]]));

describe("an ammo on its item's page", () => {
  test("has its figures with what level, distance and bowgun make of them", () => {
    expect(figuresOf("normal-ammo")).toEqual({
      "Motion value": ["17", "Level 2 × 1.4, level 3 × 1.9"],
      "Heavy bowgun, critical distance": ["5 to 15", "Damage closer × 0.5, farther × 0.1"],
      "Light bowgun, critical distance": ["0 to 12", "Damage farther × 0.1"],
      "Light bowgun, damage": ["× 0.8", "Element × 1, status × 1"],
      "Rapid fire, damage": ["× 0.7", "Element × 1, status × 1"],
    });
    expect(figuresOf("pierce-ammo")).toMatchObject({
      "Motion value": ["11", "Level 2: 12, level 3: 12"],
      "Light bowgun, critical distance": ["6.5 to 15", "Damage closer × 0.6, farther × 0.1"],
    });
    expect(figuresOf("flaming-ammo")).toMatchObject({
      Element: ["20% of attack", "Level 2 × 1.25, level 3 × 1.25"],
    });
    expect(figuresOf("spread-ammo")).toMatchObject({
      "Light bowgun, critical distance": ["0.8 to 10", "Damage closer × 0.1, farther × 0.1"],
    });
  });

  test.each(getCatalog().ammo.all.map((ammo) => [ammo.item, ammo] as const))(
    "%s: says what each distance does where the tables know it",
    (item, ammo) => {
      const notes = getItem(item)
        .ammo.filter(({ label }) => label.endsWith("critical distance"))
        .map(({ note }) => note);
      expect(notes).toHaveLength(
        [ammo.criticalDistance, ammo.lightCriticalDistance].filter((range) => range !== undefined).length,
      );
      for (const note of notes) expect(note).toContain(`farther × ${ammo.farMultiplier}`);
    },
  );

  test("is nothing for other items", () => {
    expect(getItem("rathalos-ruby").ammo).toEqual([]);
  });
});
