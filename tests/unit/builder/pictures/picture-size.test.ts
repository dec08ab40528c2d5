import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readPictureSize } from "@/lib/builder/pictures/picture-size";

const size = { width: 1234, height: 567 };
const blank = (channels: 3 | 4) =>
  sharp({ create: { ...size, channels, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } });

describe("the size of a picture", () => {
  test.each([
    ["PNG", blank(4).png()],
    ["JPEG", blank(3).jpeg()],
    [
      "progressive JPEG with metadata",
      blank(3)
        .jpeg({ progressive: true })
        .withExif({ IFD0: { Copyright: "c".repeat(900) } }),
    ],
    ["lossy WebP", blank(3).webp()],
    ["lossless WebP", blank(3).webp({ lossless: true })],
    ["WebP with transparency", blank(4).webp()],
  ] as const)("is read from the head of a %s", async (_, picture) => {
    expect(readPictureSize(new Uint8Array(await picture.toBuffer()))).toEqual(size);
  });

  test("is not guessed of anything else, nor of a part of a head", async () => {
    const whole = new Uint8Array(await blank(3).jpeg().toBuffer());
    const gif = new TextEncoder().encode("GIF89a, and no picture at all");
    for (const bytes of [new Uint8Array(), gif, whole.slice(0, 12)])
      expect(readPictureSize(bytes)).toBeNull();
  });

  test("is known of a small file that unfolds to gigabytes", async () => {
    const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: "black" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(readPictureSize(new Uint8Array(bomb))).toEqual({ width: 16_000, height: 16_000 });
  });
});
