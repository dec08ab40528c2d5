import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { bindBuilderData } from "@/lib/builder/data/builder-data";
import { gatherArmorData, gatherWeaponsData } from "@/lib/builder/data/gather-builder-data.server";
import { toGrayImage } from "@/lib/builder/pictures/gray-image";
import { listPictureNames } from "@/lib/builder/pictures/picture-names";
import { readPicture } from "@/lib/builder/pictures/read-picture";
import { startPictureReader } from "@/lib/builder/pictures/start-reader";
import { Children } from "@/scripts/lib/children.mjs";
import { findOrInstallChromium } from "@/scripts/lib/chromium.mjs";
import { copyOcrFiles, ocrTarget } from "@/scripts/lib/ocr-files.mjs";
import { drawTalismanPicture, getJapaneseFontStyle } from "../support/draw-talismans";
import { createSamplePicture, pictureHeights } from "../support/talisman-samples";

/*
 * How many talismans of drawn screenshots are taken without a question, and how many of them wrongly, by language and size:
 * `npm run bench:talismans -- [seeds] [languages]`. Kind and skills are counted; slots are settled later.
 */
async function main() {
  const [seeds = "1,2", languages = "eng,jpn"] = process.argv.slice(2);
  await copyOcrFiles();
  const { version } = JSON.parse(readFileSync("node_modules/tesseract.js/package.json", "utf8"));
  const builderData = bindBuilderData(gatherArmorData(), gatherWeaponsData(), null);
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(new Children(), () => {}),
    args: ["--no-sandbox"],
  });
  const page = await browser.newPage();
  for (const language of (["eng", "jpn"] as const).filter((each) => languages.split(",").includes(each))) {
    const table = language === "jpn" ? JSON.parse(readFileSync("data/names/ja.json", "utf8")) : null;
    const names = listPictureNames(builderData, table ? [table] : []);
    const reader = await startPictureReader(language, names, {
      langPath: join(process.cwd(), ocrTarget, version),
      cacheMethod: "none",
    });
    for (const height of pictureHeights) {
      let [read, wrong, all, ms] = [0, 0, 0, 0];
      for (const seed of seeds.split(",").map(Number)) {
        const { picture, samples } = createSamplePicture(language, height, seed);
        await page.goto("about:blank");
        // What tsx puts into functions to keep their names.
        await page.evaluate("globalThis.__name = (each) => each");
        if (language === "jpn") {
          await page.addStyleTag({ content: getJapaneseFontStyle(JSON.stringify(picture)) });
        }
        const file = Buffer.from(await page.evaluate(drawTalismanPicture, picture), "base64");
        const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
        const image = toGrayImage({ ...info, data: new Uint8ClampedArray(data) });
        const started = performance.now();
        const found = await readPicture(image, names, builderData.catalog, reader.recognize);
        ms += performance.now() - started;
        const write = (each: Pick<(typeof samples)[number], "talisman" | "skills">) =>
          `${each.talisman}: ${each.skills
            // In which order its skills are makes no other talisman.
            .map(({ skill, level }) => `${skill} ${level}`)
            .toSorted()
            .join(", ")}`;
        const left = samples.map(write);
        for (const { figures } of found) {
          if (!figures) continue;
          const at = left.indexOf(write(figures));
          if (at < 0) {
            wrong++;
            console.log(`  wrong: ${write(figures)}`);
          } else {
            read++;
            left.splice(at, 1);
          }
        }
        for (const each of left) console.log(`  asked: ${each}`);
        all += samples.length;
      }
      console.log(`${language} ${height}p: ${read} of ${all}, ${wrong} wrong, ${Math.round(ms)} ms`);
    }
    reader.close();
  }
  await browser.close();
}

void main();
