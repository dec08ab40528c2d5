/**
 * Draws what the site shows besides its pages: the strata behind the home page, the icons for tabs and home
 * screens, and the picture for link previews. Run it after changing the mark or a kind of the wiki:
 * `npx tsx scripts/draw-pictures.mjs`.
 * Needs a Chromium, as the browser tests do; QUARRY_CHROMIUM names another. Everything here is our own drawing.
 */
import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { wikiKindIds, wikiKinds } from "../lib/site/wiki-kinds";
import { Children } from "./lib/children.mjs";
import { findOrInstallChromium } from "./lib/chromium.mjs";

const root = new URL("../", import.meta.url);
const save = (/** @type {string} */ path, /** @type {string | Buffer} */ content) =>
  writeFile(new URL(path, root), content);

/** Layers of rock in a frame of 1440 × 520, raked by three claws from the upper right. */
function strata() {
  const [width, height, layers, step] = [1440, 520, 17, 120];
  // Sums of sines imitate geology: neighbors are alike, far layers differ, no two runs do.
  const surface = (/** @type {number} */ x, /** @type {number} */ layer) =>
    14 * Math.sin(x / 210 + layer * 0.55) +
    9 * Math.sin(x / 97 - layer * 0.9) +
    22 * Math.sin(x / 520 + layer * 0.22);
  const lines = Array.from({ length: layers }, (_, layer) => {
    const level = 30 + (layer * (height + 10)) / layers;
    const y = (/** @type {number} */ x) => (level + surface(x, layer)).toFixed(1);
    const points = Array.from({ length: width / step + 1 }, (_, i) => i * step);
    const slope = (/** @type {number} */ x) => (Number(y(x + 1)) - Number(y(x - 1))) / 2;
    const curve = points.slice(1).map((x) => {
      const third = step / 3;
      const c1 = (Number(y(x - step)) + slope(x - step) * third).toFixed(1);
      const c2 = (Number(y(x)) - slope(x) * third).toFixed(1);
      return `C${x - step + third} ${c1} ${x - third} ${c2} ${x} ${y(x)}`;
    });
    return `<path d="M0 ${y(0)}${curve.join("")}" stroke-width="${layer % 4 === 0 ? 2 : 1}"/>`;
  });
  const claws = [
    "M1206-20Q1080 150 966 400Q1128 196 1272-20Z",
    "M1340-20Q1190 200 1072 470Q1246 240 1412-20Z",
    "M1474 20Q1340 210 1226 440Q1380 260 1520 40Z",
  ].join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#000">`,
    `<mask id="c"><path stroke="none" fill="#fff" d="M0 0h${width}v${height}H0z"/>`,
    `<path stroke="none" fill="#000" d="${claws}"/></mask>`,
    `<g mask="url(#c)">${lines.join("")}</g>`,
    // The edges of the cuts, stronger than the layers.
    `<path stroke-width="2" d="${claws}"/></svg>\n`,
  ].join("");
}

const mark = await readFile(new URL("public/favicon.svg", root), "utf8");
const font = await readFile(
  new URL("node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2", root),
);
const rock = strata();
await save("public/strata.svg", rock);

const asUrl = (/** @type {string} */ svg) =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
/** @param {number} edge in px @param {number} padding in px @param {string} background */
const square = (edge, padding, background) => `
  <body style="margin:0;background:${background}">
  <img src="${asUrl(mark)}" style="display:block;width:${edge - 2 * padding}px;padding:${padding}px">`;
const previewStyle = `
  <style>
    @font-face { font-family: Inter; font-weight: 100 900;
      src: url(data:font/woff2;base64,${font.toString("base64")}); }
    body { margin: 0; width: 1200px; height: 630px; background: #0f1518; color: #e7eef1; font-family: Inter; }
    .rock { position: absolute; inset: 0; background: #37474f;
      mask: url(${asUrl(rock)}) right center / cover no-repeat,
        radial-gradient(ellipse 760px 330px at 340px 440px, rgb(0 0 0 / 14%) 55%, #000);
      mask-composite: intersect; }
    .words { position: absolute; left: 88px; bottom: 84px; }
    .name { display: flex; gap: 28px; align-items: center; font-size: 104px; font-weight: 720;
      letter-spacing: -0.04em; line-height: 1; }
    .line { margin-top: 26px; font-size: 40px; line-height: 52px; color: #9db0b9; letter-spacing: -0.01em; }
  </style>`;
const preview = `
  ${previewStyle}
  <div class="rock"></div>
  <div class="words">
    <div class="name"><img src="${asUrl(mark)}" width="112" height="112">Quarry</div>
    <div class="line">Wiki, builder and leaderboards<br>for Monster Hunter Wilds</div>
  </div>`;

const sprite = await readFile(new URL("public/icons.svg", root), "utf8");
/** @param {string} name of an icon of the sprite @returns {string} as a picture of its own, in one colour */
function icon(name) {
  const symbol = sprite.match(new RegExp(`<symbol id="${name}" viewBox="([^"]+)"[^>]*>(.*?)</symbol>`, "s"));
  const [, frame, drawing] = symbol ?? [];
  if (!frame || !drawing) throw new Error(`The sprite has no icon ${name}.`);
  const coloured = drawing.replaceAll("currentColor", "#3bc9db");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}" fill="#3bc9db">${coloured}</svg>`;
}

/** @type {Record<import("../lib/site/wiki-kinds").WikiKind, string>} What is found in each section. */
const lines = {
  weapon: "Every weapon, tree and figure",
  "armor-set": "Sets, pieces, bonuses and materials",
  skill: "What each level does, what gives it",
  decoration: "Every jewel by skill and slot",
  charm: "Charms and appraised talismans",
  "palico-gear": "Weapons and armor for your Palico",
  monster: "Weak points, thresholds and drops",
  item: "Where they drop and what they make",
  quest: "Targets, limits and locales",
  "side-quest": "Side missions, small monsters, gifts",
  locale: "Camps, environments, inhabitants",
  "food-skill": "Food skills, ingredients and meals",
};

/** @type {readonly (readonly [file: string, icon: string, title: string, line: string])[]} */
const sections = [
  ...wikiKindIds.map((kind) => {
    const { picture, icon, title } = wikiKinds[kind];
    return /** @type {const} */ ([picture, icon, title, lines[kind]]);
  }),
  ["tools", "build", "Hunt planner", "Drop finder and wishlist"],
];

/** The picture for link previews of one section of the wiki. */
const sectionPreview = (
  /** @type {string} */ name,
  /** @type {string} */ title,
  /** @type {string} */ line,
) => `
  ${previewStyle}
  <style>
    .badge { position: absolute; right: 84px; top: 50%; width: 300px; height: 300px; margin-top: -166px; opacity: .95; }
    .title { font-size: 100px; font-weight: 720; letter-spacing: -0.035em; line-height: 1.05; }
    .words { bottom: auto; top: 186px; width: 700px; }
    .line { text-wrap: balance; }
    .foot { position: absolute; left: 88px; bottom: 64px; display: flex; gap: 18px; align-items: center;
      font-size: 34px; font-weight: 650; letter-spacing: -0.02em; }
    .foot span { color: #9db0b9; font-weight: 450; letter-spacing: -0.01em; }
  </style>
  <div class="rock"></div>
  <img class="badge" src="${asUrl(icon(name))}">
  <div class="words"><div class="title">${title}</div><div class="line">${line}</div></div>
  <div class="foot"><img src="${asUrl(mark)}" width="52" height="52">Quarry<span>Monster Hunter Wilds wiki</span></div>`;

/** @type {[path: string, width: number, height: number, html: string, transparent?: boolean][]} */
const pictures = [
  ["public/favicon-32.png", 32, 32, square(32, 0, "transparent"), true],
  ["public/apple-touch-icon.png", 180, 180, square(180, 26, "#0f1518")],
  ["public/icon-192.png", 192, 192, square(192, 28, "#0f1518")],
  ["public/icon-512.png", 512, 512, square(512, 76, "#0f1518")],
  ["public/og.png", 1200, 630, preview],
  ...sections.map(([file, name, title, line]) => {
    /** @type {[string, number, number, string]} */
    const picture = [`public/og/${file}.png`, 1200, 630, sectionPreview(name, title, line)];
    return picture;
  }),
];

const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(new Children(), () => {}),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
});
const page = await browser.newPage();
for (const [path, width, height, html, transparent = false] of pictures) {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await save(path, await page.screenshot({ omitBackground: transparent }));
  console.log(path);
}
await browser.close();
