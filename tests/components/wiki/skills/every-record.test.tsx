import { beforeAll, describe, expect, test } from "vitest";
import { groupBy } from "@/lib/catalog/group-by";
import SkillPage, { getStaticPaths, getStaticProps } from "@/pages/wiki/skills/[id]";
import SkillsPage, { getStaticProps as listProps } from "@/pages/wiki/skills/index";
import { htmlText, pageHtml, sectionHtml } from "@/tests/support/page-html";
import { stored, storedTexts } from "@/tests/support/stored";

// Read past the catalogue: what is shown is held against what is stored.
type Level = Record<string, number | string | boolean>;
interface Given {
  skill: string;
  level: number;
}
interface StoredSkill {
  id: string;
  name: string;
  kind: string;
  maxLevel: number;
  levels?: { level: number; pieces: number; name: string }[];
  effects: Level[];
  effectsByWeapon?: { weapons: string[]; effects: Level[] }[];
  weaponGroupingUncertain?: true;
}
interface Thing {
  id: string;
  name: string;
  type?: string;
  set?: string;
  slot?: number;
  skills: Given[];
  setBonuses: string[];
  groupSkills: string[];
}

const skills = stored<StoredSkill>("skills");
const armor = stored<Thing>("armor");
const decorations = stored<Thing>("decorations");
const charms = stored<Thing>("charms");
const weapons = stored<Thing>("weapons");
const meals = stored<{ id: string; effects: { skill?: string; skillLevelBonus?: number } }>("food-skills");
const texts = storedTexts("skills");

const minus = /Reduction(Unblockable)?Pct$/;

/** How a figure of an effect may stand on the page, sign and unit aside from those that the ending names. */
function written(token: string, value: number): RegExp {
  const size = `${Math.round(Math.abs(value) * 100) / 100}`.replace(".", "\\.");
  if (/Pct$|^affinity/i.test(token)) return new RegExp(`${minus.test(token) ? "−" : ""}\\b${size}%`);
  if (/Sec$/.test(token)) return new RegExp(`\\b(${size} s|${value / 60} min)`);
  if (/Multiplier|Mult$/.test(token)) return new RegExp(`×${size}(?![\\d.])`);
  return new RegExp(`(^|[^\\d.])${value < 0 ? "−" : ""}${size}(?![\\d.])`);
}

/** Rows of a table, header and all. */
function rows(html: string): string[] {
  return html
    .split("<tr")
    .slice(1)
    .map((row) => htmlText(`<tr${row.split("</tr>", 1)[0]}`));
}

const given = (things: readonly Thing[], id: string) =>
  things.flatMap((thing) => {
    const level = thing.skills.find(({ skill }) => skill === id)?.level;
    return level ? [{ thing, level }] : [];
  });

describe.each(skills)("the page of $id", (skill) => {
  const { id } = skill;
  let html = "";
  let levels = "";
  beforeAll(async () => {
    html = await pageHtml(SkillPage, getStaticProps as never, `/wiki/skills/${id}`, { id });
    levels = sectionHtml(html, "levels");
  });

  test("says what it is and what it does", () => {
    const text = htmlText(html);
    expect(text).toContain(skill.name);
    expect(text).toContain(texts[id]);
    expect(text).toContain(`Highest level ${skill.maxLevel}`);
  });

  test("shows every figure of every level", () => {
    const groups = skill.effectsByWeapon ?? [{ weapons: [], effects: skill.effects }];
    const tables = levels.split("<table").slice(1);
    expect(tables).toHaveLength(groups.length);
    groups.forEach(({ effects }, at) => {
      const table = tables[at] ?? "";
      const body = rows(table).slice(1);
      expect(body).toHaveLength(skill.maxLevel);
      const after = htmlText(table.split("</table>")[1] ?? "");
      body.forEach((row, index) => {
        expect(row.trim()).toMatch(new RegExp(`^${index + 1}\\b`));
        const facts = Object.entries(effects[index] ?? {});
        if (facts.length === 0) expect(row).toMatch(/figure not known/);
        for (const [token, value] of facts) {
          const place = `${row} ${after}`;
          if (typeof value === "number") expect(place, token).toMatch(written(token, value));
          else if (token === "immune") expect(place).toContain("prevented");
          else if (token === "alternating") expect(place).toContain("in turn");
          else expect(`${htmlText(table)}`.toLowerCase()).toContain(`${value}`);
        }
      });
    });
  });

  test("names the pieces and the bonus of each level", () => {
    const body = rows(levels).slice(1);
    for (const { level, pieces, name } of skill.levels ?? []) {
      expect(body[level - 1]?.trim()).toMatch(
        new RegExp(`^${level} ${pieces} ${name.replace(/[()]/g, "\\$&")}`),
      );
    }
  });

  test("lists everything that gives it, with its levels", () => {
    const armorRows = sectionHtml(html, "armor");
    for (const { thing } of given(armor, id))
      expect(armorRows).toContain(`href="/wiki/armor/${thing.set}#${thing.id}"`);
    // Long lists show their first rows; the others follow as links.
    for (const row of rows(armorRows).slice(1)) {
      const shown = given(armor, id).find(({ thing }) => row.startsWith(` ${thing.name} +`));
      expect(row).toContain(`+${shown?.level}`);
    }
    for (const [things, part, path] of [
      [decorations, "decorations", "decorations"],
      [charms, "charms", "charms"],
    ] as const) {
      const found = rows(sectionHtml(html, part)).slice(1);
      expect(found).toHaveLength(given(things, id).length);
      for (const { thing, level } of given(things, id)) {
        expect(sectionHtml(html, part)).toContain(`href="/wiki/${path}/${thing.id}"`);
        const row = found.find((each) => each.startsWith(` ${thing.name} +`));
        expect(row).toContain(`+${level}`);
      }
    }
    const weaponRows = rows(sectionHtml(html, "weapons")).filter((row) => /\+\d/.test(row));
    expect(weaponRows).toHaveLength(given(weapons, id).length);
    for (const { thing } of given(weapons, id)) {
      expect(sectionHtml(html, "weapons")).toContain(`href="/wiki/weapons/${thing.type}/${thing.id}"`);
    }
  });

  test("counts the pieces of each set that share it", () => {
    const sharing = armor.filter((piece) => piece.setBonuses.includes(id) || piece.groupSkills.includes(id));
    const perSet = groupBy(sharing, (piece) => piece.set);
    const sets = sectionHtml(html, "sets");
    expect(rows(sets).slice(1)).toHaveLength(perSet.size);
    for (const [set, carrying] of perSet) {
      expect(sets).toContain(`href="/wiki/armor/${set}"`);
      const row = sets.split("<tr").find((each) => each.includes(`/wiki/armor/${set}"`)) ?? "";
      expect(htmlText(`<tr${row}`)).toContain(`${carrying.length} of`);
    }
  });

  test("names the meals that raise it", () => {
    for (const meal of meals.filter(({ effects }) => effects.skill === id)) {
      expect(sectionHtml(html, "raised-by")).toContain(`/wiki/food-skills/${meal.id}`);
      expect(htmlText(sectionHtml(html, "raised-by"))).toContain(`+${meal.effects.skillLevelBonus} level`);
    }
  });
});

test("what is disputed is marked", async () => {
  for (const { id, weaponGroupingUncertain } of skills) {
    if (!weaponGroupingUncertain) continue;
    const html = await pageHtml(SkillPage, getStaticProps as never, `/wiki/skills/${id}`, { id });
    expect(sectionHtml(html, "levels")).toContain("Which weapons share a row is not certain.");
  }
});

test("the list holds every skill with its highest level, and each has a page", async () => {
  const html = await pageHtml(SkillsPage, listProps as never, "/wiki/skills");
  const found = html.split("<tr").slice(2);
  expect(found).toHaveLength(179);
  for (const { id, maxLevel, effects } of skills) {
    const row = found.find((each) => each.includes(`href="/wiki/skills/${id}"`)) ?? "";
    expect(htmlText(`<tr${row}`)).toContain(`Level ${maxLevel} `);
    const [first] = Object.entries(effects.at(-1) ?? {}).filter(([, value]) => typeof value === "number");
    if (!first && !effects.at(-1)?.immune && !effects.at(-1)?.coating && effects.length > 0) {
      expect(row).toContain("figure not known");
    }
  }
  const paths = await getStaticPaths({});
  expect(paths.paths).toEqual(skills.map(({ id }) => ({ params: { id } })));
  expect(paths.fallback).toBe(false);
});
