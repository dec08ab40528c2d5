import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { gatherArmorData } from "@/lib/builder/data/gather-builder-data.server";
import {
  type DrawnTalisman,
  drawTalismanPicture,
  getJapaneseFontStyle,
  type TalismanPicture,
} from "../support/draw-talismans";
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

test("a talisman is read from a screenshot in the browser, and from no other host", async ({ page }) => {
  test.slow();
  const buffer = Buffer.from(
    await page.evaluate(drawTalismanPicture, { ...plain, talismans: [golden], isSingle: true }),
    "base64",
  );
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openPictures(page);
  expect(asked.filter((url) => url.includes("/ocr/"))).toEqual([]);

  const field = page.getByLabel("Screenshot files");
  await field.setInputFiles([
    { name: "big.png", mimeType: "image/png", buffer: Buffer.alloc(10_000_001) },
    { name: "text.png", mimeType: "image/png", buffer: Buffer.from("no picture") },
    { name: "talisman.jpg", mimeType: "image/jpeg", buffer },
  ]);
  await expect(page.getByText("big.png: pictures can have up to 10 MB.")).toBeVisible();
  const row = page.getByRole("list", { name: "Talismans in your screenshots" }).getByRole("listitem");
  const read = row.getByText("✓ Read");
  const typed = row.getByRole("textbox");
  await expect(read.or(typed)).toBeVisible({ timeout: 60_000 });
  // Icons of slots are told apart by those that were settled before; of a first picture they may be asked.
  if (await typed.isVisible()) {
    await expect(typed).toHaveValue("Opening Shot 2, Tetrad Shot 1, Attack Boost 1");
    await typed.fill("Opening Shot 2, Tetrad Shot 1, Attack Boost 1, slots W1-1");
  }
  await expect(page.getByText("text.png: this is no picture")).toBeVisible();
  await expectAccessible(page, page.getByRole("dialog"));
  await page.getByRole("button", { name: "Add 1 talisman" }).click();
  await expect(page.getByRole("dialog").getByText("Opening Shot").first()).toBeVisible();
  const origin = new URL(page.url()).origin;
  expect(asked.some((url) => url.startsWith(`${origin}/ocr/`))).toBe(true);
  expect(asked.filter((url) => /^https?:/.test(url) && new URL(url).origin !== origin)).toEqual([]);
});

/** Talismans that appraising can give, the same for the same seed. */
function listSamples(seed: number, count: number) {
  let state = seed;
  const choose = <Value>(values: readonly Value[]): Value => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return values[Math.floor((state / 2 ** 32) * values.length)] as Value;
  };
  const { talismans: rules } = gatherArmorData();
  const samples: {
    talisman: string;
    skills: { skill: string; level: number }[];
    slots: DrawnTalisman["slots"];
  }[] = [];
  while (samples.length < count) {
    const kind = choose(rules.talismans.filter(({ patterns }) => patterns.length > 0));
    const pattern = choose(kind.patterns);
    const skills = pattern
      .slice(0, 3)
      .filter((group) => group !== 0)
      .map((group) => choose(rules.skillGroups.find((each) => each.group === group)?.entries ?? []));
    if (new Set(skills.map(({ skill }) => skill)).size < skills.length) continue;
    const slots = rules.slotGroups.find(({ group }) => group === pattern[3])?.slots ?? [];
    samples.push({ talisman: kind.id, skills, slots });
  }
  return samples;
}

test("screenshots of every size: most are read, none is taken wrongly", { tag: "@once" }, async ({
  page,
}) => {
  test.skip(readTestSize(process.env.QUARRY_TEST_SIZE) === "small", "takes minutes");
  test.setTimeout(30 * 60_000);
  const { skills, talismans } = gatherArmorData();
  const english = new Map([...skills, ...talismans.talismans].map(({ id, name }) => [id, name]));
  const japanese: Partial<Record<string, Record<string, string>>> = JSON.parse(
    readFileSync("data/names/ja.json", "utf8"),
  );
  for (const language of ["English", "日本語 (Japanese)"] as const) {
    for (const height of [1080, 1440, 2160] as const) {
      let read = 0;
      let all = 0;
      for (const seed of [1, 2]) {
        const samples = listSamples(seed * height, 9);
        const nameOf = (entity: "skills" | "talismans", id: string) =>
          (language === "English" ? english.get(id) : japanese[entity]?.[id]) ?? id;
        const drawn = samples.map(({ talisman, skills, slots }) => ({
          kind: nameOf("talismans", talisman),
          skills: skills.map(({ skill, level }) => ({ name: nameOf("skills", skill), level })),
          slots,
        }));
        await page.goto("about:blank");
        const labels = language === "English" ? words : { rarity: "レア8", slots: "スロット", level: "Lv" };
        if (language !== "English") {
          await page.addStyleTag({
            content: getJapaneseFontStyle(JSON.stringify([drawn, labels])),
          });
        }
        const picture = await page.evaluate(drawTalismanPicture, {
          ...plain,
          height,
          words: labels,
          noise: 6 + 4 * seed,
          quality: 0.86 - 0.06 * seed,
          seed,
          talismans: drawn,
        });
        await openPictures(page);
        await page.getByLabel("Language of the game").selectOption({ label: language });
        await page.getByLabel("Screenshot files").setInputFiles({
          name: "list.jpg",
          mimeType: "image/jpeg",
          buffer: Buffer.from(picture, "base64"),
        });
        const list = page.getByRole("list", { name: "Talismans in your screenshots" });
        await expect(list.getByRole("listitem").first()).toBeVisible({ timeout: 180_000 });
        const texts = samples.map(
          ({ talisman, skills }) =>
            `${english.get(talisman)}: ${skills.map(({ skill, level }) => `${english.get(skill)} ${level}`).join(", ")}`,
        );
        for (const row of await list.getByRole("listitem").all()) {
          const text = await row.innerText();
          if (!/✓ Read|Slots not certain/.test(text)) continue;
          expect(
            texts.some((each) => text.includes(each)),
            text,
          ).toBe(true);
          read++;
        }
        all += samples.length;
      }
      console.log(`${language}, ${height}p: ${read} of ${all}`);
      expect(read / all).toBeGreaterThan(language === "English" ? 0.8 : 0.1);
    }
  }
});
