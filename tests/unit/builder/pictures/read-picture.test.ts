import { describe, expect, test } from "vitest";
import { findSlotIcons } from "@/lib/builder/pictures/find-icons";
import { toGrayImage } from "@/lib/builder/pictures/gray-image";
import { listPictureNames } from "@/lib/builder/pictures/picture-names";
import { readPicture } from "@/lib/builder/pictures/read-picture";
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

/** Recognizes the same words in each size, but for what a reading says otherwise. */
function recognizer(readings: readonly (readonly string[])[]) {
  let count = 0;
  return async ({ height }: { readonly height: number }): Promise<readonly PictureWord[]> => {
    const lines = readings[Math.min(count++, readings.length - 1)] ?? [];
    const scale = height / 1620;
    return lines.flatMap((text, at) => {
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
}
const read = (...readings: readonly (readonly string[])[]) =>
  readPicture(image, names, data.catalog, recognizer(readings));

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
