import { describe, expect, test } from "vitest";
import { findSlotIcons } from "@/lib/builder/pictures/find-icons";
import { toGrayImage } from "@/lib/builder/pictures/gray-image";
import { listPictureNames } from "@/lib/builder/pictures/picture-names";
import { type PictureRecognizer, readPicture } from "@/lib/builder/pictures/read-picture";
import type { PictureWord } from "@/lib/builder/pictures/read-words";
import { type KnownIcon, settleSlots } from "@/lib/builder/pictures/settle-slots";
import { createTestData } from "@/tests/support/builder-page";

const data = createTestData();
const names = listPictureNames(data, []);
/** A gray picture of 1,200 by 1,620 pixels, so that it is read as it is at first. */
const image = toGrayImage({
  width: 1200,
  height: 1620,
  data: new Uint8ClampedArray(4 * 1200 * 1620).fill(255),
});

/** Recognizes the same words in each size, but for what a reading says otherwise, and in lines what is said of them. */
function recognizer(
  readings: readonly (readonly string[])[],
  lines: Partial<Record<"name" | "level", readonly string[]>>,
): PictureRecognizer {
  let count = 0;
  const said = { name: 0, level: 0 };
  const words = async ({ height }: { readonly height: number }): Promise<readonly PictureWord[]> => {
    const rows = readings[Math.min(count++, readings.length - 1)] ?? [];
    const scale = height / 1620;
    return rows.flatMap((text, at) => {
      let x = 40;
      return text.split(" ").map((word) => {
        const box = {
          x0: x * scale,
          y0: (100 + at * 60) * scale,
          x1: (x + 14 * word.length) * scale,
          y1: (128 + at * 60) * scale,
        };
        x += 14 * word.length + 14;
        return { text: word, box };
      });
    });
  };
  return { words, line: async (_, kind) => lines[kind]?.[said[kind]++] ?? "" };
}
const readLines = (
  readings: readonly (readonly string[])[],
  lines: Partial<Record<"name" | "level", readonly string[]>>,
) => readPicture(image, names, data.catalog, recognizer(readings, lines));
const read = (...readings: readonly (readonly string[])[]) => readLines(readings, {});

const right = ["Golden Age Charm", "Opening Shot Lv 2", "Tetrad Shot Lv 1", "Attack Boost Lv 1"];

describe("a picture of a talisman", () => {
  test("is taken where two readings agree", async () => {
    const [found] = await read(right);
    expect(found?.figures).toEqual({
      talisman: "golden-age-charm",
      skills: [
        { skill: "opening-shot", level: 2 },
        { skill: "tetrad-shot", level: 1 },
        { skill: "attack-boost", level: 1 },
      ],
    });
    expect(found?.slotLists.length).toBeGreaterThan(0);
  });

  test("is left open where readings differ, where a line is missing, and where appraising gives no such talisman", async () => {
    const other = right.with(1, "Opening Shot Lv 1");
    const short = right.slice(0, 3);
    const forged = right.with(1, "Opening Shot Lv 3").with(2, "Attack Boost Lv 3");
    for (const readings of [
      [right, other, right.with(1, "Opening Shot Lv 3"), other.with(3, "Burst Lv 1")],
      [right, short],
      [forged],
    ]) {
      const [found] = await read(...readings);
      expect(found?.figures).toBeNull();
      expect(found?.read.length).toBeGreaterThan(0);
    }
  });

  test("is settled line by line where a name or a level was not read", async () => {
    const blurred = right.with(2, "Xyzzy Quux Lv 1");
    const [found] = await readLines([blurred], {
      name: ["Tetrad Shot", "Tetrad Sh0t"],
      level: ["Lv 1", "Lvl"],
    });
    expect(found?.figures?.skills[1]).toEqual({ skill: "tetrad-shot", level: 1 });
    const [other] = await readLines([blurred], {
      name: ["Tetrad Shot", "Burst"],
      level: ["Lv 1", "Lv 1"],
    });
    expect(other?.figures).toBeNull();
    const levels = [right, right.with(1, "Opening Shot Lv 3")];
    const [level] = await readLines(levels, { level: ["Lv 2", "Lv 2"] });
    expect(level?.figures?.skills[0]).toEqual({ skill: "opening-shot", level: 2 });
  });

  test("is not taken without a skill that was overlooked", async () => {
    // A talisman of two skills is possible, and a level is where the third one would be.
    const two = ["Secret Charm", "Opening Shot Lv 3", "Intimidator Lv 3"];
    const [alone] = await read(two);
    expect(alone?.figures?.skills).toHaveLength(2);
    const [more] = await readLines([two], { level: ["", "Lv 1", "Lv 1"] });
    expect(more?.figures).toBeNull();
  });

  test("of something else holds nothing", async () => {
    expect(await read(["Grilled fish", "4 of 8"])).toEqual([]);
  });
});

describe("icons of slots", () => {
  /** Dark squares of 30 pixels on a light ground, one for each place. */
  const drawn = (places: readonly number[]) => {
    const pixels = new Uint8ClampedArray(300 * 60).fill(230);
    for (const place of places) {
      for (let y = 15; y < 45; y++) for (let x = place; x < place + 30; x++) pixels[y * 300 + x] = 20;
    }
    return { width: 300, height: 60, data: pixels };
  };
  const band = { x0: 0, y0: 0, x1: 300, y1: 60 };

  test("are counted; more than a talisman has are none of its slots", () => {
    expect(findSlotIcons(drawn([60, 120]), band, 20, 0)).toHaveLength(2);
    expect(findSlotIcons(drawn([]), band, 20, 0)).toEqual([]);
    expect(findSlotIcons(drawn([20, 80, 140, 200]), band, 20, 0)).toBeNull();
  });

  const box = { x0: 0, y0: 0, x1: 1, y1: 1 };
  const one = { box, look: [1, 0, 0] };
  const two = { box, look: [0, 1, 0] };
  const armor = (slot: number) => ({ kind: "armor" as const, slot });
  const single = [[armor(1)], [armor(2)]];

  test("are known by their number, or by one that looks the same; nothing is guessed", () => {
    const byCount = { slotLists: [[armor(1)], [armor(1), armor(1)]], icons: [one, one] };
    const { settled, known } = settleSlots(
      [byCount, { slotLists: single, icons: [one] }, { slotLists: single, icons: [two] }],
      [],
    );
    expect(settled.map(({ slots }) => slots)).toEqual([[armor(1), armor(1)], [armor(1)], null]);
    const told: readonly KnownIcon[] = [...known, { ...armor(2), look: two.look }];
    expect(settleSlots([{ slotLists: single, icons: [two] }], told).settled[0]?.slots).toEqual([armor(2)]);
    expect(settleSlots([{ slotLists: single, icons: null }], told).settled[0]?.slots).toBeNull();
  });
});
