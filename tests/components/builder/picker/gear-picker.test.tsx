import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { GearPicker } from "@/components/builder/picker/GearPicker";
import type { SearchCriteria } from "@/lib/builder/criteria/search-criteria";
import type { Loadout, LoadoutPlace } from "@/lib/builder/loadout/model";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { gogmaziosLoadout } from "@/tests/support/builder/loadouts";
import { createTestData, TestBuilder, type TestedBuilder, testLoadout } from "@/tests/support/builder-page";
import { renderWithTheme } from "@/tests/support/render";

/** Whether a row was measured while its dialog was closed and everything in it is 0 px high. */
let measuredClosed = false;

/** jsdom has no layout: the list gets the height of a screen. */
beforeEach(() => {
  measuredClosed = false;
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(720);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(640);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(function height(
    this: HTMLElement,
  ) {
    if (!this.closest("[role=dialog]")) measuredClosed = true;
    return 80;
  });
});

function open(place: LoadoutPlace, start: { loadout?: Loadout; criteria?: Partial<SearchCriteria> } = {}) {
  const latest: { builder: TestedBuilder | null } = { builder: null };
  const onClose = vi.fn();
  const view = renderWithTheme(
    <TestBuilder {...start} onBuilder={(builder) => (latest.builder = builder)}>
      <GearPicker place={place} onClose={onClose} />
    </TestBuilder>,
  );
  const current = () => latest.builder ?? expect.fail("no builder");
  return { ...view, onClose, current };
}

const list = () => screen.getByRole("listbox", { name: /^Choose/ });
const options = () => within(list()).getAllByRole("option");
const search = () => screen.getByRole("combobox", { name: /^Search/ });

const labelOf = (option: Element | undefined) => option?.textContent ?? "";

function marked(): Element | null {
  const id = search().getAttribute("aria-activedescendant");
  return id === null ? null : document.getElementById(id);
}

function piecesOf(place: LoadoutPlace) {
  return createTestData().armor.armor.filter(({ piece }) => piece === place);
}

describe("the picker", () => {
  test("opens with the focus in its search, tells how many there are, and draws only what is in sight", async () => {
    open("head");
    screen.getByRole("dialog", { name: "Choose head armor" });
    await waitFor(() => expect(document.activeElement).toBe(search()));
    expect(screen.getByRole("status").textContent).toBe(`${piecesOf("head").length} pieces`);
    expect(options().length).toBeLessThan(40);
    expect(measuredClosed).toBe(false);
    expect(options()[0]?.getAttribute("aria-setsize")).toBe(`${piecesOf("head").length}`);
    await expectNoAxeViolations();
  });

  test("shows the equipped Artian weapon as it was made and rolled", () => {
    const { current } = open("weapon", { loadout: gogmaziosLoadout });
    const { attack } = current().derived.weapon ?? expect.fail("no weapon");
    const row = options().find((option) => labelOf(option).includes("Equipped"));
    expect(labelOf(row)).toContain(`Attack ${attack}`);
    expect(labelOf(row)).toContain("Doshaguma's Might");
  });

  test("is steered by keys alone: type, arrow down, Enter wears the marked piece", async () => {
    const { user, current, onClose } = open("chest");
    await user.keyboard("rey dau");
    expect(marked()).toBe(options()[0]);
    await user.keyboard("{ArrowDown}");
    expect(marked()).toBe(options()[1]);
    const text = labelOf(marked() ?? undefined);
    await user.keyboard("{Enter}");
    const worn = current().loadout.armor.chest?.id ?? "";
    expect(text).toContain(createTestData().getName("armor", worn));
    expect(onClose).toHaveBeenCalledOnce();
    expect(current().collection.recent.chest).toEqual([worn]);
  });

  test("marks nothing before anything is asked, so that Enter wears nothing by accident", async () => {
    const { user, current, onClose } = open("head");
    await user.keyboard("{Enter}");
    expect(current().loadout.armor.head).toBe(null);
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
    expect(marked()).toBe(options()[0]);
  });

  test("goes on searching when a letter is typed elsewhere, and closes with Escape", async () => {
    const { user, onClose } = open("head");
    screen.getByRole("button", { name: "Close" }).focus();
    await user.keyboard("g");
    expect(document.activeElement).toBe(search());
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });

  test("shows what each piece would change against what is equipped, and marks that one", async () => {
    const [worn, other] = piecesOf("waist").filter(({ rarity }) => rarity === 8);
    if (!worn || !other) throw new Error("no waist armor");
    const { user } = open("waist", {
      loadout: testLoadout({ armor: { waist: { id: worn.id, decorations: [] } } }),
    });
    await user.type(search(), worn.name);
    const own = options().find((option) => labelOf(option).includes(worn.name));
    expect(own?.getAttribute("aria-selected")).toBe("true");
    expect(own?.textContent).toContain("Equipped");
    expect(labelOf(own)).not.toContain("Changes");
    await user.clear(search());
    await user.type(search(), other.name);
    const row = options().find((option) => labelOf(option).includes(other.name));
    const { getName: nameOf } = createTestData();
    const lost = worn.skills.filter(({ skill }) => other.skills.every((each) => each.skill !== skill));
    for (const { skill, level } of lost)
      expect(row?.textContent).toContain(`−${level} ${nameOf("skill", skill)}`);
    for (const { skill, level } of other.skills) {
      if (worn.skills.every((each) => each.skill !== skill)) {
        expect(row?.textContent).toContain(`+${level} ${nameOf("skill", skill)}`);
      }
    }
  });

  test("filters from skills found by typing, and says what to do when nothing is left", async () => {
    const { user } = open("arms");
    await user.click(screen.getByRole("combobox", { name: "Any of these skills" }));
    await user.keyboard("agit{Enter}");
    screen.getByRole("button", { name: "Remove Agitator" });
    for (const option of options()) expect(labelOf(option)).toMatch(/Agitator/);
    await user.type(search(), "zzz");
    screen.getByText("No piece matches");
    const [clear] = screen.getAllByRole("button", { name: "Clear filters" }).slice(-1);
    await user.click(clear ?? expect.fail());
    expect(screen.getByRole("status").textContent).toBe(`${piecesOf("arms").length} pieces`);
  });

  test("offers what the criteria lack, and sorts by what helps most", async () => {
    const { user } = open("head", { criteria: { skills: { agitator: 5 } } });
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort by" }).value).toBe("helps");
    expect(labelOf(options()[0])).toMatch(/Agitator/);
    await user.click(screen.getByRole("checkbox", { name: "Has missing wanted skills" }));
    for (const option of options()) expect(labelOf(option)).toMatch(/Changes: \+\d Agitator/);
  });

  test("closes only the choice of skills with the first Escape", async () => {
    const { user, onClose } = open("legs");
    await user.click(screen.getByRole("combobox", { name: "Any of these skills" }));
    await user.keyboard("{Escape}");
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("the picker of weapons", () => {
  test("filters by type and how a weapon is made, and wields an Artian weapon with parts", async () => {
    const { user, current } = open("weapon");
    await user.click(screen.getByRole("radio", { name: "Bow" }));
    await user.click(screen.getByRole("radio", { name: "Artian" }));
    const fitting = createTestData().weapons.weapons.filter(
      ({ type, artian }) => type === "bow" && artian === "artian",
    );
    expect(screen.getByRole("status").textContent).toMatch(new RegExp(`^${fitting.length} weapons?$`));
    await user.click(options()[0] ?? expect.fail());
    const { weapon } = current().loadout;
    expect(fitting.map(({ id }) => id)).toContain(weapon?.id);
    expect(weapon?.artian?.parts).toHaveLength(3);
    expect(current().problems).toEqual([]);
  });

  test("tells weapons of one name apart by their focus, and finds them by it", async () => {
    const { user } = open("weapon");
    await user.type(search(), "Ostrak Oblivion");
    expect(options().map(({ textContent }) => /(\w+ focus)/.exec(textContent ?? "")?.[1])).toEqual(
      expect.arrayContaining(["affinity focus", "attack focus", "element focus"]),
    );
    await user.clear(search());
    await user.type(search(), "oblivion element focus");
    expect(options()).toHaveLength(1);
  });

  test("leaves the parts of an Artian weapon alone that is picked again", async () => {
    const book = createTestData();
    const id = book.weapons.weapons.find(({ artian }) => artian === "artian")?.id ?? "";
    const part = { element: "ice", infusion: "affinity" } as const;
    const artian = { parts: [part, part, part], reinforcements: [], setBonus: null, groupSkill: null };
    const { user, current } = open("weapon", {
      loadout: testLoadout({ weapon: { id, decorations: [], artian } }),
    });
    await user.type(search(), book.getName("weapon", id));
    await user.click(options().find((option) => option.ariaSelected === "true") ?? expect.fail());
    expect(current().loadout.weapon?.artian).toEqual(artian);
  });
});

describe("the picker of charms", () => {
  test("has no figures that charms do not have, and wears the one that is clicked", async () => {
    const { user, current, onClose } = open("charm");
    await waitFor(() => expect(options()[0]));
    expect(screen.queryByRole("group", { name: "Rank" })).toBe(null);
    await user.click(options()[0] ?? expect.fail());
    expect(current().loadout.charm?.kind).toBe("charm");
    expect(onClose).toHaveBeenCalledOnce();
    await expectNoAxeViolations();
  });
});
