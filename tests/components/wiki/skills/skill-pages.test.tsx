import { screen, within } from "@testing-library/react";
import { beforeAll, describe, expect, test } from "vitest";
import { SkillList } from "@/components/wiki/skills/SkillList";
import { SkillPage } from "@/components/wiki/skills/SkillPage";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { getSkill } from "@/lib/wiki/skills/get-skill.server";
import { listSkills } from "@/lib/wiki/skills/list-skills.server";
import SkillRoute, { getStaticPaths, getStaticProps } from "@/pages/wiki/skills/[id]";
import SkillsRoute, { getStaticProps as listProps } from "@/pages/wiki/skills/index";
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
  tableOf,
} from "@/tests/support/page-tables";
import { sampleOf } from "@/tests/support/sample";
import { renderAt } from "@/tests/support/wiki-view";

// What the pages are given is held against the records in tests/unit/wiki/skills. Here: that they show it.
const rows = listSkills();
const skills = rows.map(({ id }) => getSkill(id));

const sample = sampleOf(
  skills,
  ({
    kind,
    activeWhen: works,
    doubt,
    isGroupingDisputed: groupingDisputed,
    figures,
    givers,
    partners,
    related,
  }) => [
    kind,
    works ? "works" : "works at an unknown time",
    doubt ? "doubt" : "no doubt",
    groupingDisputed ? "disputed" : "undisputed",
    figures.length > 1 ? "by weapon" : "for all weapons",
    ...figures.flatMap(({ columns, always, steps }) => [
      columns.length > 0 ? "columns" : "no columns",
      always.length > 0 ? "always" : "not always",
      ...steps.map(({ hasFigures: known, cells }) =>
        !known ? "unknown" : cells.some((cell) => !cell) ? "a gap" : "known",
      ),
    ]),
    ...Object.entries(givers).map(([giver, things]) =>
      typeof things === "boolean" ? `${giver} ${things}` : `${giver} ${things.length > 0}`,
    ),
    givers.decorations.some(({ also }) => also) ? "with another" : "alone",
    partners.length + related.length > 0 ? "relatives" : "no relatives",
  ],
);

describe.each(sample)("the page of $id", (skill) => {
  const { id, figures, givers } = skill;
  let page: Document;
  beforeAll(async () => {
    page = parsePage(await pageHtml(SkillRoute, getStaticProps as never, `/wiki/skills/${id}`, { id }));
  });
  /** Rows of a table that is there only where there is something to show. */
  const rowsIn = (section: string | RegExp, caption: string | RegExp) => {
    const region = findRegion(page, section);
    return region ? rowsOf(region, caption) : [];
  };

  test("says what it is and what it does", () => {
    expect(heard(page.querySelector("h1"))).toBe(skill.name);
    expect(heard(page.querySelector("h1")?.closest("header"))).toContain(skill.text);
    expect(figuresOf(page)).toMatchObject({
      "Max level": `${skill.maxLevel}`,
      ...(skill.activeWhen && { Active: skill.activeWhen }),
    });
  });

  test("shows every figure of every level", () => {
    const levels = regionOf(page, "Levels");
    for (const { weapons, columns, always, steps } of figures) {
      const caption =
        weapons.length > 0
          ? weapons.map((type) => weaponTypeLabels[type]).join(", ")
          : `Levels of ${skill.name}`;
      const inPieces = steps.some(({ pieces }) => pieces);
      expect(rowsOf(levels, caption).map(({ title, cells }) => [title, cells])).toEqual(
        steps.map(({ level, pieces, name, hasFigures: known, cells }) => [
          `${level}`,
          {
            ...(inPieces && { Pieces: `${pieces}`, Name: name }),
            ...(columns.length === 0 && { Effect: known ? "see below" : "No data" }),
            ...Object.fromEntries(
              columns.map((label, at) => [
                label,
                !known
                  ? "No data"
                  : cells[at]
                    ? expect.stringMatching(new RegExp(`^${cells[at].replace(/[+().]/g, "\\$&")}`))
                    : "—",
              ]),
            ),
          },
        ]),
      );
      if (always.length > 0) {
        expect(heard(tableOf(levels, caption).parentElement)).toContain(
          `At every level: ${always.join(" · ")}`,
        );
      }
    }
    expect(heard(levels).includes("The weapon grouping is uncertain.")).toBe(skill.isGroupingDisputed);
    expect(heard(levels).includes("Unconfirmed values")).toBe(skill.doubt !== null);
  });

  test("lists everything that gives it, with its levels", () => {
    const { armor, decorations, charms, weapons, sets } = givers;
    const pieces = rowsIn("Armor", "Armor with this skill");
    expect(pieces).toHaveLength(Math.min(24, armor.length));
    for (const { title, cells } of pieces) {
      const piece = armor.find(({ name }) => title.endsWith(name));
      expect(cells).toMatchObject({
        Levels: `+${piece?.level}`,
        Rarity: `Rarity ${piece?.rarity}`,
        Set: piece?.set.name,
      });
    }
    const addresses = new Set(linksOf(page).map(([, href]) => href));
    for (const piece of armor) expect(addresses).toContain(`/wiki/armor/${piece.set.id}#${piece.id}`);
    expect(
      rowsIn("Decorations", "Decorations with this skill").map(({ title, cells }) => [
        title,
        cells.Levels,
        cells["Also gives"] ?? "",
      ]),
    ).toEqual(
      expect.arrayContaining(
        decorations.map(({ name, level, also }) => [
          name,
          `+${level}`,
          also ? `${also.name} +${also.level}` : "",
        ]),
      ),
    );
    expect(
      rowsIn("Charms", "Charms with this skill").map(({ title, cells }) => [title, cells.Levels]),
    ).toEqual(charms.map(({ name, level }) => [name, `+${level}`]));
    for (const { type, weapons: some } of weapons) {
      const caption = `${weaponTypeLabels[type]} with this skill`;
      expect(
        rowsIn("Weapons", caption).map(({ title, cells, element }) => [
          title,
          cells,
          linksOf(element)[0]?.[1],
        ]),
      ).toEqual(
        some.map(({ id: weapon, name, level, attack, rarity }) => [
          name,
          { Levels: `+${level}`, Attack: `${attack}`, Rarity: `Rarity ${rarity}` },
          `/wiki/weapons/${type}/${weapon}`,
        ]),
      );
    }
    const setRows = rowsIn("Armor sets", "Armor sets with this bonus");
    expect(setRows.map(({ title, cells }) => [title, cells.Pieces])).toEqual(
      expect.arrayContaining(
        sets.map(({ name, pieces, of }) => [name, expect.stringContaining(`${pieces.length} of ${of}`)]),
      ),
    );
    expect(setRows).toHaveLength(sets.length);
    expect(heard(findRegion(page, "Weapons")).includes("Gogma Artian weapon")).toBe(givers.canComeFromGogma);
  });

  test("names talismans, the meals that raise it and its relatives", () => {
    const talismans = findRegion(page, "Appraised talismans");
    expect(talismans ? entriesOf(talismans) : []).toEqual(
      givers.talismans.flatMap(({ talismans: some }) =>
        some.map(({ name, rarity }) => `Rarity ${rarity} ${name}`),
      ),
    );
    const raised = findRegion(page, "Temporary boosts");
    expect(raised ? entriesOf(raised) : []).toEqual([
      ...givers.food.map(
        ({ name, levels }) => `${name}+${levels} ${levels === 1 ? "level" : "levels"} from a meal`,
      ),
      ...givers.raisedBy.map(
        ({ name, levels }) => `${name}+${levels} ${levels === 1 ? "level" : "levels"} while active`,
      ),
    ]);
    const relatives = findRegion(page, "Related skills");
    expect(new Set(relatives ? linksOf(relatives).map(([, href]) => href) : [])).toEqual(
      new Set([...skill.partners, ...skill.related].map((other) => `/wiki/skills/${other.id}`)),
    );
  });
});

test("there is a page for each skill, and the static list leads to it", async () => {
  const { paths, fallback } = await getStaticPaths({});
  expect(paths).toHaveLength(179);
  expect(fallback).toBe(false);
  const addresses = addressesIn(await pageHtml(SkillsRoute, listProps as never, "/wiki/skills"));
  for (const { id } of skills) expect(addresses).toContain(`/wiki/skills/${id}`);
});

describe("figures, read by hand from the tables", () => {
  /** What the table of levels says, row by row, without its head. */
  const levels = async (id: string, caption: string | RegExp) => {
    const page = parsePage(await pageHtml(SkillRoute, getStaticProps as never, `/wiki/skills/${id}`, { id }));
    const table = tableOf(page, caption);
    return {
      rows: rowsOf(page, caption).map(({ title, cells }) => ({ Level: title, ...cells })),
      below: heard(table.parentElement),
    };
  };

  test("Agitator", async () => {
    expect((await levels("agitator", "Levels of Agitator")).rows).toEqual([
      { Level: "1", Attack: "+4", Affinity: "+3%" },
      { Level: "2", Attack: "+8", Affinity: "+5%" },
      { Level: "3", Attack: "+12", Affinity: "+7%" },
      { Level: "4", Attack: "+16", Affinity: "+10%" },
      { Level: "5", Attack: "+20", Affinity: "+15%" },
    ]);
  });

  test("Attack Boost adds a share at its upper levels", async () => {
    const { rows: shown } = await levels("attack-boost", "Levels of Attack Boost");
    expect(shown.slice(2).map((row) => Object.values(row))).toEqual([
      ["3", "+7"],
      ["4", "+8 and +2%"],
      ["5", "+9 and +4%"],
    ]);
  });

  test("Weakness Exploit names the hitzone once", async () => {
    const { rows: shown, below } = await levels("weakness-exploit", "Levels of Weakness Exploit");
    expect(Object.values(shown.at(-1) ?? {})).toEqual(["5", "+30%", "+20%"]);
    expect(below).toContain("At every level: Minimum hitzone 45%");
  });

  test("Burst of a great sword and of a bow", async () => {
    const blade = await levels("burst", /^Great Sword\b.*Hunting Horn$/);
    expect(Object.values(blade.rows.at(-1) ?? {})).toEqual(["5", "+18", "+200"]);
    const bow = await levels("burst", "Bow");
    expect(Object.values(bow.rows.at(-1) ?? {})).toEqual(["5", "+10", "+120"]);
    expect(bow.below).toContain("Lasts 3 s");
  });

  test("Poison Resistance: unknown below, prevented at the top", async () => {
    const { rows: shown } = await levels("poison-resistance", "Levels of Poison Resistance");
    expect(shown.map((row) => Object.values(row))).toEqual([
      ["1", "No data"],
      ["2", "No data"],
      ["3", "prevented"],
    ]);
  });

  test("Gore Magala's Tyranny by pieces", async () => {
    const { rows: shown } = await levels("gore-magalas-tyranny", "Levels of Gore Magala's Tyranny");
    const unknown = "No data";
    expect(shown).toEqual([
      {
        Level: "1",
        Pieces: "2",
        Name: "Black Eclipse I",
        Attack: unknown,
        "Attack once Frenzy is cured": unknown,
      },
      {
        Level: "2",
        Pieces: "4",
        Name: "Black Eclipse II",
        Attack: "+10",
        "Attack once Frenzy is cured": "+15",
      },
    ]);
  });
});

describe("the list", () => {
  const kept = ["Critical Boost", "Critical Draw", "Critical Eye", "Slicked Blade", "Synergy"];
  const others = [
    "alluring-pelt",
    "defense-boost",
    "gore-magalas-tyranny",
    "lords-soul",
    "shattering-reflection",
    "agitator",
  ];
  const few = rows.filter(({ id, name }) => kept.includes(name) || others.includes(id));
  const names = () => rowsOf(document, "Skills").map(({ title }) => title);
  const show = (query = "") => renderAt(`/wiki/skills${query}`, <SkillList skills={few} />);

  test("shows the level and the figures of each row", () => {
    show();
    const shown = new Map(rowsOf(document, "Skills").map(({ title, cells }) => [title, cells]));
    expect(shown.get("Agitator")).toMatchObject({
      Levels: "5",
      "At max level": expect.stringMatching(/Attack \+20\s*Affinity \+15%/),
    });
    expect(shown.get("Shattering Reflection")?.["At max level"]).toContain("30 to 45");
  });

  test("is narrowed by kind, category and what gives the skill; axe finds nothing", async () => {
    const { user, container } = show();
    await user.click(screen.getByLabelText(/Weapon skills/));
    await user.click(screen.getByLabelText("Affinity"));
    expect(names().sort()).toEqual(kept);
    await user.click(screen.getByLabelText("Decorations"));
    expect(names()).toHaveLength(3);
    await expectNoAxeViolations(container);
  });

  test("finds words of the whole description and then shows all of it", async () => {
    const { user } = show();
    expect(screen.queryByText(/Good for a hunter who blocks/)).toBeNull();
    await user.type(screen.getByLabelText("Name or description"), "good blocks");
    expect(names()).toEqual(["Alluring Pelt"]);
    expect(screen.getByText(/Good for a hunter who blocks/)).toBeTruthy();
  });

  test("says which filter to drop when nothing is left", () => {
    show("?kind=group&category=ranged");
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.getAllByRole("button", { name: /Group skills|Ranged/ }).length).toBeGreaterThan(1);
  });

  test("takes what it can read from the address", () => {
    show("?kind=set-bonus&q=frenzy&category=nonsense&sort=level.sideways");
    expect(names()).toEqual(["Gore Magala's Tyranny"]);
  });

  test("sorts by level", async () => {
    const { user } = show();
    const header = within(tableOf(document, "Skills")).getByRole("columnheader", { name: /Levels/ });
    await user.click(within(header).getByRole("button"));
    const levels = rowsOf(document, "Skills").map(({ cells }) => Number(cells.Levels));
    expect(levels).toEqual([...levels].sort((a, b) => b - a));
    expect(names()[0]).toBe("Defense Boost");
  });
});

describe("a skill", () => {
  const show = (id: string) => renderAt(`/wiki/skills/${id}`, <SkillPage skill={getSkill(id)} />);

  test("breaks no rule of accessibility", async () => {
    const { container } = show("coalescence");
    await expectNoAxeViolations(container);
  });

  test.each([
    ["focus", Array(8).fill(false)],
    ["charge-up", [true]],
  ])("%s folds long lists of weapons away by type and leaves short ones open", async (id, open) => {
    const page = parsePage(await pageHtml(SkillRoute, getStaticProps as never, `/wiki/skills/${id}`, { id }));
    const groups = regionOf(page, "Weapons").querySelectorAll("details");
    expect([...groups].map((group) => group.open)).toEqual(open);
  });

  test("says why a figure is in doubt", () => {
    const { container } = show("blindsider");
    const levels = within(regionOf(container, "Levels"));
    expect(levels.getByText(/Unconfirmed values/)).toBeTruthy();
    const figure = levels.getByRole("button", { name: "+100%" });
    expect(figure.getAttribute("aria-describedby")).toBeTruthy();
  });
});
