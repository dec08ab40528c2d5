import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { iconNames } from "@/components/ui/icon-names";
import { coveredVersion } from "@/lib/site/game-version";
import { shippedGuides } from "@/lib/site/shipped-guides";
import { toSitePath } from "@/lib/site/to-site-path";
import { rawFacts } from "@/tests/support/raw-facts";
import {
  countGuideWords,
  type GuideBlock,
  listGuideBlocks,
  readShippedGuides,
} from "@/tests/support/shipped-guides";

const guides = readShippedGuides();
const slugs = new Set(guides.map(({ slug }) => slug));
const blocks = guides.flatMap(listGuideBlocks);

/** Which file of the catalog each kind of reference points into. */
const files: Readonly<Record<string, string>> = {
  weapon: "weapons",
  armor: "armor-sets",
  skill: "skills",
  decoration: "decorations",
  charm: "charms",
  item: "items",
  monster: "monsters",
  quest: "quests",
  locale: "locales",
  hitzones: "monsters",
  first: "monsters",
  damage: "attacks",
};

function find(file: string, id: string | undefined) {
  return rawFacts(file).find((record) => record.id === id);
}

/** What a block names that does not exist. */
function listUnknown({ kind, target, options }: GuideBlock): string[] {
  if (kind === "guide") return slugs.has(target) ? [] : [target];
  const file = files[kind];
  if (!file) return [kind];
  const unknown = find(file, target) ? [] : [target];
  return kind === "damage" ? [...unknown, ...listUnknownOptions(target, options)] : unknown;
}

function listUnknownOptions(attack: string, options: GuideBlock["options"]): string[] {
  const { weapon, monster, part, state = "normal", sharpness, skills = "", ...others } = options;
  const wielded = find("weapons", weapon);
  const target = find("monsters", monster);
  const zone = target?.hitzones.find((each: { part: string }) => each.part === part);
  const colors = ["red", "orange", "yellow", "green", "blue", "white", "purple"];
  const color = sharpness === undefined ? 0 : colors.indexOf(sharpness);
  const levels = skills === "" ? [] : skills.split(",").map((skill) => skill.split(":"));
  return [
    ...(wielded?.type === find("attacks", attack)?.weapon ? [] : [`weapon=${weapon}`]),
    ...(target ? [] : [`monster=${monster}`]),
    ...(zone ? [] : [`part=${part}`]),
    ...(zone?.states.some((each: { state: string }) => each.state === state) ? [] : [`state=${state}`]),
    ...(sharpness === undefined || wielded?.sharpness?.[color] > 0 ? [] : [`sharpness=${sharpness}`]),
    ...levels.flatMap(([id, level]) => {
      const skill = find("skills", id);
      return skill && Number(level) >= 1 && Number(level) <= skill.maxLevel ? [] : [`${id}:${level}`];
    }),
    ...Object.keys(others),
  ];
}

test("the fourteen guides are there", () => {
  expect([...slugs]).toEqual([
    "affinity-and-critical-hits",
    "artian-and-gogma-weapons",
    "choosing-a-weapon",
    "decorations-and-talismans",
    "elements-and-status",
    "farming-order-after-the-story",
    "farming-with-the-drop-finder",
    "how-damage-works",
    "how-our-leaderboards-judge-a-run",
    "how-to-read-a-patch",
    "reading-hitzones",
    "sharpness",
    "the-way-to-each-large-monster",
    "your-first-twenty-hours",
  ]);
});

describe.each(guides.map((guide) => [guide.slug, guide] as const))("%s", (_, guide) => {
  const { head, body } = guide;

  test("has a title, a short summary, tags, a cover and the version it is about", () => {
    expect(Object.keys(head)).toEqual(["title", "summary", "tags", "cover", "gameVersion"]);
    expect(head.summary?.length).toBeLessThanOrEqual(160);
    expect(head.tags).toMatch(/^[a-z]+(, [a-z]+)*$/);
    expect(head.gameVersion).toBe(coveredVersion.name);
    const covers: readonly unknown[] = [...iconNames, ...rawFacts("monsters").map(({ id }) => id)];
    expect(covers).toContain(head.cover);
  });

  test("has 800 to 1,800 words", () => {
    expect(countGuideWords(guide)).toBeGreaterThanOrEqual(800);
    expect(countGuideWords(guide)).toBeLessThanOrEqual(1800);
  });

  test("refers to what exists", () => {
    const own = blocks.filter(({ slug }) => slug === guide.slug);
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((block) => listUnknown(block).length > 0).map(({ text }) => text)).toEqual([]);
  });

  test("links to pages of the site", () => {
    const links = [...body.matchAll(/\]\((\/[^)?]*)[^)]*\)/g)].map(([, path = ""]) => path);
    const missing = links.filter(
      (path) =>
        toSitePath(path) !== path || !["", "/index"].some((end) => existsSync(`pages${path}${end}.tsx`)),
    );
    expect(missing).toEqual([]);
  });

  test("keeps a block with a text out of tables, where the bar would end the cell", () => {
    const rows = body.split("\n").filter((line) => line.startsWith("|"));
    expect(rows.filter((row) => /\[\[[^\]]*\|/.test(row))).toEqual([]);
  });

  test("has as many cells in each row of a table as in its header", () => {
    const counts = body.split(/\n(?!\|)/).map((part) => {
      const rows = part.split("\n").filter((line) => line.startsWith("|"));
      return new Set(rows.map((row) => row.split("|").length)).size;
    });
    expect(Math.max(...counts)).toBe(1);
  });

  test("has no HTML and no heading of the first level", () => {
    expect(body).not.toMatch(/<[a-z/!]/i);
    expect(body).not.toMatch(/^# /m);
  });

  test("leads to another guide, and another leads to it", () => {
    const links = blocks.filter(({ kind, slug, target }) => kind === "guide" && slug !== target);
    expect(links.map(({ slug }) => slug)).toContain(guide.slug);
    expect(links.map(({ target }) => target)).toContain(guide.slug);
  });
});

test("a block that names nothing is found out", () => {
  const damage = (options: GuideBlock["options"]): GuideBlock => ({
    slug: "x",
    text: "",
    kind: "damage",
    target: "great-sword-overhead-slash",
    options: { weapon: "great-sword-stalwart-lamorak", monster: "rathian", part: "head", ...options },
  });
  expect(listUnknown(damage({}))).toEqual([]);
  expect(listUnknown(damage({ part: "antlers" }))).toContain("part=antlers");
  expect(listUnknown(damage({ state: "broken" }))).toEqual(["state=broken"]);
  expect(listUnknown(damage({ sharpness: "purple" }))).toEqual(["sharpness=purple"]);
  expect(listUnknown(damage({ skills: "attack-boost:6" }))).toEqual(["attack-boost:6"]);
  expect(listUnknown(damage({ weapon: "bow-angelbein" }))).toEqual(["weapon=bow-angelbein"]);
});

test("pages that name a guide of ours name all of them as they are titled", () => {
  expect(shippedGuides).toEqual(Object.fromEntries(guides.map(({ slug, head }) => [slug, head.title])));
});
