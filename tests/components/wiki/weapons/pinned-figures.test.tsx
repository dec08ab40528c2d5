import { describe, expect, test } from "vitest";
import WeaponPage, { getStaticProps } from "@/pages/wiki/weapons/[type]/[id]";
import ArtianPage, { getStaticProps as artianProps } from "@/pages/wiki/weapons/artian";
import KinsectsPage, { getStaticProps as kinsectProps } from "@/pages/wiki/weapons/kinsects";
import MelodiesPage, { getStaticProps as melodyProps } from "@/pages/wiki/weapons/melodies";
import { htmlText, pageHtml } from "../../../support/page-html";

/** Figures read from the data by hand: they change only when the game does. */
const weapons: readonly [type: string, id: string, words: readonly string[]][] = [
  [
    "great-sword",
    "great-sword-slaughter-ii",
    ["Attack, raw 200", "Attack in game 960", "Poison 440", "None 90 50 80 70 10", "Level 5 90 50 80 70 60"],
  ],
  [
    // 500 + 800 + 1,500 + 5,000 + 14,000 step by step; 2 × 5,000 + 14,000 when its second is forged.
    "great-sword",
    "great-sword-immane-blade-iii",
    ["21,800 z", "Forge Immane Blade II directly, then 1 upgrade. 24,000 z", "Coma Sac × 6"],
  ],
  ["great-sword", "great-sword-immane-blade-ii", ["Affinity +15%", "5,000 z", "Forge it directly 10,000 z"]],
  [
    "dual-blades",
    "dual-blades-gravios-conquerors",
    ["Attack in game 336", "Affinity −15%", "Blast 200", "Defense +30", "Focus Level 3"],
  ],
  [
    "dual-blades",
    "dual-blades-kut-ku-pair-i",
    ["Fire 180", "None 90 90 50 70 –", "Level 2 90 90 50 90 –", "Level 5 90 90 50 90 30", "4,000 z"],
  ],
  [
    "heavy-bowgun",
    "heavy-bowgun-bone-shooter-i",
    ["Attack, raw 110", "Attack in game 165", "Cluster Bomb 1 2", "Flaming Ammo 1 6", "Mystery Bone × 2"],
  ],
  [
    "light-bowgun",
    "light-bowgun-fulgursnipe-guardiana",
    ["Attack in game 273", "Thunder Ammo 1 5 Yes", "Pierce Ammo 1 4 No", "Special ammo: Adhesive ammo"],
  ],
  [
    "switch-axe",
    "switch-axe-golba-vandal-i",
    ["Attack in game 420", "Paralysis phial , 160", "Affinity +5%"],
  ],
  [
    "charge-blade",
    "charge-blade-hard-bone-strongarm",
    ["Attack in game 828", "Impact phial", "Beast Gem × 1"],
  ],
  [
    "gunlance",
    "gunlance-jaya-gunlance-i",
    ["Normal shelling, level 3", "Affinity +25%", "Seregios Carver × 4"],
  ],
  [
    "insect-glaive",
    "insect-glaive-guardian-rathmaul-i",
    ["Attack in game 496", "Kinsect level 4", "Fire 120"],
  ],
  [
    "bow",
    "bow-hunters-bow-iii",
    ["Attack in game 204", "Takes: Paralysis Coating", "Does not take: Power Coating"],
  ],
  [
    "hunting-horn",
    "hunting-horn-jin-dhaang-i",
    [
      "Attack in game 798",
      "Ice 470",
      "purple, green, yellow",
      "Elem Attack Boost",
      "Echo Wave (Ice)",
      "28,100 z",
    ],
  ],
  [
    "hunting-horn",
    "hunting-horn-kut-kus-song-ii",
    ["Attack in game 924", "Echo wave None", "Health Regeneration"],
  ],
  [
    "bow",
    "bow-angelbein",
    ["Attack, raw 190", "Affinity +5%", "By parts", "Fire 210 230", "Sleep coating only", "Blast 60 80"],
  ],
  [
    "gunlance",
    "gunlance-auguring-omen-attack-focus",
    [
      "Auguring Omen (attack focus)",
      "Attack, raw 200",
      "Affinity −10%",
      "Dragon 410 440",
      "Normal shelling, level 3",
    ],
  ],
];

/** Words without blanks, so that markup between them does not matter. */
const packed = (text: string) => text.replace(/\s+/g, "");

describe("figures pinned by hand", () => {
  test.each(weapons)("%s: %s", async (type, id, words) => {
    const html = await pageHtml(WeaponPage, getStaticProps as never, `/wiki/weapons/${type}/${id}`, {
      type,
      id,
    });
    const text = packed(htmlText(html));
    for (const each of words) expect(text).toContain(packed(each));
  });

  test("kinsects, at the highest level", async () => {
    const text = packed(
      htmlText(await pageHtml(KinsectsPage, kinsectProps as never, "/wiki/weapons/kinsects")),
    );
    for (const row of [
      "Alucanid Rarity 2 Sever Poison Attack, Aimed attack 10 9 10 9 15",
      "Carnage Beetle Rarity 4 Blunt Poison Fights along, Stamina 14 8 10 8 15",
      "Grancathar Rarity 4 Sever Heal Fights along, Healing 7 14 10 9 15",
      "Culldrone Rarity 1 Sever Poison Attack, Healing 9 9 10 8 13",
      "Dragonite Ore × 3 Monster Fluid × 2 Rompopolo Hide × 1",
    ]) {
      expect(text).toContain(packed(row));
    }
  });

  test("melodies", async () => {
    const text = packed(
      htmlText(await pageHtml(MelodiesPage, melodyProps as never, "/wiki/weapons/melodies")),
    );
    for (const row of [
      "Attack Up (L) PRBP PRAP PRGP POOR Attack +5% 90 / 120 / 150 s Attack +10%, 30 / 60 / 90 s 15 horns",
      "Affinity Up/Health Recovery GOPO Affinity +15% 120 / 150 / 180 s 60 / 90 / 120 s",
      "Divine Protection POPA GYYP Chance of 34%, Damage taken −50% 120 / 150 / 180 s",
      "Extend All Melodies ORO Lengthens the melodies that work already Adds 10 / 15 / 20 s",
      "Recovery Speed (L) GGRP Natural recovery ×3 120 / 180 / 240 s",
      "Attack & Affinity Up Attack +10%, Affinity +25%",
      "Blight Negated OYYO Keeps elemental blights off 120 / 150 / 180 s 120 / 150 / 180 s Artian horns, by element",
    ]) {
      expect(text).toContain(packed(row));
    }
  });

  test("rules of Artian weapons", async () => {
    const text = packed(htmlText(await pageHtml(ArtianPage, artianProps as never, "/wiki/weapons/artian")));
    for (const words of [
      "Each adds attack +5 or affinity +5%",
      "Bow Crushed Tube, Crushed Tube, Rusted Device Tarred Tube",
      "Varianza 190 +5% 450 / 480 300 / 330 250 / 280 250 / 280 300 / 330",
      "Attack Boost EX rare – Attack +12, up to 5",
      "Affinity Boost I Affinity +5%, up to 3 –",
      "at most 5 of attack, 5 of affinity, 4 of element, 2 of sharpness or ammo",
      "Dragon 260, Gogma Dragon 300",
      "Those of rarity 8 can become Gogma Artian weapons",
      "Affinity 180 +15%",
      "Battle-tempered Emblem 3,000",
    ]) {
      expect(text.toLowerCase()).toContain(packed(words).toLowerCase());
    }
  });
});
