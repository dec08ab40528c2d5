import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { DecorationList } from "@/components/wiki/decorations/DecorationList";
import { DecorationPage } from "@/components/wiki/decorations/DecorationPage";
import type { DecorationRow } from "@/lib/wiki/decorations/decoration-types";
import { getDecoration } from "@/lib/wiki/decorations/get-decoration.server";
import { listDecorations } from "@/lib/wiki/decorations/list-decorations.server";
import DecorationRoute, { getStaticPaths, getStaticProps } from "@/pages/wiki/decorations/[id]";
import DecorationsRoute, { getStaticProps as listProps } from "@/pages/wiki/decorations/index";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { chooseRecord } from "@/tests/support/choose-record";
import { expectGivenSkills, skillTraits } from "@/tests/support/expect-given-skills";
import { addressesIn, pageHtml } from "@/tests/support/page-html";
import { figuresOf, findRegion, heard, parsePage, rowsOf } from "@/tests/support/page-tables";
import { sampleOf } from "@/tests/support/sample";
import { renderAt } from "@/tests/support/wiki-view";

// What the pages are given is held against the records in tests/unit/wiki/decorations. Here: that they show it.
const rows = listDecorations();
const decorations = rows.map(({ id }) => getDecoration(id));

/** What a row of a table of decorations says. */
const rowWords = ({ name, kind, slot, rarity, skills }: DecorationRow) => [
  name,
  {
    Skills: skills.map((skill) => `${skill.name} Lv ${skill.level}`).join(" "),
    Type: kind === "weapon" ? "Weapon" : "Armor",
    Slot: `Slots for ${kind} decorations ${slot}`,
    Rarity: `Rarity ${rarity}`,
  },
];
const shown = (root: ParentNode, caption: string) =>
  rowsOf(root, caption).map(({ title, cells }) => [title, cells]);

const sample = sampleOf(decorations, ({ kind, slot, skills, siblings }) => [
  kind,
  `slot ${slot}`,
  siblings.length === skills.length ? "siblings" : "a skill without siblings",
  ...skillTraits(skills),
]);

test.each(sample)("the page of $id shows its figures, skills and siblings", async (decoration) => {
  const { id, name, kind, slot, rarity, skills, siblings } = decoration;
  const page = parsePage(await pageHtml(DecorationRoute, getStaticProps, `/wiki/decorations/${id}`, { id }));
  expect(heard(page.querySelector("h1"))).toBe(name);
  expect(figuresOf(page)).toEqual({
    Type: kind === "weapon" ? "Weapon" : "Armor",
    Slot: `Slots for ${kind} decorations ${slot}`,
    Rarity: `Rarity ${rarity}`,
  });
  expectGivenSkills(page, skills);
  for (const { skill, decorations: others } of siblings) {
    expect(shown(page, `Other decorations with ${skill.name}`)).toEqual(others.map(rowWords));
  }
  const alone = skills.filter((skill) => !siblings.some((each) => each.skill.id === skill.id));
  for (const skill of alone) expect(findRegion(page, `Other decorations with ${skill.name}`)).toBeUndefined();
});

test("there is a page for each, and the static list leads to it", async () => {
  expect((await getStaticPaths({})).paths).toHaveLength(decorations.length);
  const addresses = addressesIn(await pageHtml(DecorationsRoute, listProps, "/wiki/decorations"));
  for (const { id } of decorations) expect(addresses).toContain(`/wiki/decorations/${id}`);
});

describe("the list of decorations", () => {
  const attack = rows.filter(({ skills }) => skills.some(({ id }) => id === "attack-boost"));
  const few = [...attack, ...rows.filter(({ kind }) => kind === "armor").slice(0, 6)];
  const status = () => screen.getAllByRole("status")[0]?.textContent;
  const show = (query = "") => renderAt(`/wiki/decorations${query}`, <DecorationList rows={few} />);

  test("shows the figures of every row", () => {
    show();
    const byName = [...few].sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
    expect(shown(document, "Decorations")).toEqual(byName.map(rowWords));
  });

  test("narrows down decorations, and keeps both in the address", async () => {
    const { user, router, container } = show();
    expect(attack).toHaveLength(9);
    await chooseRecord(user, "Skill", "Attack Boost");
    expect(status()).toBe("9 of 15 decorations");
    const levels = rowsOf(container, "Decorations").map(({ cells }) => Number(cells["Attack Boost level"]));
    expect(levels).toHaveLength(9);
    expect(levels).toEqual(levels.toSorted((a, b) => b - a));
    expect(levels[0]).toBeGreaterThan(levels.at(-1) ?? 0);
    const sizes = screen.getByRole("group", { name: "Slot level" });
    await user.click(within(sizes).getByLabelText(/^3/));
    expect(status()).toBe("7 of 15 decorations");
    expect(router.replace).toHaveBeenLastCalledWith(
      "/wiki/decorations?slot=3&skill=attack-boost&sort=level.desc",
      undefined,
      expect.anything(),
    );
  });

  test("reads the address and drops what it cannot read", () => {
    show("?kind=armor&slot=1.9.x&rarity=&skill=cooking&sort=slot.sideways");
    const fitting = few.filter(({ kind, slot }) => kind === "armor" && slot === 1);
    expect(status()).toBe(`${fitting.length} of 15 decorations`);
  });

  test("says which filter to drop when nothing is left; axe finds nothing before and after", async () => {
    const { user, container } = show("?kind=armor&skill=attack-boost");
    expect(screen.queryByRole("table")).toBeNull();
    await expectNoAxeViolations(container);
    const [drop] = screen.getAllByRole("button", { name: /Type/ });
    if (drop) await user.click(drop);
    expect(status()).toBe("9 of 15 decorations");
    await expectNoAxeViolations(container);
  });
});

test("a decoration says what its level gives and what else gives the skill", async () => {
  const { container } = renderAt(
    "/wiki/decorations/bandolier-blaze-jwl-3",
    <DecorationPage decoration={getDecoration("bandolier-blaze-jwl-3")} />,
  );
  const skills = within(screen.getByRole("region", { name: "Skills" }));
  expect(skills.getByText("Fire element +40")).toBeTruthy();
  expect(skills.getByText("Attack +10, Affinity +12%, Element +5%")).toBeTruthy();
  expect(skills.getAllByText(/Available from/)).toHaveLength(2);
  await expectNoAxeViolations(container);
});
