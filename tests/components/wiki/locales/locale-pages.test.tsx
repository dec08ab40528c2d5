import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { LocaleIndex } from "@/components/wiki/locales/LocaleIndex";
import { LocaleView } from "@/components/wiki/locales/LocaleView";
import { getLocale } from "@/lib/wiki/locales/get-locale.server";
import { listLocales } from "@/lib/wiki/locales/list-locales.server";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter, routerWrapper } from "@/tests/support/router";

const show = (id: string) =>
  renderWithTheme(<LocaleView locale={getLocale(id)} />, {
    wrapper: routerWrapper(fakeRouter(`/wiki/locales/${id}`)),
  });

describe("ten figures, read by hand from the tables", () => {
  it.each([
    ["windward-plains", { areas: 17, largeMonsters: 9, smallMonsters: 7, quests: 22 }],
    ["scarlet-forest", { areas: 19, largeMonsters: 10, quests: 24 }],
    ["ruins-of-wyveria", { areas: 15, largeMonsters: 21 }],
    ["oilwell-basin", { areas: 18, camps: { safe: 4, insecure: 1, dangerous: 3 } }],
  ])("%s", (id, figures) => {
    expect(listLocales().find((locale) => locale.id === id)).toMatchObject(figures);
  });
});

describe("a locale", () => {
  it("warns of a dangerous camp in words", async () => {
    const { container } = show("windward-plains");
    const oasis = screen.getByRole("row", { name: /Oasis/ });
    expect(within(oasis).getByText("Dangerous")).toBeTruthy();
    expect(within(oasis).getByText("13")).toBeTruthy();
    await expectNoAxeViolations(container);
  });

  it("keeps camps of one name in different areas apart", () => {
    show("windward-plains");
    expect(screen.getAllByRole("row", { name: /^Southeast/ })).toHaveLength(2);
  });

  it("counts a target that a quest names twice", () => {
    const { questRows } = getLocale("iceshard-cliffs");
    const all = [
      ...questRows,
      ...getLocale("scarlet-forest").questRows,
      ...getLocale("ruins-of-wyveria").questRows,
    ];
    const frenzy = all.find(({ id }) => id === "frenzy-obscured");
    expect(frenzy?.targets.find(({ id }) => id === "yian-kut-ku")?.count).toBe(2);
  });

  it("takes the figure of a quest with rules of its own for no number of monsters", () => {
    const feast = getLocale("scarlet-forest").questRows.find(({ id }) => id === "a-feast-in-the-deep");
    expect(feast?.targets).toEqual([{ id: "uth-duna", name: "Uth Duna", variant: null, count: 1 }]);
  });

  it("leaves out what a settlement has none of, and leads to its meal", async () => {
    const { container } = show("azuz-the-everforge");
    expect(screen.queryByRole("region", { name: "Camps" })).toBeNull();
    expect(screen.queryByRole("region", { name: "Quests" })).toBeNull();
    expect(within(screen.getByRole("region", { name: "Meals" })).getByText("Azuz village meal")).toBeTruthy();
    await expectNoAxeViolations(container);
  });

  it("owns up to a meal that may be another place's", () => {
    show("wudwud-hideout");
    const meals = within(screen.getByRole("region", { name: "Meals" }));
    expect(meals.getByText(/Whether this meal is cooked here is in doubt\. .*Suja/)).toBeTruthy();
  });
});

it("lists fields in the order of the story, and axe finds nothing", async () => {
  const { container } = renderWithTheme(<LocaleIndex locales={listLocales()} />, {
    wrapper: routerWrapper(fakeRouter("/wiki/locales")),
  });
  const fields = screen.getByRole("region", { name: "Fields" });
  expect(
    within(fields)
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(["Windward Plains", "Scarlet Forest", "Oilwell Basin", "Iceshard Cliffs", "Ruins of Wyveria"]);
  await expectNoAxeViolations(container);
});
