import { screen, within } from "@testing-library/react";
import { beforeAll, describe, expect, test } from "vitest";
import { AppraisedTalismansPage } from "@/components/wiki/charms/AppraisedTalismansPage";
import { CharmList } from "@/components/wiki/charms/CharmList";
import { CharmPage } from "@/components/wiki/charms/CharmPage";
import type { CostRows } from "@/lib/wiki/charms/charm-types";
import { getCharm } from "@/lib/wiki/charms/get-charm.server";
import { listCharms } from "@/lib/wiki/charms/list-charms.server";
import { listTalismans } from "@/lib/wiki/charms/list-talismans.server";
import CharmRoute, { getStaticPaths, getStaticProps } from "@/pages/wiki/charms/[id]";
import CharmsRoute, { getStaticProps as listProps } from "@/pages/wiki/charms/index";
import TalismansRoute, { getStaticProps as talismanProps } from "@/pages/wiki/charms/talismans";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { chooseRecord } from "@/tests/support/choose-record";
import { expectGivenSkills, skillTraits } from "@/tests/support/expect-given-skills";
import { addressesIn, pageHtml } from "@/tests/support/page-html";
import {
  entriesOf,
  figuresOf,
  heard,
  linksOf,
  parsePage,
  regionOf,
  rowsOf,
} from "@/tests/support/page-tables";
import { sampleOf } from "@/tests/support/sample";
import { renderAt } from "@/tests/support/wiki-view";

// What the pages are given is held against the records in tests/unit/wiki/charms. Here: that they show it.
const { series: families, skills: offered } = listCharms();
const charms = families.flatMap(({ tiers: steps }) => steps.map(({ id }) => getCharm(id)));
const zenny = (amount: number) => `${amount.toLocaleString("en-US")} z`;
const materials = ({ materials: some }: CostRows) => some.map(({ item, qty }) => `${item.name} ${qty}`);

const sample = sampleOf(charms, ({ level, chain, skills, step }) => [
  `${chain.length} in the line`,
  level === 1 ? "the first" : level === chain.length ? "the last" : "between",
  step.materials.length > 0 ? "crafted" : "given",
  ...skillTraits(skills),
]);

describe.each(sample)("the page of $id", (charm) => {
  let page: Document;
  beforeAll(async () => {
    page = parsePage(
      await pageHtml(CharmRoute, getStaticProps, `/wiki/charms/${charm.id}`, { id: charm.id }),
    );
  });

  test("shows its figures and what its skills do", () => {
    expect(heard(page.querySelector("h1"))).toBe(charm.name);
    expect(figuresOf(page)).toEqual({
      Rarity: `Rarity ${charm.rarity}`,
      Level: `${charm.level} of ${charm.chain.length}`,
      Cost: zenny(charm.step.zenny),
      "Total cost": zenny(charm.path.zenny),
    });
    expectGivenSkills(page, charm.skills);
  });

  test("shows its upgrades, itself marked among them", () => {
    const upgrades = regionOf(page, "Upgrades");
    const { chain, id } = charm;
    if (chain.length === 1) {
      expect(heard(upgrades)).toContain("This charm can't be upgraded.");
      return;
    }
    expect(entriesOf(upgrades)).toEqual(
      chain.map((step) => `Rarity ${step.rarity}${step.name}${zenny(step.zenny)}`),
    );
    expect(linksOf(upgrades)).toEqual(
      chain.filter((step) => step.id !== id).map((step) => [step.name, `/wiki/charms/${step.id}`]),
    );
    expect(heard(upgrades.querySelector("[aria-current]"))).toContain(charm.name);
  });

  test("shows what the step costs and what the whole way does", () => {
    const [step, path] = [...regionOf(page, "Materials").querySelectorAll("h3")].map(
      (heading) => heading.parentElement,
    );
    expect(heard(step?.querySelector("h3"))).toBe(charm.level === 1 ? "Forging cost" : "Upgrade cost");
    expect(step && entriesOf(step)).toEqual(materials(charm.step));
    if (charm.step.materials.length === 0) expect(heard(step)).toContain("it is given, not crafted");
    else expect(heard(step)).toContain(zenny(charm.step.zenny));
    expect(path === undefined).toBe(charm.level === 1);
    if (path) {
      expect(entriesOf(path)).toEqual(materials(charm.path));
      expect(heard(path)).toContain(zenny(charm.path.zenny));
    }
  });
});

// From each charm its page leads to the others of its series, as is shown above.
test("there is a page for each charm, and the static list leads to one of each series", async () => {
  expect((await getStaticPaths({})).paths).toHaveLength(charms.length);
  const addresses = addressesIn(await pageHtml(CharmsRoute, listProps, "/wiki/charms"));
  for (const { id, tiers } of families) {
    expect(addresses).toContain(`/wiki/charms/${id}`);
    expect(tiers.map((tier) => tier.id)).toContain(id);
  }
});

describe("the list of charms", () => {
  const few = families.filter(
    ({ tiers: steps, skills }, at) =>
      at < 6 || steps.some(({ rarity }) => rarity === 2) || skills.some(({ id }) => id === "earplugs"),
  );
  const common = few.filter(({ tiers: steps }) => steps.some(({ rarity }) => rarity === 2));
  const status = () => screen.getAllByRole("status")[0]?.textContent;
  const show = (query = "") => renderAt(`/wiki/charms${query}`, <CharmList series={few} skills={offered} />);

  test("shows skills, rarity, cost and charms of each family", () => {
    show();
    expect(rowsOf(document, "Charms by series").map(({ title, cells }) => [title, cells])).toEqual(
      few.map(({ name, skills, rarity, tiers: steps, zenny: cost }) => [
        name,
        {
          Skills: skills.map((skill) => `${skill.name} Lv ${skill.level}`).join(" "),
          Rarity: `Rarity ${rarity}`,
          "Total cost": zenny(cost),
          Tiers: steps.map((step) => `${step.name}, rarity ${step.rarity}`).join(" "),
        },
      ]),
    );
  });

  test("finds the charm of a skill; axe finds nothing", async () => {
    const { user, container } = show();
    await chooseRecord(user, "Skill", "Earplugs");
    expect(status()).toBe(`1 of ${few.length} charm series`);
    expect(screen.getByRole("link", { name: "Earplugs Charm I, rarity 6" }).getAttribute("href")).toBe(
      "/wiki/charms/earplugs-charm-i",
    );
    expect(rowsOf(container, "Charms by series")[0]?.cells["Earplugs level"]).toMatch(/^[1-9]$/);
    await expectNoAxeViolations(container);
  });

  test("keeps a family when one of its charms has the rarity", () => {
    expect(common).toHaveLength(9);
    show("?rarity=2&skill=nothing");
    expect(status()).toBe(`9 of ${few.length} charm series`);
  });
});

test("axe finds nothing on the page of a charm", async () => {
  const { container } = renderAt(
    "/wiki/charms/fitness-charm-iii",
    <CharmPage charm={getCharm("fitness-charm-iii")} />,
  );
  await expectNoAxeViolations(container);
});

describe("the page of appraised talismans", () => {
  const book = listTalismans();

  test("shows every form of every talisman and every skill of every group", async () => {
    const page = parsePage(await pageHtml(TalismansRoute, talismanProps, "/wiki/charms/talismans"));
    const slots = (set: (typeof book.talismans)[number]["forms"][number]["slots"][number]) =>
      ["weapon", "armor"]
        .map((kind) => [kind, set.filter((slot) => slot.kind === kind).map(({ slot }) => slot)] as const)
        .filter(([, levels]) => levels.length > 0)
        .map(([kind, levels]) => `Slots for ${kind} decorations ${levels.join("-")}`)
        .join("") || "None";
    for (const { name, forms } of book.talismans) {
      const rows = rowsOf(page, `${name}: combinations`);
      expect(rows.map(({ element }) => linksOf(element).map(([link]) => link))).toEqual(
        forms.map(({ groups }) => groups.map((group) => `Group ${group}`)),
      );
      expect(rows.map(({ cells }) => cells["Possible slots"])).toEqual(
        forms.map((form) => form.slots.map(slots).join(" ")),
      );
    }
    for (const { group, skills } of book.groups) {
      const section = regionOf(page, new RegExp(`^Group ${group} ${skills.length} `));
      expect(entriesOf(section)).toEqual(skills.map(({ name, level }) => `${name} Lv ${level}`));
    }
    expect(heard(regionOf(page, "About this page"))).toContain("Odds of each talisman are the game’s own");
    // `AmuletRankJudge`: 59, 27, 11 and 3 of a Glowing Stone, 79 and 21 of a Timeworn Charm.
    expect(heard(page.body)).toContain("3% of Glowing Stone");
    expect(heard(page.body)).toContain("21% of Timeworn Charm");
  });

  test("answers which talismans can carry a skill, highest level first; axe finds nothing", async () => {
    const { talismans, groups } = book;
    const few = {
      talismans: talismans.slice(0, 2),
      groups: groups.filter(({ skills }) => skills.some(({ id }) => id === "critical-boost")),
    };
    const { user, container } = renderAt("/wiki/charms/talismans", <AppraisedTalismansPage data={few} />);
    await chooseRecord(user, "Skill", "Critical Boost");
    expect(
      rowsOf(container, "Appraised talismans with this skill").map(({ title, cells }) => [
        title,
        ...Object.values(cells),
      ]),
    ).toEqual([
      ["Golden Age Charm", "Rarity 8", "1", "Group 4", "1 of 8"],
      ["Secret Charm", "Rarity 7", "1", "Group 4", "1 of 8"],
    ]);
    await expectNoAxeViolations(within(container).getByRole("region", { name: "By skill" }));
  });
});
