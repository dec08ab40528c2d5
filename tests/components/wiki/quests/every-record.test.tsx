import { describe, expect, it } from "vitest";
import QuestRoute, { getStaticPaths, getStaticProps } from "@/pages/wiki/quests/[id]";
import QuestsPage, { getStaticProps as listProps } from "@/pages/wiki/quests/index";
import { htmlText, pageHtml, sectionHtml } from "@/tests/support/page-html";
import { stored, storedNames } from "@/tests/support/stored";

interface Target {
  monster: string;
  variant?: string;
  count?: number;
}

interface Quest {
  id: string;
  name: string;
  kind: string;
  objective: string;
  stars: number;
  locale: string;
  targets: Target[];
  timeLimitMin: number;
  maxPlayers: number;
  hunterRank: number;
  source: string;
}

// Read past the catalogue: what is shown is held against what is stored.
const quests = stored<Quest>("quests");
const nameOf = storedNames("monsters", "locales");
const kinds: Record<string, string> = {
  assignment: "Assignment",
  optional: "Optional",
  event: "Event",
  arena: "Arena",
};

const page = (id: string) => pageHtml(QuestRoute, getStaticProps as never, `/wiki/quests/${id}`, { id });

describe.each(quests)("the page of $id", (quest) => {
  it("shows every figure of the record", async () => {
    const html = await page(quest.id);
    const text = htmlText(html);
    expect(text).toContain(quest.name);
    expect(text).toContain(`Stars ${quest.stars} `);
    expect(text).toContain(`Hunter rank ${quest.hunterRank} `);
    expect(text).toContain(quest.maxPlayers === 1 ? "Players 1 " : `Players 1–${quest.maxPlayers} `);
    expect(text).toContain(`Time limit ${quest.timeLimitMin} min`);
    expect(text).toContain(`Kind ${kinds[quest.kind]}`);
    expect(text).toContain(quest.stars <= 3 ? "Rank" : "High rank");
    expect(html).toContain(`href="/wiki/locales/${quest.locale}"`);
    expect(text).toContain(`Locale ${nameOf.get(quest.locale)}`);
    expect(text.includes("players wrote this event quest down")).toBe(quest.source === "community");

    const targets = sectionHtml(html, "targets");
    for (const { monster, variant, count = 1 } of quest.targets) {
      expect(targets).toContain(`href="/wiki/hitzones/${monster}"`);
      expect(htmlText(targets)).toContain(`${variant ?? ""} ${nameOf.get(monster)}`.trim());
      if (quest.objective === "special" && count > 1)
        expect(htmlText(targets)).toContain(`figure ${count} with`);
    }
    const monsters = new Set(quest.targets.map(({ monster, variant }) => `${monster}/${variant}`));
    expect(targets.split("<li").length - 1 - targets.split("data-element").length + 1).toBeLessThanOrEqual(
      monsters.size,
    );
  });
});

describe("figures read by hand from the tables", () => {
  it.each([
    ["1-000-shimmering-swords", ["Stars 6 ", "Hunter rank 31 ", "Seregios", "Windward Plains"]],
    ["a-covert-check", ["Stars 7 ", "Hunter rank 41 ", "Nerscylla", "Iceshard Cliffs", "Slay every target."]],
    ["frenzy-obscured", ["2 × Yian Kut-Ku", "2 × Nerscylla", "Blangonga"]],
    ["repel-the-guardian-arkveld", ["figure 60 with this target", "Stars 3 "]],
    ["arena-chatacabra", ["Players 1–2 ", "Hunter rank 16 ", "Wounded Hollow"]],
    ["demonic-strength", ["Players 1 ", "tempered Ajarakan"]],
    ["lured-by-abundance", ["Capture every target.", "Stars 4 ", "Hunter rank 8 "]],
    ["proof-of-a-hero", ["arch-tempered Rey Dau", "arch-tempered Arkveld", "Hunter rank 100 "]],
    ["hope-of-the-ancients", ["Zoh Shia", "Stars 10 ", "Source Players"]],
    ["thundering-flowers", ["Guardian Fulgur Anjanath", "tempered Lala Barina", "Hunter rank 20 "]],
  ])("%s", async (id, words) => {
    const text = htmlText(await page(id)).replaceAll("  ", " ");
    for (const word of words) expect(text).toContain(word);
  });
});

describe("the list of quests", () => {
  it("holds every quest, each with a page", async () => {
    const html = await pageHtml(QuestsPage, listProps as never, "/wiki/quests");
    expect(quests).toHaveLength(112);
    for (const { id, name } of quests) {
      expect(html).toContain(`href="/wiki/quests/${id}"`);
      expect(htmlText(html)).toContain(name);
    }
    const { paths, fallback } = await getStaticPaths({});
    expect(paths).toEqual(quests.map(({ id }) => ({ params: { id } })));
    expect(fallback).toBe(false);
  });

  it("shows the figures of the rows that stand in it", async () => {
    const html = await pageHtml(QuestsPage, listProps as never, "/wiki/quests");
    const rows = html
      .split("<tr")
      .slice(2)
      .map((row) => row.split("</tr>", 1)[0] ?? "");
    expect(rows).toHaveLength(100);
    for (const row of rows) {
      const quest = quests.find(({ id }) => row.includes(`href="/wiki/quests/${id}"`));
      const text = htmlText(`<tr${row}`);
      expect(text).toContain(` ${quest?.stars} `);
      expect(text).toContain(` ${quest?.hunterRank} `);
      expect(text).toContain(`${quest?.timeLimitMin} min`);
      expect(text).toContain(nameOf.get(quest?.locale ?? "") ?? "?");
    }
  });
});
