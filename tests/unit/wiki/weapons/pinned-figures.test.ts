import { describe, expect, test } from "vitest";
import { getSharpnessAt } from "@/lib/catalog/sharpness";
import { getArtianPage } from "@/lib/wiki/weapons/get-artian-page.server";
import { getKinsectsPage } from "@/lib/wiki/weapons/get-kinsects-page.server";
import { getMelodiesPage } from "@/lib/wiki/weapons/get-melodies-page.server";
import { getWeaponPage } from "@/lib/wiki/weapons/get-weapon-page.server";
import { readTypeParam } from "@/lib/wiki/weapons/read-type-param";

const weapon = (type: string, id: string) => getWeaponPage(readTypeParam(type), id).weapon;
const item = (name: string, qty: number) =>
  expect.objectContaining({ item: expect.objectContaining({ name }), qty });
const taken = (...materials: unknown[]) => expect.arrayContaining(materials);
const skill = (name: string, level: number) => expect.objectContaining({ name, level });

/** Read from the data by hand: they change only when the game does. */
describe("weapons", () => {
  test.each<[type: string, id: string, figures: object]>([
    [
      "great-sword",
      "great-sword-slaughter-ii",
      { attack: 200, shown: 960, element: { type: "poison", value: 440 } },
    ],
    [
      // 500 + 800 + 1,500 + 5,000 + 14,000 step by step; 2 × 5,000 + 14,000 when its second is forged.
      "great-sword",
      "great-sword-immane-blade-iii",
      {
        ways: [
          { zenny: 21_800, isForged: false },
          {
            zenny: 24_000,
            isForged: true,
            upgrades: 1,
            from: { name: "Immane Blade II" },
            materials: taken(item("Coma Sac", 6)),
          },
        ],
      },
    ],
    [
      "great-sword",
      "great-sword-immane-blade-ii",
      { affinity: 15, step: { zenny: 5000 }, forge: { zenny: 10_000 } },
    ],
    [
      "dual-blades",
      "dual-blades-gravios-conquerors",
      {
        shown: 336,
        affinity: -15,
        element: { type: "blast", value: 200 },
        defense: 30,
        skills: taken(skill("Focus", 3)),
      },
    ],
    [
      "dual-blades",
      "dual-blades-kut-ku-pair-i",
      { element: { type: "fire", value: 180 }, step: { zenny: 4000 } },
    ],
    [
      "heavy-bowgun",
      "heavy-bowgun-bone-shooter-i",
      {
        attack: 110,
        shown: 165,
        special: {
          ammo: taken(
            expect.objectContaining({ type: "cluster", level: 1, capacity: 2 }),
            expect.objectContaining({ type: "flaming", level: 1, capacity: 6 }),
          ),
        },
        step: { materials: taken(item("Mystery Bone", 2)) },
      },
    ],
    [
      "light-bowgun",
      "light-bowgun-fulgursnipe-guardiana",
      {
        shown: 273,
        special: {
          specialAmmo: [{ id: "adhesive-ammo", name: "Adhesive Ammo" }],
          ammo: taken(
            { type: "thunder", level: 1, capacity: 5, rapid: true },
            { type: "pierce", level: 1, capacity: 4, rapid: false },
          ),
        },
      },
    ],
    [
      "switch-axe",
      "switch-axe-golba-vandal-i",
      { shown: 420, affinity: 5, special: { phial: "paralysis", value: 160 } },
    ],
    [
      "charge-blade",
      "charge-blade-hard-bone-strongarm",
      { shown: 828, special: { phial: "impact" }, step: { materials: taken(item("Beast Gem", 1)) } },
    ],
    [
      "gunlance",
      "gunlance-jaya-gunlance-i",
      {
        affinity: 25,
        special: { shell: "normal", level: 3 },
        step: { materials: taken(item("Seregios Carver", 4)) },
      },
    ],
    [
      "insect-glaive",
      "insect-glaive-guardian-rathmaul-i",
      { shown: 496, special: { kind: "kinsect", level: 4 }, element: { type: "fire", value: 120 } },
    ],
    [
      "bow",
      "bow-hunters-bow-iii",
      { shown: 204, special: { coatings: expect.not.arrayContaining(["power"]) } },
    ],
    ["bow", "bow-hunters-bow-iii", { special: { coatings: taken("paralysis") } }],
    [
      "hunting-horn",
      "hunting-horn-jin-dhaang-i",
      {
        shown: 798,
        element: { type: "ice", value: 470 },
        special: {
          horn: {
            notes: ["purple", "green", "yellow"],
            melodies: taken(expect.objectContaining({ name: "Elem Attack Boost" })),
            wave: { name: "Echo Wave (Ice)" },
          },
        },
        ways: taken(expect.objectContaining({ zenny: 28_100 })),
      },
    ],
    [
      "hunting-horn",
      "hunting-horn-kut-kus-song-ii",
      { shown: 924, special: { horn: { wave: null, bubble: { name: "Health Regeneration" } } } },
    ],
    [
      "bow",
      "bow-angelbein",
      {
        attack: 190,
        affinity: 5,
        element: null,
        artian: {
          elements: taken(
            expect.objectContaining({ element: "fire", values: [210, 230] }),
            expect.objectContaining({ element: "sleep", values: null }),
            expect.objectContaining({ element: "blast", values: [60, 80] }),
          ),
        },
      },
    ],
    [
      "gunlance",
      "gunlance-auguring-omen-attack-focus",
      {
        name: "Auguring Omen",
        focus: "attack",
        attack: 200,
        affinity: -10,
        special: { shell: "normal", level: 3 },
        artian: { elements: taken(expect.objectContaining({ element: "dragon", values: [410, 440] })) },
      },
    ],
  ])("%s: %s", (type, id, figures) => {
    expect(weapon(type, id)).toMatchObject(figures);
  });

  test.each([
    ["great-sword", "great-sword-slaughter-ii", 0, [90, 50, 80, 70, 10, 0, 0]],
    ["great-sword", "great-sword-slaughter-ii", 5, [90, 50, 80, 70, 60, 0, 0]],
    ["dual-blades", "dual-blades-kut-ku-pair-i", 0, [90, 90, 50, 70, 0, 0, 0]],
    ["dual-blades", "dual-blades-kut-ku-pair-i", 2, [90, 90, 50, 90, 0, 0, 0]],
    ["dual-blades", "dual-blades-kut-ku-pair-i", 5, [90, 90, 50, 90, 30, 0, 0]],
  ])("bar of the %s %s at Handicraft %i", (type, id, level, lengths) => {
    const { sharpness, handicraft } = weapon(type, id);
    expect(getSharpnessAt(sharpness ?? [], handicraft, level)).toEqual(lengths);
  });
});

describe("kinsects, at the highest level", () => {
  test.each([
    ["alucanid", 2, "sever", "poison", ["attack", "aim-attack"], [10, 9, 10, 9, 15]],
    ["carnage-beetle", 4, "blunt", "poison", ["fight-together", "stamina"], [14, 8, 10, 8, 15]],
    ["grancathar", 4, "sever", "heal", ["fight-together", "heal"], [7, 14, 10, 9, 15]],
    ["culldrone", 1, "sever", "poison", ["attack", "heal"], [9, 9, 10, 8, 13]],
  ])("%s", (id, rarity, attackType, dust, skills, figures) => {
    const kinsect = getKinsectsPage().kinsects.find((each) => each.id === id);
    expect(kinsect).toMatchObject({ rarity, attackType, dust, skills });
    const { power, speed, recovery, staminaRecovery, dustLevel } = kinsect ?? {};
    expect([power, speed, recovery, staminaRecovery, dustLevel].map((levels) => levels?.[9])).toEqual(
      figures,
    );
  });
});

describe("melodies", () => {
  test.each([
    [
      "Attack Up (L)",
      ["PRBP", "PRAP", "PRGP", "POOR"],
      "Attack +5%",
      [90, 120, 150],
      "Attack +10%",
      [30, 60, 90],
    ],
    ["Affinity Up/Health Recovery", ["GOPO"], "Affinity +15%", [120, 150, 180], "", [60, 90, 120]],
    [
      "Divine Protection",
      ["POPA", "GYYP"],
      "34% chance, Damage taken −50%",
      [120, 150, 180],
      "",
      expect.anything(),
    ],
    ["Recovery Speed (L)", ["GGRP"], "Natural recovery ×3", [120, 180, 240], "", expect.anything()],
    ["Blight Negated", ["OYYO"], "Prevents elemental blights", [120, 150, 180], "", [120, 150, 180]],
  ])("%s", (name, sequences, effect, duration, repeatEffect, repeat) => {
    const melody = getMelodiesPage().melodies.find((each) => each.name === name);
    expect(melody).toMatchObject({ effect, duration, repeatEffect, repeat });
    const letters = melody?.sequences.map((notes) =>
      notes.map((note) => note.charAt(0).toUpperCase()).join(""),
    );
    expect(letters).toEqual(sequences);
  });

  test("fifteen horns play Attack Up (L), and Artian ones by element negate blights", () => {
    const { melodies, bubbles } = getMelodiesPage();
    const find = (name: string) => melodies.find((each) => each.name === name);
    expect(find("Attack Up (L)")?.horns).toHaveLength(15);
    expect(find("Blight Negated")).toMatchObject({ horns: [], isByParts: true });
    expect(find("Extend All Melodies")).toMatchObject({ extend: [10, 15, 20] });
    expect(bubbles).toContainEqual(
      expect.objectContaining({ name: "Attack & Affinity Up", effect: "Attack +10%, Affinity +25%" }),
    );
  });
});

test("rules of Artian weapons", () => {
  const { infusions, recipes, weapons, traits, bonuses, caps, gains, gainColumns, focuses, pointItems } =
    getArtianPage();
  expect(infusions).toBe("attack +5 or affinity +5%");
  expect(recipes.find(({ type }) => type === "bow")).toMatchObject({
    parts: [{ name: "Crushed Tube" }, { name: "Crushed Tube" }, { name: "Rusted Device" }],
    gogma: { name: "Tarred Tube" },
  });
  const varianza = weapons.flatMap(({ bases }) => bases).find(({ name }) => name === "Varianza");
  expect(varianza).toMatchObject({
    attack: 190,
    affinity: 5,
    elements: {
      fire: [450, 480],
      poison: [300, 330],
      paralysis: [250, 280],
      sleep: [250, 280],
      blast: [300, 330],
    },
  });
  expect(traits.map(({ byType }) => byType["switch-axe"]?.text)).toContain("Dragon 260, Gogma Dragon 300");
  const bonus = (name: string) => bonuses.find((each) => each.name === name);
  expect(bonus("Attack Boost EX")).toMatchObject({
    isRare: true,
    artian: null,
    gogma: "Attack +12",
    maxGogma: 5,
  });
  expect(bonus("Affinity Boost I")).toMatchObject({ artian: "Affinity +5%", maxArtian: 3, gogma: null });
  expect(caps.map(({ category, max }) => [category, max])).toEqual([
    ["attack", 5],
    ["affinity", 5],
    ["element", 4],
    ["sharpness-ammo", 2],
  ]);
  expect(gains).toHaveLength(14);
  expect(gainColumns.length).toBeGreaterThan(3);
  expect(focuses.find(({ focus }) => focus === "affinity")).toMatchObject({ attack: 180, affinity: 15 });
  expect(pointItems.gogma).toContainEqual(
    expect.objectContaining({ name: "Battle-tempered Emblem", points: 3000 }),
  );
});
