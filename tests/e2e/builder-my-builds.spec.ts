import { expect, test } from "./fixtures";
import { expectAccessible } from "./support/axe";
import { codeOf, loadoutOf, openBuilder, paneOf } from "./support/builder";
import { horizontalOverflow } from "./support/layout";

const armed = loadoutOf(
  { weapon: { id: "great-sword-rathalos-firesword", decorations: [], artian: null } },
  { head: "gogmazios-helm-alpha", chest: "gogmazios-mail-alpha" },
);

test("a visitor saves builds without an account, compares them and finds them again in another tab", async ({
  page,
  context,
}) => {
  await openBuilder(page, `?b=${codeOf(armed)}`);
  await page.getByRole("button", { name: "My builds" }).click();
  const dialog = page.getByRole("dialog", { name: "My builds" });
  await dialog.getByRole("textbox", { name: "Save this build as" }).fill("Burst");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await dialog.getByRole("button", { name: "Duplicate Burst" }).click();
  await expectAccessible(page);
  expect(await horizontalOverflow(page)).toBe(0);

  await dialog.getByRole("checkbox", { name: "Compare Burst", exact: true }).check();
  await dialog.getByRole("checkbox", { name: "Compare Burst 2" }).check();
  await dialog.getByRole("button", { name: "Compare (2)" }).click();
  await expect(page.getByRole("table", { name: "Comparison of my builds" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "My builds" })).toBeFocused();
  await expect(page.getByRole("heading", { level: 1, name: "Burst" })).toBeVisible();

  const other = await context.newPage();
  await openBuilder(other);
  await other.getByRole("button", { name: "My builds" }).click();
  const there = other.getByRole("dialog", { name: "My builds" });
  await there.getByRole("button", { name: "Delete Burst 2" }).click();
  await there.getByRole("button", { name: "Undo" }).click();
  await there.getByRole("button", { name: "Open Burst 2" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Burst 2" })).toBeVisible();
  await expect(paneOf(other, "Loadout")).toContainText("Gogmazios Helm");
});

test("a link brings search and target along, and says what of it is not known", { tag: "@once" }, async ({
  page,
}) => {
  await openBuilder(
    page,
    `?b=${codeOf(armed)}&search=2_skills*agitator.3_weather.rain&target=1_monster.rathalos`,
  );
  await expect(page.getByText(/made with a newer version of this site/)).toBeVisible();
  await expect(page.getByText(/link's search could be read: weather rain/)).toBeVisible();
  await page.getByRole("button", { name: "Share" }).click();
  const link = page.getByRole("textbox", { name: "Link" });
  await expect(link).toHaveValue(/\?search=1_skills\*agitator\.3&target=1_monster\.rathalos$/);
  await page.getByRole("checkbox", { name: "Include search and target" }).uncheck();
  await expect(link).not.toHaveValue(/search=/);
});
