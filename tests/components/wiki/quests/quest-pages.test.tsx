import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { QuestList } from "@/components/wiki/quests/QuestList";
import { QuestPage } from "@/components/wiki/quests/QuestPage";
import { capitalize } from "@/lib/text/capitalize";
import { getQuest } from "@/lib/wiki/quests/get-quest.server";
import { listQuests } from "@/lib/wiki/quests/list-quests.server";
import type { QuestRow } from "@/lib/wiki/quests/quest-types";
import QuestRoute, { getStaticPaths, getStaticProps } from "@/pages/wiki/quests/[id]";
import QuestsRoute, { getStaticProps as listProps } from "@/pages/wiki/quests/index";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { addressesIn, pageHtml } from "@/tests/support/page-html";
import {
  entriesOf,
  figuresOf,
  findRegion,
  heard,
  linksOf,
  parsePage,
  regionOf,
  rowsOf,
  termsOf,
} from "@/tests/support/page-tables";
import { sampleOf } from "@/tests/support/sample";
import { renderAt } from "@/tests/support/wiki-view";

// What the pages are given is held against the records in tests/unit/wiki/quests. Here: that they show it.
const { rows, ...options } = listQuests();
const quests = rows.map(({ id }) => getQuest(id));
const kinds = { assignment: "Assignment", optional: "Optional", event: "Event", arena: "Arena" } as const;

const targetWords = ({ count, variant, name }: QuestRow["targets"][number]) =>
  `${capitalize(`${count > 1 ? `${count} × ` : ""}${variant ? `${variant} ` : ""}`)}${name}`;
const stars = (count: number) => `${count}${count === 1 ? "star" : "stars"}`;

const sample = sampleOf(quests, (quest) => [
  quest.kind,
  quest.objective,
  quest.rank,
  quest.stars === 1 ? "one star" : "stars",
  quest.players === 1 ? "alone" : `${quest.players} players`,
  quest.isFromCommunity ? "from players" : "from the tables",
  quest.others.length > 20 ? "many others" : quest.others.length > 0 ? "others" : "no others",
  ...quest.targets.flatMap(({ variant, count, elements, unknownFigure }) => [
    variant ?? "plain",
    count > 1 ? "several" : "one",
    elements.length > 0 ? "elements" : "no elements",
    unknownFigure === null ? "no figure" : "a figure",
  ]),
]);

test.each(sample)("the page of $id shows every figure", async (quest) => {
  const { id } = quest;
  const page = parsePage(await pageHtml(QuestRoute, getStaticProps as never, `/wiki/quests/${id}`, { id }));
  expect(heard(page.querySelector("h1"))).toBe(quest.name);
  expect(figuresOf(page)).toEqual({
    Stars: stars(quest.stars),
    "Time limit": expect.stringContaining(`${quest.minutes} min`),
    "Hunter rank": `${quest.hunterRank}`,
    Players: quest.players === 1 ? "1" : `1–${quest.players}`,
  });
  const about = regionOf(page, "Details");
  expect(termsOf(about)).toMatchObject({
    Type: kinds[quest.kind],
    Locale: quest.locale.name,
    "Required hunter rank": `${quest.hunterRank}`,
    Source: quest.isFromCommunity ? "Players" : "Game data",
  });
  expect(termsOf(about).Reward).toBe(
    quest.reward ? `${quest.reward.zenny.toLocaleString("en-US")} z` : undefined,
  );
  for (const { name, qty, chance } of quest.items) {
    const rewards = heard(regionOf(page, "Item rewards"));
    expect(rewards).toContain(name);
    expect(rewards).toContain(`${chance}%`);
    expect(rewards).toContain(`${qty}`);
  }
  // Browsers break a link within a link into two, of which the outer one is empty.
  expect(page.querySelectorAll("a a")).toHaveLength(0);
  expect(findRegion(page, "Item rewards") !== undefined && findRegion(page, "Item rewards") !== null).toBe(
    quest.items.length > 0,
  );
  for (const { name } of quest.unlockedBy) expect(termsOf(about)["Unlocked by"]).toContain(name);
  expect(heard(about).includes("this event quest was reported by players")).toBe(quest.isFromCommunity);
  expect(heard(about).includes("The game's server decides when")).toBe(quest.kind === "event");
  expect(linksOf(about)).toContainEqual([quest.locale.name, `/wiki/locales/${quest.locale.id}`]);

  const targets = regionOf(page, "Targets");
  const entries = entriesOf(targets);
  expect(entries).toHaveLength(quest.targets.length);
  quest.targets.forEach((target, at) => {
    expect(entries[at]).toContain(targetWords(target));
    expect(entries[at]).toContain(target.species);
    for (const health of target.health) expect(entries[at]).toContain(health.toLocaleString("en-US"));
    for (const element of target.elements) expect(entries[at]?.toLowerCase()).toContain(element);
    expect(entries[at]?.includes(`gives this target the value ${target.unknownFigure};`)).toBe(
      target.unknownFigure !== null,
    );
  });
  expect(linksOf(targets)).toEqual(quest.targets.map(({ id, name }) => [name, `/wiki/hitzones/${id}`]));
  const others = findRegion(page, "Other quests with these targets");
  expect(
    new Set(
      (others ? linksOf(others) : [])
        .map(([, href]) => href)
        .filter((href) => href.startsWith("/wiki/quests/")),
    ),
  ).toEqual(new Set(quest.others.map((other) => `/wiki/quests/${other.id}`)));
});

test("there is a page for each quest, and the static list leads to it", async () => {
  const { paths, fallback } = await getStaticPaths({});
  expect(paths).toHaveLength(quests.length);
  expect(fallback).toBe(false);
  const addresses = addressesIn(await pageHtml(QuestsRoute, listProps as never, "/wiki/quests"));
  for (const { id } of quests) expect(addresses).toContain(`/wiki/quests/${id}`);
});

describe("the list of quests", () => {
  const hunts = (row: QuestRow, monster: string) => row.targets.some(({ id }) => id === monster);
  const few = rows.filter((row, at) => at < 8 || hunts(row, "seregios") || hunts(row, "zoh-shia"));
  const shown = () => rowsOf(document, "Quests");
  const show = (query = "") => renderAt(`/wiki/quests${query}`, <QuestList rows={few} {...options} />);

  test("shows the figures of each row", () => {
    show();
    expect(shown().map(({ title, cells }) => [title, cells])).toEqual(
      few.map((row) => [
        row.name,
        expect.objectContaining({
          Targets: row.targets.map(targetWords).join(" "),
          Stars: stars(row.stars),
          Type: expect.stringContaining(kinds[row.kind]),
          Locale: row.locale.name,
          "Hunter rank": `${row.hunterRank}`,
          "Time limit": `${row.minutes} min`,
        }),
      ]),
    );
  });

  test("narrows down by monster, stars and what is tempered; axe finds nothing", async () => {
    const { user, container } = show();
    await user.selectOptions(screen.getByLabelText("Monster"), "Seregios");
    expect(shown()).toHaveLength(few.filter((row) => hunts(row, "seregios")).length);
    const all = shown().length;
    await user.click(screen.getByLabelText(/Tempered targets/));
    expect(shown().length).toBeGreaterThan(0);
    expect(shown().length).toBeLessThan(all);
    for (const { cells } of shown()) expect(cells.Targets).toMatch(/tempered /i);
    await expectNoAxeViolations(container);
  });

  test("reads filters from the address and ignores junk in it", () => {
    show("?monster=seregios&rank=high&stars=6.77.x&locale=atlantis&hr=-4");
    const fitting = few.filter((row) => row.stars === 6 && hunts(row, "seregios"));
    expect(fitting.length).toBeGreaterThan(0);
    expect(shown()).toHaveLength(fitting.length);
  });

  test("finds a quest by its monster and says which filter to drop when nothing is left", async () => {
    const { user } = show("?q=zoh+shia&rank=low&kind=event");
    expect(screen.queryByRole("table")).toBeNull();
    const [drop] = screen.getAllByRole("button", { name: /Type/ });
    if (drop) await user.click(drop);
    expect(shown().length).toBeGreaterThan(0);
    for (const { cells } of shown()) expect(cells.Targets).toContain("Zoh Shia");
  });

  test("shows what a hunter of rank 8 can take", () => {
    show("?hr=8");
    const open = few.filter(({ hunterRank }) => hunterRank <= 8);
    expect(open.length).toBeGreaterThan(0);
    expect(open.length).toBeLessThan(few.length);
    expect(shown()).toHaveLength(open.length);
  });
});

test("axe finds nothing on the page of a quest", async () => {
  const quest = { ...getQuest("hope-of-the-ancients"), others: [] };
  const { container } = renderAt(
    "/wiki/quests/hope-of-the-ancients",
    <QuestPage quest={quest} records={null} />,
  );
  await expectNoAxeViolations(container);
});
