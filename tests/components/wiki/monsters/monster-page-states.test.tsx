import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { getMonsterPage, listMonsterFigures } from "@/lib/wiki/monsters/get-monster-page.server";
import { listMonsters } from "@/lib/wiki/monsters/list-monsters.server";
import type { MonsterFigures } from "@/lib/wiki/monsters/monster-page";
import MonsterRoute from "@/pages/wiki/hitzones/[id]";
import CompareRoute from "@/pages/wiki/hitzones/compare";
import HitzonesRoute from "@/pages/wiki/hitzones/index";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { heard, rowsOf } from "@/tests/support/page-tables";
import { renderAt } from "@/tests/support/wiki-view";

/** The first parts of a monster, and weak points of none: enough to click through. */
function fewParts({ parts, states }: MonsterFigures["hitzones"]): MonsterFigures["hitzones"] {
  const known = parts.slice(0, 3);
  return {
    parts: known,
    states: states
      .map(({ state, rows }) => ({ state, rows: rows.filter(([part]) => part < known.length) }))
      .filter(({ rows }) => rows.length > 0),
  };
}

const tab = (name: string | RegExp) => screen.getByRole("tab", { name });
const isSelected = (name: string) => tab(name).getAttribute("aria-selected") === "true";
/** Values of a part in the table that is on screen. */
const values = (name: string, part: string) => {
  const panel = screen.getByRole("tabpanel", { name });
  return rowsOf(panel, new RegExp(`^${name}\\.`)).find(({ title }) => title.startsWith(part))?.cells;
};

describe("the page of a monster", () => {
  const show = (id: string, query = "") => {
    const page = getMonsterPage(id);
    const brief = {
      ...page,
      hitzones: fewParts(page.hitzones),
      drops: page.drops.map(({ rank, groups }) => ({ rank, groups: groups.slice(0, 2) })),
      quests: page.quests.slice(0, 2),
      gear: { sets: page.gear.sets.slice(0, 1), weapons: page.gear.weapons.slice(0, 1) },
    };
    return renderAt(`/wiki/hitzones/${id}${query}`, <MonsterRoute {...brief} />);
  };

  test("begins with whole parts; a click on a state changes the table and the address", async () => {
    const { user, router } = show("rathalos");
    expect(isSelected("Normal")).toBe(true);
    expect(values("Normal", "Head")?.Sever).toMatch(/^65/);
    await user.click(tab("Wound"));
    expect(values("Wound", "Head")?.Blunt).toMatch(/^75/);
    expect(isSelected("Wound")).toBe(true);
    expect(screen.queryByRole("tabpanel", { name: "Normal" })).toBeNull();
    expect(router.replace).toHaveBeenLastCalledWith(
      "/wiki/hitzones/rathalos?state=wound",
      undefined,
      expect.objectContaining({ shallow: true }),
    );
  });

  test("arrows walk through the states and meet at the ends", async () => {
    const { user } = show("rathalos");
    await user.click(tab("Normal"));
    await user.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(tab("Weak point"));
    expect(isSelected("Weak point")).toBe(true);
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(tab("Normal"));
  });

  test("opens in the state that the address asks for", () => {
    show("gogmazios", "?state=form-3");
    expect(isSelected("CUSTOM3")).toBe(true);
    expect(values("CUSTOM3", "Head")?.Sever).toMatch(/^75/);
  });

  test("a state that this monster lacks shows whole parts", () => {
    show("rathalos", "?state=form-3");
    expect(isSelected("Normal")).toBe(true);
  });

  test("junk in the address is cleaned", () => {
    const { router } = show("rathalos", "?state=acid&x=1");
    expect(router.replace).toHaveBeenCalledWith("/wiki/hitzones/rathalos", undefined, expect.anything());
  });

  test("low rank rewards stand under their tab, and in the address", async () => {
    const { user, router } = show("ajarakan");
    const rewards = within(screen.getByRole("region", { name: "Rewards" }));
    expect(rewards.queryAllByRole("link", { name: "Ajarakan Scale" })).toHaveLength(0);
    await user.click(tab("Low rank"));
    expect(rewards.getAllByRole("link", { name: "Ajarakan Scale" }).length).toBeGreaterThan(0);
    expect(router.replace).toHaveBeenLastCalledWith(
      "/wiki/hitzones/ajarakan?rank=low",
      undefined,
      expect.anything(),
    );
  });

  test("says that forms have no names, and whose table Guardian Arkveld uses", () => {
    show("guardian-arkveld");
    screen.getByText(/states of this monster by their ID/);
    screen.getByText(/has the same values as Arkveld/);
  });

  test.each(["balahara", "vespoid"])("axe finds nothing on %s", async (id) => {
    const { container } = show(id);
    await expectNoAxeViolations(container);
  });
});

describe("the list of monsters", () => {
  const { rows, ...options } = listMonsters();
  const large = rows.filter(({ size }) => size === "large").slice(0, 6);
  const small = rows.filter(({ size }) => size === "small").slice(0, 4);
  const xuWu = rows.filter(({ id }) => id === "xu-wu");
  const few = [...large, ...xuWu, ...small];
  const show = (query = "") => renderAt(`/wiki/hitzones${query}`, <HitzonesRoute {...options} rows={few} />);
  const names = (caption: string) => rowsOf(document, caption).map(({ title }) => title);

  test("filters by the element of the address and sorts by the best value", () => {
    show("?element=ice&sort=sever.desc");
    const weak = few.filter(
      ({ size, elements }) => size === "large" && elements.some(([each]) => each === "ice"),
    );
    expect(weak.length).toBeGreaterThan(1);
    expect(heard(screen.getAllByRole("status")[0])).toBe(`${weak.length} of 7 monsters`);
    expect(names("Large monsters")[0]).toBe("Xu Wu");
    const sever = rowsOf(document, "Large monsters").map(({ cells }) =>
      Number.parseInt(cells.Sever ?? "", 10),
    );
    expect(sever).toEqual([...sever].sort((a, b) => b - a));
  });

  test("the small monsters stand under their tab; axe finds nothing", async () => {
    const { user, container } = show();
    await expectNoAxeViolations(container);
    await user.click(tab(/Small monsters/));
    expect(names("Small monsters")).toEqual(small.map(({ name }) => name));
  });
});

describe("the comparison", () => {
  const wanted = ["rathalos", "gravios", "gogmazios"];
  const monsters = listMonsterFigures()
    .filter(({ id }) => wanted.includes(id))
    .map((figures) => ({ ...figures, hitzones: fewParts(figures.hitzones) }));
  const show = (query = "", some = monsters) =>
    renderAt(`/wiki/hitzones/compare${query}`, <CompareRoute monsters={some} />);
  const compared = () => screen.queryAllByRole("heading", { level: 3 }).map(heard);

  test("asks for two monsters at first, then lays them side by side", async () => {
    const { user, router } = show();
    screen.getByText("Choose two monsters");
    await user.selectOptions(screen.getByLabelText("First monster"), "Rathalos");
    await user.selectOptions(screen.getByLabelText("Second monster"), "Gravios");
    expect(router.replace).toHaveBeenLastCalledWith(
      "/wiki/hitzones/compare?a=rathalos&b=gravios",
      undefined,
      expect.anything(),
    );
    expect(compared()).toEqual(["Rathalos", "Gravios"]);
    const poison = rowsOf(document, /^Status/).find(({ title }) => title === "Poison");
    expect(heard(poison?.element)).toContain("Weak 250, then +150");
  });

  test("a state that only one of the two has says so for the other", () => {
    show(
      "?a=rathalos&b=gravios&state=broken",
      listMonsterFigures().filter(({ id }) => wanted.includes(id)),
    );
    screen.getByText("Rathalos has no separate values for “Broken”.");
    const belly = rowsOf(document, /^Broken\./).find(({ title }) => title.startsWith("Belly"));
    expect(Object.values(belly?.cells ?? {}).join()).toContain("70");
  });

  test("swaps the two, and leaves out what is no monster", async () => {
    const { user, router } = show("?a=rathalos&b=nobody");
    expect(compared()).toHaveLength(1);
    await user.click(screen.getByText("Swap"));
    expect(router.replace).toHaveBeenLastCalledWith(
      "/wiki/hitzones/compare?b=rathalos",
      undefined,
      expect.anything(),
    );
  });

  test("the same monster twice stands there once", () => {
    show("?a=rathalos&b=rathalos");
    expect(compared()).toHaveLength(1);
  });

  test("axe finds nothing", async () => {
    const { container } = show("?a=rathalos&b=gogmazios");
    await expectNoAxeViolations(container);
  });
});
