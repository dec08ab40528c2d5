import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { DecorationList } from "@/components/wiki/decorations/DecorationList";
import { effectLines } from "@/lib/catalog/effect-words";
import { listDecorations } from "@/lib/wiki/decorations/list-decorations.server";
import DecorationPage, { getStaticPaths, getStaticProps } from "@/pages/wiki/decorations/[id]";
import DecorationsPage, { getStaticProps as listProps } from "@/pages/wiki/decorations/index";
import { htmlText, pageHtml, sectionText } from "@/tests/support/page-html";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter, routerWrapper } from "@/tests/support/router";
import { stored, storedTexts } from "@/tests/support/stored";

// Read past the catalogue: what is shown is held against what is stored.
interface StoredDecoration {
  id: string;
  name: string;
  kind: "weapon" | "armor";
  slot: number;
  rarity: number;
  skills: { skill: string; level: number }[];
}
interface StoredSkill {
  id: string;
  name: string;
  maxLevel: number;
  effects: Parameters<typeof effectLines>[0][];
  effectsByWeapon?: { effects: Parameters<typeof effectLines>[0][] }[];
}
const decorations = stored<StoredDecoration>("decorations");
const skills = new Map(stored<StoredSkill>("skills").map((skill) => [skill.id, skill]));
const texts = storedTexts("skills");

function skillOf(id: string): StoredSkill {
  const skill = skills.get(id);
  if (!skill) throw new Error(id);
  return skill;
}

it.each(decorations)("the page of $id shows its figures, skills and siblings", async (decoration) => {
  const { id, name, kind, slot, rarity } = decoration;
  const html = await pageHtml(DecorationPage, getStaticProps, `/wiki/decorations/${id}`, { id });
  const text = htmlText(html);
  expect(text).toContain(name);
  expect(text).toContain(`Kind ${kind === "weapon" ? "Weapon" : "Armor"}`);
  expect(text).toContain(`Slots for ${kind} decorations ${slot} `);
  expect(text).toMatch(new RegExp(`Rarity Rarity ${rarity}\\b`));
  const given = sectionText(html, "skills");
  for (const { skill: skillId, level } of decoration.skills) {
    const skill = skillOf(skillId);
    expect(given).toContain(skill.name);
    expect(given).toContain(`Level ${level} of ${skill.maxLevel}`);
    expect(given).toContain(texts[skillId]);
    const groups = skill.effectsByWeapon ?? [{ effects: skill.effects }];
    const lines = groups.map(({ effects }) => effectLines(effects[level - 1] ?? {}).map((line) => line.text));
    for (const line of lines) expect(given).toContain(line.join(", "));
    if (lines.every((line) => line.length === 0)) expect(given).toContain("not known in figures");
    const siblings = sectionText(html, `with-${skillId}`);
    const others = decorations.filter(
      (other) => other.id !== id && other.skills.some((each) => each.skill === skillId),
    );
    for (const other of others) expect(siblings).toContain(other.name);
    if (others.length === 0) expect(siblings).toBe("");
  }
});

describe("the list of decorations", () => {
  it("has all of them in the static page, and a page for each", async () => {
    const html = await pageHtml(DecorationsPage, listProps, "/wiki/decorations");
    for (const { id } of decorations) expect(html).toContain(`href="/wiki/decorations/${id}"`);
    expect((await getStaticPaths({})).paths).toHaveLength(decorations.length);
  });

  it("shows the figures of every row once all are shown", async () => {
    const { user, container } = renderWithTheme(<DecorationList decorations={listDecorations()} />, {
      wrapper: routerWrapper(fakeRouter("/wiki/decorations")),
    });
    await user.click(screen.getByRole("button", { name: /Show all/ }));
    const rows = new Map(
      [...container.querySelectorAll("tbody tr")].map((row) => [
        row.querySelector("th a")?.getAttribute("href"),
        [...row.children].map((cell) => (cell.textContent ?? "").replace(/\s+/g, " ")),
      ]),
    );
    expect(rows.size).toBe(decorations.length);
    for (const { id, name, kind, slot, rarity, skills } of decorations) {
      const [title, given, kindCell, slotCell, rarityCell] = rows.get(`/wiki/decorations/${id}`) ?? [];
      expect([title, kindCell]).toEqual([name, kind === "weapon" ? "Weapon" : "Armor"]);
      expect(given).toBe(skills.map(({ skill, level }) => `${skillOf(skill).name} Lv ${level}`).join(""));
      expect(slotCell).toContain(`${kind} decorations ${slot}`);
      expect(rarityCell).toContain(`${rarity}`);
    }
  });
});
