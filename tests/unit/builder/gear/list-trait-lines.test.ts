import { describe, expect, test } from "vitest";
import { listTraitLines } from "@/lib/builder/gear/list-trait-lines";

describe("listTraitLines", () => {
  test("says what a type has and nothing else", () => {
    expect(listTraitLines({})).toEqual([]);
    expect(listTraitLines({ shellType: "long", shellLevel: 3 })).toEqual([
      { label: "Shelling", text: "Long 3" },
    ]);
    expect(listTraitLines({ phial: "poison", phialValue: 300 })).toEqual([
      { label: "Phial", text: "Poison 300" },
    ]);
    expect(listTraitLines({ kinsectLevel: 0 })).toEqual([{ label: "Kinsect", text: "Level 0" }]);
    expect(listTraitLines({ coatings: ["power", "close-range"] })).toEqual([
      { label: "Coatings", text: "Power, Close-range" },
    ]);
  });

  test("lists ammo with level, capacity and rapid fire", () => {
    const ammo = [
      { type: "normal" as const, level: 2, capacity: 6 },
      { type: "flaming" as const, level: 1, capacity: 4, rapid: true },
    ];
    expect(listTraitLines({ ammo, specialAmmo: "wyvernblast" })).toEqual([
      { label: "Special ammo", text: "Wyvernblast" },
      { label: "Ammo", text: "Normal\u00a02\u00a0×6, Flaming\u00a01\u00a0×4\u00a0rapid" },
    ]);
  });
});
