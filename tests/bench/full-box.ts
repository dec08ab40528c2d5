/**
 * What a full box costs on each page: the processor time of the main thread with an empty browser and with one that holds
 * 2,000 talismans, 400 decorations, 300 weapons and 20,000 materials, in Chromium against the production build. The
 * wishlist has the same 100 pieces of gear in both.
 *
 *     npm run bench:full-box [-- runs=5] [pages=/builder,/box]
 */
import { chromium } from "@playwright/test";
import { getRerollProps } from "@/lib/box/get-reroll-props.server";
import { listCrownMonsters } from "@/lib/box/list-crown-monsters.server";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { wishlistPath } from "@/lib/site/wiki-paths";
import { wishlistKey } from "@/lib/wishlist/wishlist-store";
import { Children } from "../../scripts/lib/children.mjs";
import { findOrInstallChromium } from "../../scripts/lib/chromium.mjs";
import { createFullBox } from "../support/full-box";
import { type Conditions, measurePage, type PageFigures } from "./measure-page";

const baseUrl = process.env.QUARRY_BASE_URL;
if (!baseUrl) throw new Error("Run this with: npm run bench:full-box");

const given = new Map(process.argv.slice(2).map((each) => each.split("=") as [string, string]));
const runs = Number(given.get("runs") ?? 5);
const pages = given.get("pages")?.split(",") ?? [
  "/",
  "/wiki/items/iron-ore",
  "/wiki/drop-finder",
  "/wiki/wishlist",
  "/wiki/armor/pieces",
  "/builder",
  "/box",
  "/box/talismans",
  "/box/rerolls",
  "/box/crowns",
  "/box/farm",
];
const conditions: Conditions = { cpu: 1, isLineSlow: false, watched: 3000 };

const toIds = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);
const getMedian = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function main() {
  const builder = getBuilderCatalog();
  const box = createFullBox({
    talismans: builder.talismans,
    decorations: toIds(builder.decorations),
    items: toIds(getCatalog().items.all),
    artianWeapons: getRerollProps().weapons.map(({ id }) => id),
    monsters: toIds(listCrownMonsters()),
    armor: toIds(builder.armor),
  });
  console.log(
    Object.entries(box)
      .map(([key, text]) => `${key} ${text.length} characters`)
      .join(", "),
  );
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(new Children(), () => {}),
    args: ["--no-sandbox"],
  });
  // A hundred pieces of gear are a wishlist without a box, too: what a box adds to it is counts.
  const bareWishlist = JSON.stringify({ ...JSON.parse(box[wishlistKey] ?? "{}"), owned: {} });
  for (const path of pages) {
    const all: Record<"empty" | "full", PageFigures[]> = { empty: [], full: [] };
    for (let run = 0; run < runs; run++) {
      for (const mode of ["empty", "full"] as const) {
        const stored = mode === "full" ? box : path === wishlistPath ? { [wishlistKey]: bareWishlist } : {};
        all[mode].push(await measurePage(browser, `${baseUrl}${path}`, conditions, stored));
      }
    }
    const say = (of: (figures: PageFigures) => number) =>
      `${Math.round(getMedian(all.empty.map(of)))} → ${Math.round(getMedian(all.full.map(of)))} ms`;
    console.log(
      `${path}: work ${say((each) => each.work)}, script ${say((each) => each.scripting)}, longest task ${say((each) => each.longestTask)}`,
    );
  }
  await browser.close();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
