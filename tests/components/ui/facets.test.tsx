import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { FacetedList } from "@/components/list/FacetedList";
import { createFacets, getFacetFields, toOptions } from "@/components/list/facets";
import { useListState } from "@/hooks/ui/use-list-state";
import { createTabField } from "@/lib/site/list-state";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderAt } from "@/tests/support/wiki-view";

interface Blade {
  readonly name: string;
  readonly element: "fire" | "ice" | null;
  readonly attack: number;
  readonly isRare: boolean;
}

const blades: readonly Blade[] = [
  { name: "Ember", element: "fire", attack: 200, isRare: true },
  { name: "Cinder", element: "fire", attack: 180, isRare: false },
  { name: "Plain", element: null, attack: 240, isRare: false },
];

const { text, oneOf, anyOf, number, toggle } = createFacets<Blade>();
const facets = {
  q: text({ label: "Name of a blade", texts: ({ name }) => [name] }),
  element: anyOf({
    label: "Element",
    options: toOptions(["fire", "ice"], { fire: "Fire", ice: "Ice" }),
    has: (row, element) => row.element === element,
    hidesEmpty: true,
    isShown: (rows) => rows.some(({ element }) => element),
  }),
  letter: oneOf({
    label: "First letter",
    chip: "Letter",
    options: toOptions(["E", "C", "P"]),
    describe: (letter) => `${letter} …`,
    has: ({ name }, letter) => name.startsWith(letter),
    patch: (letter) => ({ letter, order: letter ? "up" : "down" }),
  }),
  skill: oneOf({
    label: "Skill",
    entity: "skills",
    options: [
      { value: "agitator", label: "Agitator" },
      { value: "attack-boost", label: "Attack Boost" },
    ],
    has: ({ name }, skill) => (skill === "agitator") === (name === "Ember"),
    isCounted: true,
  }),
  attack: number({
    label: "Attack at least",
    chip: "Attack",
    min: 1,
    max: 300,
    describe: (attack) => `${attack} or more`,
    passes: (row, attack) => row.attack >= attack,
  }),
  rare: toggle({
    label: "Rare only",
    chip: "Rarity",
    on: "rare",
    has: ({ isRare }) => isRare,
    isCounted: true,
  }),
};
const fields = { ...getFacetFields(facets), order: createTabField(["down", "up"]) };

function BladeList({ rows = blades }: { rows?: readonly Blade[] }) {
  const list = useListState(fields);
  return (
    <FacetedList list={list} rows={rows} facets={facets} noun={["blade", "blades"]}>
      {(visible) => (
        <ul aria-label={`Blades ${list.state.order}`}>
          {visible.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </FacetedList>
  );
}

const found = () =>
  within(screen.getByRole("list", { name: /^Blades/ }))
    .getAllByRole("listitem")
    .map((item) => item.textContent);
const chips = () =>
  within(screen.getByRole("list", { name: "Active filters" }))
    .getAllByRole("button", { name: /^Remove filter/ })
    .map((chip) => chip.textContent?.replace("Remove filter", "").trim());

test("one of many records is found by typing, and cleared", async () => {
  const { user } = renderAt("/blades", <BladeList />);
  const field = screen.getByRole("combobox", { name: "Skill" });
  await user.click(field);
  const listed = async () =>
    within(await screen.findByRole("listbox"))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
  expect(await listed(), "the list opens as it comes").toEqual(["Agitator1", "Attack Boost2"]);
  const search = screen.getByRole("combobox", { name: "Skill" });
  expect(search, "what finds came with the first use").not.toBe(field);
  expect(document.activeElement, "the focus stays where it was").toBe(search);
  await user.type(search, "atack b");
  await waitFor(async () => expect(await listed()).toEqual(["Attack Boost2"]));
  await user.keyboard("{Enter}");
  expect(found()).toEqual(["Cinder", "Plain"]);
  expect(chips()).toEqual(["Skill Attack Boost"]);
  await user.click(screen.getByRole("button", { name: "Clear Skill" }));
  expect(found()).toHaveLength(3);
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Skill" }));
});

describe("a list with facets", () => {
  test("is narrowed by what its address says, with a chip for each facet", () => {
    renderAt("/blades?q=e&element=fire&letter=E&attack=190&rare=1", <BladeList />);
    expect(found()).toEqual(["Ember"]);
    expect(chips()).toEqual(["Search e", "Element Fire", "Letter E …", "Attack 190 or more", "Rarity rare"]);
  });

  test.each([
    ["element=fire", ["Ember", "Cinder"]],
    ["letter=P", ["Plain"]],
    ["attack=200", ["Ember", "Plain"]],
    ["rare=1", ["Ember"]],
    ["element=water&letter=Z&attack=900", ["Ember", "Cinder", "Plain"]],
  ])("?%s leaves %j", (query, names) => {
    renderAt(`/blades?${query}`, <BladeList />);
    expect(found()).toEqual(names);
  });

  test("counts rows, and leaves out options that none has", () => {
    renderAt("/blades", <BladeList />);
    const elements = screen.getByRole("group", { name: "Element" });
    expect(within(elements).getByRole("checkbox", { name: /Fire/ }).closest("div")?.textContent).toMatch(
      /Fire.*2/,
    );
    expect(within(elements).queryByText("Ice")).toBeNull();
    expect(screen.getByRole("checkbox", { name: /^Rare only/ })).not.toBeNull();
  });

  test("shows no control that makes no sense for its rows", () => {
    renderAt("/blades", <BladeList rows={blades.filter(({ element }) => !element)} />);
    expect(screen.queryByRole("group", { name: "Element" })).toBeNull();
    expect(screen.getByRole("combobox", { name: "First letter" })).not.toBeNull();
  });

  test("changes with a choice what goes with it", async () => {
    const { user } = renderAt("/blades", <BladeList />);
    await user.selectOptions(screen.getByRole("combobox", { name: "First letter" }), "C");
    expect(screen.getByRole("list", { name: "Blades up" })).not.toBeNull();
    expect(found()).toEqual(["Cinder"]);
  });

  test("axe finds nothing", async () => {
    renderAt("/blades?rare=1", <BladeList />);
    await expectNoAxeViolations();
  });
});
