import type { Locator } from "@playwright/test";
import { patientLimit } from "@/scripts/lib/slowness.mjs";
import { expect, test } from "./fixtures";
import { expectAccessible } from "./support/axe";
import { codeOf, loadoutOf, openBuilder, paneOf, showPane } from "./support/builder";
import { horizontalOverflow, overflowAt } from "./support/layout";

const armed = loadoutOf({
  weapon: { id: "great-sword-rathalos-firesword", decorations: [], artian: null },
});
/** A build with a target: `builder?b=…` and what a goal leaves in the address. */
const hunt = `?b=${codeOf(armed)}&target=1_monster.rathalos&tab=search`;

const damageIn = async (box: Locator) => {
  const figure = /([\d,]+\.\d)/.exec(await box.innerText());
  if (!figure?.[1]) throw new Error(`No damage in: ${await box.innerText()}`);
  return figure[1];
};

test("a weapon type and a monster lead to the best set, on the screen, equipped, with the same figure everywhere", async ({
  page,
  narrow,
  newVisitor,
}) => {
  await openBuilder(page);
  const pane = await showPane(page, "Search");
  await pane.getByRole("combobox", { name: "Weapon type" }).selectOption("Lance");
  await pane.getByRole("combobox", { name: "Monster" }).fill("rathal");
  // The monsters come with the figures, which the field does not wait for.
  await expect(pane.getByRole("option", { name: "Rathalos", exact: true })).toBeVisible();
  await pane.getByRole("combobox", { name: "Monster" }).press("Enter");
  await pane.getByRole("button", { name: "Show the best set" }).click();
  const sets = pane.getByRole("region", { name: "Sets found" });
  await expect(sets.getByRole("button", { name: "Equipped set 1", exact: true })).toBeInViewport();
  await expect(pane.getByText("Proven best.")).toBeVisible();
  // The rest is the same at every width, and to search all weapons takes long.
  if (narrow) {
    await expectAccessible(page);
    expect(await horizontalOverflow(page)).toBe(0);
    return;
  }
  // Then every other weapon, with every roll.
  await expect(pane.getByText("Best weapon of this type.")).toBeVisible({ timeout: patientLimit(120_000) });
  await expect(sets.getByRole("button", { name: "Equipped set 1", exact: true })).toBeVisible();
  await expect(pane.getByRole("button", { name: "Change combo: Triple Thrust" })).toBeVisible();
  await expect(pane.getByRole("button", { name: "Change uptime: Steady hunt" })).toBeVisible();
  await expectAccessible(page);
  expect(await horizontalOverflow(page)).toBe(0);
  const figure = await damageIn(
    sets
      .getByRole("listitem")
      .first()
      .getByText(/^Damage/),
  );

  await expect((await showPane(page, "Damage")).getByText(figure, { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Share" }).click();
  const { pathname, search } = new URL(
    await page.getByRole("dialog").getByRole("textbox", { name: "Link" }).inputValue(),
  );
  const visitor = await newVisitor();
  await visitor.goto(`${pathname}${search}`);
  await expect(visitor.getByRole("button", { name: "Undo" })).toBeVisible();
  await expect((await showPane(visitor, "Damage")).getByText(figure, { exact: true }).first()).toBeVisible();
});

test("a point between damage and defense is chosen on the plot and equipped", { tag: "@once" }, async ({
  page,
}) => {
  await openBuilder(page, hunt);
  const pane = await showPane(page, "Search");
  await pane.getByText("Trade-offs", { exact: true }).click();
  await pane.getByRole("button", { name: "Show trade-offs" }).click();
  await expect(pane.getByText(/points?, all proven\./)).toBeVisible();
  const plot = pane.getByRole("group", { name: /^Sets by Damage to target and Defense/ });
  await plot.getByRole("radio").last().focus();
  await page.keyboard.press("Space");
  await pane.getByRole("button", { name: "Equip this set" }).click();
  await expect(pane.getByText("Set equipped.").first()).toBeVisible();
  await expectAccessible(page);
  expect(await overflowAt(page, [390, 1440])).toEqual([0, 0]);
  const loadout = await showPane(page, "Loadout");
  await expect(loadout.getByRole("button", { name: /^Choose (head|chest|arm|waist|leg)/ })).toHaveCount(0);
});

test("all weapons of a type are compared, and the best one is equipped with its set", {
  tag: "@once",
}, async ({ page }) => {
  await openBuilder(page, hunt);
  const pane = await showPane(page, "Search");
  await pane.getByText("Best weapon", { exact: true }).click();
  await pane.getByRole("button", { name: "Find the best weapon" }).click();
  const best = pane.getByRole("list", { name: "Best weapons" }).getByRole("listitem").first();
  await expect(pane.getByText("Proven best.")).toBeVisible({ timeout: patientLimit(120_000) });
  const figure = await damageIn(best);
  await best.getByRole("button", { name: "Equip this set" }).click();
  await expectAccessible(page);
  expect(await overflowAt(page, [390, 1440])).toEqual([0, 0]);
  await expect((await showPane(page, "Damage")).getByText(figure, { exact: true }).first()).toBeVisible();
});

test("a build of another tool comes in with all that is known, and what is not is listed", {
  tag: "@once",
}, async ({ page }) => {
  await openBuilder(page, `?b=${codeOf(armed)}`);
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("textbox", { name: "Paste or drop builds" });
  await field.fill('{"weapon": {"name": ');
  await expect(dialog.getByText(/Nothing was changed/)).toBeVisible();
  await expect(field).toHaveValue('{"weapon": {"name": ');
  await field.fill(
    JSON.stringify({
      weapon: { name: "Hope Blade I", type: "Great Sword" },
      helm: "Gogmazios Helm α",
      arms: "No Such Vambraces",
      helmSlots: ["Challenger Jewel [3]", null],
    }),
  );
  await expect(dialog.getByText("Unknown arms armor: No Such Vambraces.")).toBeVisible();
  await expectAccessible(page);
  expect(await overflowAt(page, [390, 1440])).toEqual([0, 0]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Share" })).toBeFocused();
  const loadout = await showPane(page, "Loadout");
  await expect(loadout).toContainText("Gogmazios Helm α");
  await expect(loadout).toContainText("Challenger Jewel [3]");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(paneOf(page, "Loadout")).toContainText("Rathalos Firesword");
});

test("a build is played through a hunt, alone and with a second hunter, and what is assumed is said", async ({
  page,
}) => {
  await openBuilder(page, hunt);
  const pane = await showPane(page, "Damage");
  await pane.getByText("Hunt in time").click();
  const time = pane.getByText(/^\d+'\d\d$/).first();
  await expect(time).toBeVisible();
  await expect(pane.getByText("Unmeasured:")).toBeVisible();
  await expect(pane.getByRole("table", { name: "Sharpness by color" })).toBeVisible();
  await expectAccessible(page);
  expect(await horizontalOverflow(page)).toBe(0);

  // Timed by the hunter, the mark goes; a slower pace takes longer.
  const seconds = pane.getByLabel("Your combo takes, seconds");
  await seconds.fill("6");
  await expect(pane.getByText("Unmeasured:")).toBeHidden();
  const fast = await time.innerText();
  await seconds.fill("12");
  await expect(time).not.toHaveText(fast);

  // A second hunter brings half again as much health or more.
  await pane.getByRole("button", { name: "Add this build again" }).click();
  await expect(pane.getByRole("table", { name: "What each hunter does" }).getByRole("row")).toHaveCount(3);
  await pane.getByRole("button", { name: /^Remove / }).click();
  await expect(pane.getByRole("table", { name: "What each hunter does" }).getByRole("row")).toHaveCount(2);

  await pane.getByText("Assumptions", { exact: true }).click();
  await expect(pane.getByLabel("Time spent attacking, %")).toHaveValue("65");
  await pane.getByLabel("Time spent attacking, %").fill("100");
  await page.reload();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  const again = await showPane(page, "Damage");
  await again.getByText("Hunt in time").click();
  await again.getByText("Assumptions", { exact: true }).click();
  await expect(again.getByLabel("Time spent attacking, %")).toHaveValue("100");
});
