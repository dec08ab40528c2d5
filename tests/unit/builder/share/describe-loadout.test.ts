import fc from "fast-check";
import { expect, test } from "vitest";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import { emptyLoadout, type Loadout } from "@/lib/builder/loadout/model";
import { describeLoadout } from "@/lib/builder/share/describe-loadout";
import { summarizeLoadout } from "@/lib/builder/summary/summarize-loadout";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { catalog, gogmaziosLoadout, goldenTalisman, loadoutWith } from "@/tests/support/builder/loadouts";
import { anyJumble } from "@/tests/support/builder/random-jumble";
import { anyLoadout } from "@/tests/support/builder/random-loadouts";
import { getRuns } from "@/tests/support/test-size";

const { weapons, armor, charms, decorations, skills, randomTalismans, artianBonuses } = getCatalog();
const named: ReadonlyMap<string, string> = new Map(
  [weapons, armor, charms, decorations, skills, randomTalismans, artianBonuses].flatMap(({ all }) =>
    all.flatMap((record): [string, string][] => ("name" in record ? [[record.id, record.name]] : [])),
  ),
);
const nameOf: GetName = (_, id) => named.get(id) ?? id;

function described(loadout: Loadout, names: GetName = nameOf): string {
  const derived = deriveLoadout(loadout, catalog);
  return describeLoadout(loadout, names, derived, summarizeLoadout(derived, skills.all));
}

test("writes a whole build as a few plain lines", () => {
  expect(described(gogmaziosLoadout)).toMatchInlineSnapshot(`
    "Weapon: Ostrak Oblivion (Handicraft Jwl III [3], Attack Jewel III [3])
    Artian: attack focus; fire attack ×2, fire affinity; Attack Boost EX, Attack Boost III, Affinity Boost EX, Element Boost EX, Sharpness/Ammo Boost I; Doshaguma's Might, Lord's Soul
    great-sword
    Base: attack 231, affinity +5%, fire 590, sharpness white
    Always on: attack 238, affinity +5%, fire 590, sharpness white
    Head: Gogmazios Helm α (Challenger Jewel [3], Defense Jewel [1])
    Chest: Gogmazios Mail α (Chain Jewel [3], Flawless Jewel [2])
    Arms: Gogmazios Vambraces α (Fire Res Jewel [1])
    Waist: Gogmazios Coil α (Flawless Jewel [2])
    Legs: Gogmazios Greaves α (Challenger Jewel [3])
    Charm: Challenger Charm III

    Skills: Agitator 5, Peak Performance 5, Attack Boost 3, Burst 3, Handicraft 3, Adrenaline Rush 2, Elemental Absorption 2, Maximum Might 2, Speed Eating 2, Aquatic/Oilsilt Mobility 1, Defense Boost 1, Fire Resistance 1
    Set bonuses: Doshaguma's Might 1 (2 pieces), Gogmapocalypse 2 (5 pieces)
    Conditional, not in Always on: Adrenaline Rush, Agitator, Burst, Doshaguma's Might, Elemental Absorption, Gogmapocalypse, Maximum Might, Peak Performance
    Defense 430 base, 435 always on; fire -14, water 15, thunder 0, ice 15, dragon -25"
  `);
});

test("writes what a talisman is, and leaves out what is not equipped", () => {
  expect(described(loadoutWith({ charm: goldenTalisman, transcended: true }))).toMatchInlineSnapshot(`
    "Charm: Golden Age Charm (Attack Boost 3, Divine Blessing 3; slots weapon 1, armor 1) with Attack Jewel [1], Defense Jewel [1]
    Transcended armor.

    Skills: Attack Boost 4, Divine Blessing 3, Defense Boost 1
    Defense 0 base, 5 always on; fire 0, water 0, thunder 0, ice 0, dragon 0"
  `);
  expect(described(emptyLoadout)).toBe("An empty build.");
});

test("fits into one message for every legal build", () => {
  let longest = 0;
  fc.assert(
    fc.property(anyLoadout, (loadout) => {
      longest = Math.max(longest, described(loadout).length);
    }),
    { numRuns: getRuns({ small: 150, full: 1000 }) },
  );
  console.info(`Longest text of a build: ${longest} characters.`);
  expect(longest).toBeLessThan(2000);
});

test("has no letters that a chat reads as markup, whatever the names", () => {
  const wild: GetName = (_, id) => `*${id}*_~~|| \`<@everyone>\n# ${named.get(id) ?? id}\\`;
  fc.assert(
    fc.property(anyJumble, (loadout) => {
      const text = described(loadout, wild);
      expect(text).not.toMatch(/[*_~|`<>@\\]|^\s*[#>-]/m);
    }),
    { numRuns: getRuns({ small: 60, full: 300 }) },
  );
});
