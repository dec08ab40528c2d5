/**
 * How fast pages are on a slow phone: four times slower, 1.6 Mbit/s, 150 ms, with an empty cache. Each round loads
 * every page once and what it is compared with right after it, so that whatever slows one slows the other. Medians.
 *
 *     npm run bench:pages
 *     npm run bench:pages -- /wiki/items /hunting-help --rounds 7
 *     npm run bench:pages -- /wiki/items --beside https://example.com/items
 *     npm run bench:pages -- --against http://localhost:3001
 *
 * `--beside` measures another address the same way, `--against` the same pages of another server (two builds), and
 * `--bare` the tables of each page as plain HTML. With QUARRY_BASE_URL, without a build of its own:
 *
 *     QUARRY_BASE_URL=http://localhost:3000 npx tsx tests/bench/pages.ts
 */
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import { serveBarePage } from "./bare-page";
import { measurePage, type PageFigures } from "./measure-page";

const baseUrl = process.env.QUARRY_BASE_URL;
if (!baseUrl) throw new Error("Run this with: npm run bench:pages");

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    beside: { type: "string" },
    against: { type: "string" },
    bare: { type: "boolean", default: false },
    rounds: { type: "string", default: "5" },
  },
});

const usualPaths = [
  "/",
  "/wiki",
  "/wiki/weapons/great-sword",
  "/wiki/armor/pieces",
  "/wiki/hitzones/rathalos",
  "/wiki/items",
  "/wiki/builds",
  "/wiki/guides",
  "/leaderboards/overview",
  "/hunting-help",
  "/builder",
];

const columns: readonly (readonly [label: string, get: (figures: PageFigures) => number, digits?: number])[] =
  [
    ["FCP ms", ({ firstPaint }) => firstPaint],
    ["LCP ms", ({ largestPaint }) => largestPaint],
    ["blocking", ({ blocking }) => blocking],
    ["longest", ({ longestTask }) => longestTask],
    ["shift", ({ shift }) => shift, 3],
    ["script ms", ({ scripting }) => scripting],
    ["style ms", ({ style }) => style],
    ["layout", ({ layout }) => layout],
    ["elements", ({ elements }) => elements],
    ["JS kB", ({ traffic }) => traffic.bytes.script / 1000, 1],
    ["data kB", ({ traffic }) => traffic.bytes.data / 1000, 1],
    ["CSS kB", ({ traffic }) => traffic.bytes.style / 1000, 1],
    ["HTML kB", ({ traffic }) => traffic.bytes.document / 1000, 1],
    ["requests", ({ traffic }) => traffic.requests],
  ];

function getMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

function printRow(name: string, cells: readonly string[]): void {
  console.log(name.padEnd(46) + cells.map((cell) => cell.padStart(10)).join(""));
}

/** Prints every figure, and for what stands next to a page how many times as much the page takes. */
async function main(): Promise<void> {
  const rounds = Number(options.rounds);
  const paths = positionals.length > 0 ? positionals : usualPaths;
  const browser = await chromium.launch({
    executablePath: (await findChromium()) ?? undefined,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });
  const pairs = await Promise.all(
    paths.map(async (path) => {
      const bare = options.bare ? await serveBarePage(browser, `${baseUrl}${path}`) : undefined;
      const other = options.beside ?? (options.against ? `${options.against}${path}` : bare?.url);
      return { path, bare, urls: [`${baseUrl}${path}`, ...(other ? [other] : [])] };
    }),
  );
  const taken = pairs.map(({ urls }) => urls.map((): PageFigures[] => []));
  // The first load of each fills the caches of the server.
  for (let round = -1; round < rounds; round++) {
    for (const [at, { urls }] of pairs.entries()) {
      for (const [side, url] of urls.entries()) {
        const figures = await measurePage(browser, url);
        if (round >= 0) taken[at]?.[side]?.push(figures);
      }
    }
    if (round >= 0) console.error(`round ${round + 1} of ${rounds}`);
  }
  printRow(
    `medians of ${rounds}`,
    columns.map(([label]) => label),
  );
  for (const [at, { path, urls, bare }] of pairs.entries()) {
    const medians = urls.map((_, side) =>
      columns.map(([, get]) => getMedian((taken[at]?.[side] ?? []).map(get))),
    );
    for (const [side, values] of medians.entries()) {
      const name = side === 0 ? path : bare ? "  the same tables, bare" : `  ${urls[side]}`.slice(0, 45);
      printRow(
        name,
        values.map((value, column) => value.toFixed(columns[column]?.[2] ?? 0)),
      );
    }
    const [own, other] = medians;
    if (own && other)
      printRow(
        "  ratio",
        own.map((value, column) => (other[column] ? (value / other[column]).toFixed(2) : "–")),
      );
    bare?.close();
  }
  await browser.close();
}

void main();
