import { describe, expect, it } from "vitest";
import { effectLines } from "@/lib/catalog/effect-words";
import CharmPage, { getStaticPaths, getStaticProps } from "@/pages/wiki/charms/[id]";
import CharmsPage, { getStaticProps as listProps } from "@/pages/wiki/charms/index";
import TalismansPage, { getStaticProps as talismanProps } from "@/pages/wiki/charms/talismans";
import { htmlText, pageHtml, sectionText } from "@/tests/support/page-html";
import { tableRows } from "@/tests/support/page-tables";
import { stored, storedNames, storedTexts } from "@/tests/support/stored";

// Read past the catalogue: what is shown is held against what is stored.
interface StoredCharm {
  id: string;
  name: string;
  level: number;
  rarity: number;
  skills: { skill: string; level: number }[];
  upgradeFrom: string | null;
  zenny: number;
  materials: { item: string; qty: number }[];
}
interface StoredSkill {
  id: string;
  name: string;
  maxLevel: number;
  effects: Parameters<typeof effectLines>[0][];
}
interface StoredTalisman {
  id: string;
  kind: string;
  name?: string;
  rarity?: number;
  group?: number;
  patterns?: number[][];
  entries?: { skill: string; level: number }[];
  slots?: { kind: string; slot: number }[];
}
const charms = stored<StoredCharm>("charms");
const skills = new Map(stored<StoredSkill>("skills").map((skill) => [skill.id, skill]));
const items = storedNames("items");
const talismans = stored<StoredTalisman>("random-talismans");
const texts = storedTexts("skills");

const zenny = (amount: number) => new RegExp(`\\b${amount.toLocaleString("en-US")}\\s*z`);

/** A charm and everything that it is made of, first step first. */
function pathTo(charm: StoredCharm): StoredCharm[] {
  const before = charms.find(({ id }) => id === charm.upgradeFrom);
  return before ? [...pathTo(before), charm] : [charm];
}

function familyOf(charm: StoredCharm): StoredCharm[] {
  const [first] = pathTo(charm);
  return charms.filter((other) => pathTo(other)[0] === first);
}

it.each(charms)("the page of $id shows skills, upgrades and costs", async (charm) => {
  const html = await pageHtml(CharmPage, getStaticProps, `/wiki/charms/${charm.id}`, { id: charm.id });
  const text = htmlText(html);
  const family = familyOf(charm);
  const path = pathTo(charm);
  expect(text).toContain(`Level ${charm.level} of ${family.length}`);
  expect(text).toMatch(new RegExp(`Rarity Rarity ${charm.rarity}\\b`));
  expect(text).toMatch(new RegExp(`This step ${zenny(charm.zenny).source}`));
  const whole = path.reduce((sum, step) => sum + step.zenny, 0);
  expect(text).toMatch(new RegExp(`Whole path ${zenny(whole).source}`));

  const given = sectionText(html, "skills");
  for (const { skill: id, level } of charm.skills) {
    const skill = skills.get(id);
    if (!skill) throw new Error(id);
    expect(given).toContain(skill.name);
    expect(given).toContain(`Level ${level} of ${skill.maxLevel}`);
    expect(given).toContain(texts[id]);
    expect(given).toContain(
      effectLines(skill.effects[level - 1] ?? {})
        .map((line) => line.text)
        .join(", "),
    );
  }

  const upgrades = sectionText(html, "upgrades");
  if (family.length === 1) expect(upgrades).toContain("cannot be upgraded");
  else
    for (const step of family)
      expect(upgrades).toMatch(new RegExp(`${step.name} ${zenny(step.zenny).source}`));

  const [own = "", all = ""] = sectionText(html, "materials").split("Whole path");
  for (const { item, qty } of charm.materials) expect(own).toContain(`${items.get(item)} × ${qty}`);
  if (charm.materials.length === 0) expect(own).toContain("No materials");
  if (path.length > 1) {
    for (const item of new Set(path.flatMap(({ materials }) => materials.map((each) => each.item)))) {
      const qty = path
        .flatMap(({ materials }) => materials)
        .filter((each) => each.item === item)
        .reduce((sum, each) => sum + each.qty, 0);
      expect(all).toContain(`${items.get(item)} × ${qty}`);
    }
  }
});

describe("the list of charms", () => {
  it("shows every family and links to every charm", async () => {
    const html = await pageHtml(CharmsPage, listProps, "/wiki/charms");
    const rows = new Map(tableRows(html, "Charms by family").map((cells) => [cells[0], cells]));
    const last = charms.filter((charm) => !charms.some(({ upgradeFrom }) => upgradeFrom === charm.id));
    expect([...rows.keys()].sort()).toEqual(last.map(({ name }) => name).sort());
    for (const charm of last) {
      const [, given, rarity, cost] = rows.get(charm.name) ?? [];
      for (const { skill, level } of charm.skills)
        expect(given).toContain(`${skills.get(skill)?.name} Lv ${level}`);
      expect(rarity).toBe(`Rarity ${charm.rarity}`);
      expect(cost).toMatch(zenny(pathTo(charm).reduce((sum, step) => sum + step.zenny, 0)));
    }
    for (const { id } of charms) expect(html).toContain(`href="/wiki/charms/${id}"`);
    expect((await getStaticPaths({})).paths).toHaveLength(charms.length);
  });
});

describe("the page of appraised talismans", () => {
  const page = () => pageHtml(TalismansPage, talismanProps, "/wiki/charms/talismans");

  it("shows every pattern of every talisman", async () => {
    const html = await page();
    const slotsOf = new Map(talismans.map(({ kind, group, slots }) => [`${kind}${group}`, slots ?? []]));
    for (const { kind, name = "", patterns = [] } of talismans) {
      if (kind !== "talisman") continue;
      const rows = tableRows(html, `Forms of the ${name}`);
      const wanted = new Map<string, string[]>();
      for (const [a = 0, b = 0, c = 0, slotGroup] of patterns) {
        const key = [a, b, c].filter(Boolean).join("+");
        const slots = slotsOf.get(`slotGroup${slotGroup}`) ?? [];
        const words = ["weapon", "armor"].flatMap((each) => {
          const levels = slots.filter((slot) => slot.kind === each).map(({ slot }) => slot);
          return levels.length > 0 ? [`Slots for ${each} decorations ${levels.join("-")}`] : [];
        });
        wanted.set(key, [...(wanted.get(key) ?? []), words.join(" & ")]);
      }
      const shown = new Map(
        rows.map(([groups = "", slots = ""]) => [
          [...groups.matchAll(/Group (\d+)/g)].map((hit) => hit[1]).join("+"),
          slots,
        ]),
      );
      expect([...shown.keys()].sort()).toEqual([...wanted.keys()].sort());
      for (const [key, sets] of wanted) {
        const count = (text: string, part: string) => text.split(part).length - 1;
        const parts = sets.flatMap((set) => set.split(" & "));
        for (const part of new Set(parts)) {
          // "1" also begins "1-1": count what begins with it as often as the record does.
          expect(count(shown.get(key) ?? "", part)).toBe(
            parts.filter((each) => each.startsWith(part)).length,
          );
        }
      }
    }
  });

  it("shows every skill of every group with its level, and says that odds are unknown", async () => {
    const html = await page();
    for (const { kind, group, entries = [] } of talismans) {
      if (kind !== "skillGroup") continue;
      const text = sectionText(html, `group-${group}`);
      for (const { skill, level } of entries)
        expect(text).toMatch(new RegExp(`${skills.get(skill)?.name} +Lv ${level}\\b`));
      expect(text).toContain(`${entries.length} `);
    }
    expect(htmlText(html)).toContain("The odds of appraised talismans are not known.");
  });
});
