import { describe, expect, test } from "vitest";
import { traitLines } from "@/lib/builder/gear/trait-words";

describe("traitLines", () => {
  test("says what a type has and nothing else", () => {
    expect(traitLines({})).toEqual([]);
    expect(traitLines({ shellType: "long", shellLevel: 3 })).toEqual([{ label: "Shelling", text: "Long 3" }]);
    expect(traitLines({ phial: "poison", phialValue: 300 })).toEqual([
      { label: "Phial", text: "Poison 300" },
    ]);
    expect(traitLines({ kinsectLevel: 0 })).toEqual([{ label: "Kinsect", text: "Level 0" }]);
    expect(traitLines({ coatings: ["power", "close-range"] })).toEqual([
      { label: "Coatings", text: "Power, Close-range" },
    ]);
  });

  test("lists ammo with level, capacity and rapid fire", () => {
    const ammo = [
      { type: "normal" as const, level: 2, capacity: 6 },
      { type: "flaming" as const, level: 1, capacity: 4, rapid: true },
    ];
    expect(traitLines({ ammo, specialAmmo: "wyvernblast" })).toEqual([
      { label: "Special ammo", text: "Wyvernblast" },
      { label: "Ammo", text: "Normal\u00a02\u00a0×6, Flaming\u00a01\u00a0×4\u00a0rapid" },
    ]);
  });
});
