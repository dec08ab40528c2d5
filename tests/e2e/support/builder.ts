import { expect, type Locator, type Page } from "@playwright/test";
import { getLoadoutData } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { emptyLoadout, type Loadout } from "@/lib/builder/loadout/model";
import { encodeLoadout } from "@/lib/builder/share/encode-build-code";
import { createBuildCodeTables } from "@/lib/builder/share/id-numbers";

/** A loadout with these pieces; what is not named is empty. */
export function loadoutOf(
  worn: Partial<Omit<Loadout, "armor">>,
  armor: Readonly<Record<string, string>> = {},
) {
  const pieces = Object.entries(armor).map(([place, id]) => [place, { id, decorations: [] }]);
  return { ...emptyLoadout, ...worn, armor: { ...emptyLoadout.armor, ...Object.fromEntries(pieces) } };
}

/** The code of a loadout, as a link carries it. */
export function codeOf(loadout: Loadout): string {
  return encodeLoadout(loadout, createBuildCodeTables(getLoadoutData()));
}

/** A part of the builder that is on the screen. */
export function paneOf(page: Page, name: string): Locator {
  // Where panes share a place it is the panel of its tab.
  return page
    .getByRole("region", { name, exact: true })
    .or(page.getByRole("tabpanel", { name, exact: true }));
}

/** Opens the builder and waits until it takes input. */
export async function openBuilder(page: Page, query = ""): Promise<void> {
  await page.goto(`/builder${query}`);
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
}

/** Brings a part of the builder onto the screen, whatever the width. */
export async function showPane(page: Page, name: string): Promise<Locator> {
  const tab = page.getByRole("tab", { name, exact: true });
  if (await tab.isVisible()) await tab.click();
  await expect(paneOf(page, name)).toBeVisible();
  return paneOf(page, name);
}

/** Types skill targets such as `Agitator 5` into the field of the search. */
export async function addSkills(page: Page, ...skills: readonly string[]): Promise<void> {
  const pane = await showPane(page, "Search");
  const field = pane.getByRole("combobox", { name: "Add a skill or a bonus" });
  for (const each of skills) {
    await field.fill(each);
    await expect(pane.getByRole("listbox").getByRole("option").first()).toBeVisible();
    await field.press("Enter");
    const name = each.replace(/ \d$/, "");
    await expect(pane.getByRole("list", { name: "Wanted skills" })).toContainText(name);
  }
}

/** Chooses gear by its name in the picker that a button of the loadout opens. */
export async function pick(page: Page, button: string | RegExp, name: string): Promise<void> {
  const pane = await showPane(page, "Loadout");
  await pane.getByRole("button", { name: button }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: /^Search/ }).fill(name);
  await dialog.getByRole("listbox").getByRole("option").filter({ hasText: name }).first().click();
  await expect(dialog).toBeHidden();
  await expect(pane).toContainText(name);
}
