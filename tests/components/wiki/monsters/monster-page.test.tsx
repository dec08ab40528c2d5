import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { monsterList } from "@/lib/wiki/monsters/list.server";
import { allFigures, monsterPage } from "@/lib/wiki/monsters/monster.server";
import MonsterPage from "@/pages/wiki/hitzones/[id]";
import ComparePage from "@/pages/wiki/hitzones/compare";
import HitzonesPage from "@/pages/wiki/hitzones/index";
import { expectNoAxeViolations } from "../../../support/axe";
import { renderWithTheme } from "../../../support/render";
import { fakeRouter, routerWrapper } from "../../../support/router";

const selected = (tab: HTMLElement) => tab.getAttribute("aria-selected");
/** Roles are asked for inside the rows of tabs alone: over a whole page of tables the question takes seconds. */
function tab(name: string | RegExp): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('[role="tablist"]')].flatMap((row) =>
    within(row).queryAllByRole("tab", { name }),
  );
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} tabs are called ${name}`);
  return found[0];
}

/** The first row that is on screen and begins with these words. */
function rowOf(words: string): string {
  const rows = [...document.querySelectorAll("tbody tr")].filter((row) => !row.closest("[hidden]"));
  return rows.find((row) => row.textContent?.startsWith(words))?.textContent ?? "";
}

const linksOnScreen = (name: string) =>
  [...document.querySelectorAll("a")].filter(
    (link) => link.textContent === name && !link.closest("[hidden]"),
  );
const headings = (level: number) =>
  [...document.querySelectorAll(`h${level}`)].map((head) => head.textContent);
const textOf = (element: HTMLElement | null) => element?.textContent ?? "";

function open(element: React.ReactElement, address: string) {
  const router = fakeRouter(address);
  return { router, ...renderWithTheme(element, { wrapper: routerWrapper(router) }) };
}

describe("the page of a monster", () => {
  const page = (id: string, query = "") =>
    open(<MonsterPage {...monsterPage(id)} />, `/wiki/hitzones/${id}${query}`);

  test("begins with whole parts; a click on a state changes the table and the address", async () => {
    const { user, router } = page("rathalos");
    expect(selected(tab("Normal"))).toBe("true");
    expect(rowOf("Head")).toContain("65");
    await user.click(tab("Wound"));
    expect(rowOf("Head")).toContain("75");
    expect(selected(tab("Wound"))).toBe("true");
    expect(router.replace).toHaveBeenLastCalledWith(
      "/wiki/hitzones/rathalos?state=wound",
      undefined,
      expect.objectContaining({ shallow: true }),
    );
  });

  test("arrows walk through the states and meet at the ends", async () => {
    const { user } = page("rathalos");
    await user.click(tab("Normal"));
    await user.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(tab("Weak point"));
    expect(selected(tab("Weak point"))).toBe("true");
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(tab("Normal"));
  });

  test("opens in the state that the address asks for", () => {
    page("gogmazios", "?state=form-3");
    expect(selected(tab("Form 3"))).toBe("true");
    expect(rowOf("Head")).toContain("75");
  });

  test("a state that this monster lacks shows whole parts", () => {
    page("rathalos", "?state=form-3");
    expect(selected(tab("Normal"))).toBe("true");
  });

  test("junk in the address is cleaned", () => {
    const { router } = page("rathalos", "?state=acid&x=1");
    expect(router.replace).toHaveBeenCalledWith("/wiki/hitzones/rathalos", undefined, expect.anything());
  });

  test("low rank rewards stand under their tab, and in the address", async () => {
    const { user, router } = page("ajarakan");
    expect(linksOnScreen("Ajarakan Scale")).toHaveLength(0);
    await user.click(tab("Low rank"));
    expect(linksOnScreen("Ajarakan Scale").length).toBeGreaterThan(0);
    expect(router.replace).toHaveBeenLastCalledWith(
      "/wiki/hitzones/ajarakan?rank=low",
      undefined,
      expect.anything(),
    );
  });

  test("says that forms have no names, and whose table Guardian Arkveld uses", () => {
    page("guardian-arkveld");
    screen.getByText(/number these and do not name them/);
    screen.getByText(/uses the table of Arkveld/);
  });

  test.each(["balahara", "vespoid"])("axe finds nothing on %s", async (id) => {
    const { container } = page(id);
    await expectNoAxeViolations(container);
  });
});

describe("the list of monsters", () => {
  const list = (query = "") => open(<HitzonesPage {...monsterList()} />, `/wiki/hitzones${query}`);
  const names = () => [...document.querySelectorAll("tbody th")].map((head) => head.textContent);

  test("filters by the element of the address and sorts by the best value", () => {
    list("?element=ice&sort=sever.desc");
    expect(textOf(document.querySelector<HTMLElement>("[role=status]"))).toMatch(/of 34 monsters/);
    expect(names()[0]).toBe("Xu Wu");
  });

  test("the small monsters stand under their tab", async () => {
    const { user } = list();
    await user.click(tab(/Small monsters/));
    expect(names()).toHaveLength(20);
    expect(names()[0]).toBe("Baunos");
  });

  test("axe finds nothing", async () => {
    const { container } = list();
    await expectNoAxeViolations(container);
  });
});

describe("the comparison", () => {
  const compare = (query = "") =>
    open(<ComparePage monsters={allFigures()} />, `/wiki/hitzones/compare${query}`);

  test("asks for two monsters at first, then lays them side by side", async () => {
    const { user, router } = compare();
    screen.getByText("Choose two monsters");
    await user.selectOptions(screen.getByLabelText("First"), "Rathalos");
    await user.selectOptions(screen.getByLabelText("Second"), "Gravios");
    expect(router.replace).toHaveBeenLastCalledWith(
      "/wiki/hitzones/compare?a=rathalos&b=gravios",
      undefined,
      expect.anything(),
    );
    expect(headings(3)).toEqual(["Rathalos", "Gravios"]);
    expect(rowOf("Poison")).toContain("Weak 250, then +150");
  });

  test("a state that only one of the two has says so for the other", () => {
    compare("?a=rathalos&b=gravios&state=broken");
    screen.getByText("Rathalos has no figures of its own for “Broken”.");
    expect(rowOf("Belly")).toContain("70");
  });

  test("swaps the two, and leaves out what is no monster", async () => {
    const { user, router } = compare("?a=rathalos&b=nobody");
    expect(headings(3)).toHaveLength(1);
    await user.click(screen.getByText("Swap"));
    expect(router.replace).toHaveBeenLastCalledWith(
      "/wiki/hitzones/compare?b=rathalos",
      undefined,
      expect.anything(),
    );
  });

  test("the same monster twice stands there once", () => {
    compare("?a=rathalos&b=rathalos");
    expect(headings(3)).toHaveLength(1);
  });

  test("axe finds nothing", async () => {
    const { container } = compare("?a=rathalos&b=gogmazios");
    await expectNoAxeViolations(container);
  });
});
