import { expect, test } from "vitest";
import { createFoundRow, createRowIndex } from "@/lib/builder/criteria/create-found-row";
import { writeFoundCsv } from "@/lib/builder/criteria/write-found-csv";
import type { FoundSet } from "@/lib/builder/search/query";
import { parseCsv } from "@/lib/text/csv";
import { createTestData } from "@/tests/support/builder-page";

const { armor, getName } = createTestData();
const set: FoundSet = {
  armor: {
    head: "gogmazios-helm-alpha",
    chest: "gogmazios-mail-alpha",
    arms: "gogmazios-vambraces-alpha",
    waist: "gogmazios-coil-alpha",
    legs: "gogmazios-greaves-alpha",
  },
  charm: {
    kind: "talisman",
    id: "mine",
    talisman: "golden-age-charm",
    skills: [{ skill: "bludgeoner", level: 3 }],
    slots: [{ kind: "weapon", slot: 1 }],
  },
  decorations: ["challenger-jewel-3", "challenger-jewel-3"],
  weaponDecorations: [],
  defense: 400,
  resistances: { fire: -3, water: 2, thunder: 0, ice: 1, dragon: 5 },
  freeSlots: [1, 0, 2],
  damage: 123.456,
};

test("has a line for each set, with names, figures and skills", () => {
  const rows = [set, { ...set, charm: null, damage: undefined }].map((each) =>
    createFoundRow(each, {}, createRowIndex(armor)),
  );
  const [header, first, second] = parseCsv(writeFoundCsv(rows, getName, new Map([["mine", "=Old friend"]])));
  const named = Object.fromEntries(header?.cells.map((name, at) => [name, first?.cells[at]]) ?? []);
  expect(named).toMatchObject({
    Set: "1",
    Head: "Gogmazios Helm α",
    Charm: expect.stringMatching(/^=Old friend: Bludgeoner 3, /),
    Decorations: "2 × Challenger Jewel [3]",
    Defense: "400",
    "Fire resistance": "-3",
    "Free slots level 3": "2",
    Damage: "123.5",
  });
  expect(named.Skills).toMatch(/Agitator \d/);
  expect(second?.cells[header?.cells.indexOf("Damage") ?? 0]).toBe("");
});
