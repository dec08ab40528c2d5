import type { Page } from "@playwright/test";
import sharp from "sharp";
import { gatherArmorData } from "@/lib/builder/data/gather-builder-data.server";
import { patientLimit } from "@/scripts/lib/slowness.mjs";
import {
  type DrawnTalisman,
  drawTalismanPicture,
  getJapaneseFontStyle,
  type TalismanPicture,
} from "../support/draw-talismans";
import { createSamplePicture, pictureHeights, pictureLanguages } from "../support/talisman-samples";
import { readTestSize } from "../support/test-size";
import { expect, test } from "./fixtures";
import { expectAccessible } from "./support/axe";
import { openBuilder, showPane } from "./support/builder";

/** One whose slots its number of icons tells. */
const golden: DrawnTalisman = {
  kind: "Golden Age Charm",
  skills: [
    { name: "Opening Shot", level: 2 },
    { name: "Tetrad Shot", level: 1 },
    { name: "Attack Boost", level: 1 },
  ],
  slots: [
    { kind: "weapon", slot: 1 },
    { kind: "armor", slot: 1 },
  ],
};
const words = { rarity: "RARE 8", slots: "Slots", level: "Lv" };
const plain: Omit<TalismanPicture, "talismans"> = {
  height: 1080,
  words,
  noise: 8,
  quality: 0.85,
  seed: 3,
};

async function openPictures(page: Page) {
  await openBuilder(page);
  await showPane(page, "Loadout");
  await page.getByRole("button", { name: "Choose a talisman" }).click();
  await page.getByRole("tab", { name: "Screenshots" }).click();
  await expect(page.getByLabel("Screenshot files")).toBeAttached();
}

test("a talisman is read from a screenshot in the browser, and from no other host", { tag: "@once" }, async ({
  page,
}) => {
  test.slow();
  const buffer = Buffer.from(
    await page.evaluate(drawTalismanPicture, { ...plain, talismans: [golden], isSingle: true }),
    "base64",
  );
  const landscape = Buffer.from(
    await page.evaluate(drawTalismanPicture, { ...plain, talismans: [] }),
    "base64",
  );
  // 256 million pixels in less than a megabyte.
  const side = { width: 16_000, height: 16_000 };
  const bomb = await sharp({ create: { ...side, channels: 3, background: "black" } })
    .png()
    .toBuffer();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openPictures(page);
  expect(asked.filter((url) => url.includes("/ocr/"))).toEqual([]);

  const field = page.getByLabel("Screenshot files");
  await field.setInputFiles([
    { name: "big.png", mimeType: "image/png", buffer: Buffer.alloc(10_000_001) },
    { name: "text.png", mimeType: "image/png", buffer: Buffer.from("no picture") },
    { name: "bomb.png", mimeType: "image/png", buffer: bomb },
    { name: "torn.jpg", mimeType: "image/jpeg", buffer: buffer.subarray(0, 700) },
    { name: "talisman.jpg", mimeType: "image/jpeg", buffer },
    { name: "landscape.jpg", mimeType: "image/jpeg", buffer: landscape },
  ]);
  await expect(page.getByText("big.png: pictures can have up to 10 MB.")).toBeVisible();
  const row = page.getByRole("list", { name: "Talismans in your screenshots" }).getByRole("listitem");
  const read = row.getByText("✓ Read");
  const typed = row.getByRole("textbox");
  await expect(read.or(typed)).toBeVisible({ timeout: patientLimit(60_000) });
  // Icons of slots are told apart by those that were settled before; of a first picture they may be asked.
  if (await typed.isVisible()) {
    await expect(typed).toHaveValue("Opening Shot 2, Tetrad Shot 1, Attack Boost 1");
    await typed.fill("Opening Shot 2, Tetrad Shot 1, Attack Boost 1, slots W1-1");
  }
  await expect(page.getByText("text.png: this is no picture")).toBeVisible();
  await expect(page.getByText("bomb.png: this picture has too many pixels.")).toBeVisible();
  await expect(page.getByText(/^torn\.jpg: this (picture is damaged|is no picture)/)).toBeVisible();
  await expect(page.getByText("landscape.jpg: no talisman was found.")).toBeVisible({
    timeout: patientLimit(60_000),
  });
  await expectAccessible(page, page.getByRole("dialog"));
  await page.getByRole("button", { name: "Add 1 talisman" }).click();
  await expect(page.getByRole("dialog").getByText("Opening Shot").first()).toBeVisible();
  const origin = new URL(page.url()).origin;
  expect(asked.some((url) => url.startsWith(`${origin}/ocr/`))).toBe(true);
  expect(asked.filter((url) => /^https?:/.test(url) && new URL(url).origin !== origin)).toEqual([]);
});

test("screenshots of every size: at least 95 % are read, none is taken wrongly", { tag: "@once" }, async ({
  page,
}) => {
  test.skip(readTestSize(process.env.QUARRY_TEST_SIZE) === "small", "takes minutes");
  test.setTimeout(45 * 60_000);
  const { skills, talismans } = gatherArmorData();
  const english = new Map([...skills, ...talismans.talismans].map(({ id, name }) => [id, name]));
  for (const language of ["eng", "jpn"] as const) {
    const rates = { read: 0, all: 0 };
    for (const height of pictureHeights) {
      let read = 0;
      let all = 0;
      for (const seed of [1, 2]) {
        const { picture, samples } = createSamplePicture(language, height, seed);
        await page.goto("about:blank");
        if (language === "jpn") {
          await page.addStyleTag({ content: getJapaneseFontStyle(JSON.stringify(picture)) });
        }
        const drawn = await page.evaluate(drawTalismanPicture, picture);
        await openPictures(page);
        await page.getByLabel("Language of the game").selectOption({ label: pictureLanguages[language] });
        await page.getByLabel("Screenshot files").setInputFiles({
          name: "list.jpg",
          mimeType: "image/jpeg",
          buffer: Buffer.from(drawn, "base64"),
        });
        const list = page.getByRole("list", { name: "Talismans in your screenshots" });
        await expect(list.getByRole("listitem").first()).toBeVisible({ timeout: 300_000 });
        const texts = samples.map(
          ({ talisman, skills }) =>
            `${english.get(talisman)}: ${skills.map(({ skill, level }) => `${english.get(skill)} ${level}`).join(", ")}`,
        );
        for (const row of await list.getByRole("listitem").all()) {
          const text = await row.innerText();
          if (!/✓ Read|Slots not certain/.test(text)) continue;
          const at = texts.findIndex((each) => text.includes(each));
          expect(at, `taken wrongly, or twice: ${text}`).toBeGreaterThanOrEqual(0);
          texts.splice(at, 1);
          read++;
        }
        all += samples.length;
      }
      console.log(`${pictureLanguages[language]}, ${height}p: ${read} of ${all}`);
      expect(read / all, `${language} ${height}p`).toBeGreaterThan(0.85);
      rates.read += read;
      rates.all += all;
    }
    expect(rates.read / rates.all, language).toBeGreaterThanOrEqual(0.95);
  }
});
