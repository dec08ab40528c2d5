import type { Page } from "@playwright/test";
import { explainRotation } from "@/lib/builder/damage/rotation-damage";
import { unpackArmorData } from "@/lib/builder/data/armor-file";
import { unpackDamageData } from "@/lib/builder/data/damage-file";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { aimAt } from "@/lib/builder/target/combos";
import { emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { toScenario } from "@/lib/builder/target/to-scenario";
import { formatNumber } from "@/lib/text/format";
import { expect, test } from "./fixtures";
import { arriveSignedIn, fillSignIn } from "./support/account-menu";
import { expectAccessible } from "./support/axe";
import { addSkills, codeOf, loadoutOf, openBuilder, paneOf, pick, showPane } from "./support/builder";
import { horizontalOverflow } from "./support/layout";

const sword = "great-sword-rathalos-firesword";
const gogmazios = {
  head: "gogmazios-helm-alpha",
  chest: "gogmazios-mail-alpha",
  arms: "gogmazios-vambraces-alpha",
  waist: "gogmazios-coil-alpha",
  legs: "gogmazios-greaves-alpha",
};
const armed = loadoutOf({ weapon: { id: sword, decorations: [], artian: null } }, gogmazios);
const search = (page: Page) => paneOf(page, "Search").getByRole("button", { name: "Search", exact: true });

test("a list of skills becomes a set that is put on, is saved, and a visitor opens its link", async ({
  page,
  account,
  newVisitor,
}) => {
  await arriveSignedIn(page, account);
  await openBuilder(page);
  await pick(page, "Choose a weapon", "Rathalos Firesword");
  await addSkills(page, "Weakness Exploit 3", "Agitator 3");
  await search(page).click();
  const pane = paneOf(page, "Search");
  await expect(pane.getByText("Proven best.")).toBeVisible();
  await pane.getByRole("button", { name: "Equip set 1", exact: true }).click();

  const totals = await showPane(page, "Totals");
  await expect(totals.getByRole("listitem").filter({ hasText: "Weakness Exploit" }).first()).toBeVisible();
  const loadout = await showPane(page, "Loadout");
  await expect(loadout.getByRole("button", { name: /^Choose (head|chest|arm|waist|leg)/ })).toHaveCount(0);

  await page.getByRole("button", { name: "Save" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Title/).fill("Firesword for Rathian");
  await dialog.getByText("Published", { exact: true }).click();
  await dialog.getByRole("button", { name: "Save and publish" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/[?&]build=[0-9a-f]{24}/);
  const ofBuild = page.getByRole("link", { name: "Open its page" });
  await expect(ofBuild).toHaveAttribute("href", /^\/wiki\/builds\/[0-9a-f]{24}$/);

  await page.getByRole("button", { name: "Share" }).click();
  const link = await page
    .getByRole("dialog")
    .getByRole("textbox", { name: "Link", exact: true })
    .inputValue();
  expect(new URL(link).pathname).toMatch(/^\/b\/1/);

  const visitor = await newVisitor();
  await visitor.goto(new URL(link).pathname);
  await expect(visitor).toHaveURL(/\/builder\?b=1/);
  await expect(paneOf(visitor, "Loadout")).toContainText("Rathalos Firesword");
  await visitor.goto("/wiki/builds");
  await expect(visitor.getByText("Firesword for Rathian").first()).toBeVisible();
});

test("skill targets that no set meets are told as a conflict, with what makes them possible", {
  tag: "@once",
}, async ({ page }) => {
  await openBuilder(page);
  // No weapon, no slot that takes its decorations.
  await addSkills(page, "Agitator 5", "Attack Boost 1");
  await search(page).click();
  const pane = paneOf(page, "Search");
  await expect(pane.getByText("No set can do this (proven).")).toBeVisible();
  await expect(pane).toContainText("Attack Boost 1 alone is not possible");
  const options = pane.getByRole("region", { name: "What makes it possible" });
  const talisman = options.getByRole("listitem").filter({ hasText: "Equip a talisman with Attack Boost 1" });
  await expect(talisman).toContainText(/One appraisal of [\w ]+ in \d+ gives one/);
  await expect(pane.getByRole("button", { name: "Drop Attack Boost" })).toBeVisible();
  await expectAccessible(page);
  await talisman.getByRole("button").click();
  await expect(pane.getByText("Proven best.")).toBeVisible();
  await expect(paneOf(page, "Loadout")).toContainText("Attack Boost");
});

test("damage on the page is that of the engine", { tag: "@once" }, async ({ page, request }) => {
  const file = async (name: string): Promise<unknown> =>
    (await request.get(`/api/builder/data/${name}.json`)).json();
  const { skills } = unpackArmorData(await file("armor"));
  const catalog = getLoadoutCatalog();
  const derived = deriveLoadout(armed, catalog);
  if (!derived.weapon) throw new Error("The build has a weapon.");
  // As nobody hunts with a single hit: the usual combo, and the uptimes of a steady hunt.
  const damage = unpackDamageData(await file("damage"));
  const hunt = { ...emptyDamageSetup, ...aimAt("rathian", emptyDamageSetup, derived.weapon, damage) };
  expect(hunt.rotation.length).toBeGreaterThan(0);
  const outcome = toScenario(hunt, derived.weapon, damage);
  if (!outcome.ok) throw new Error(outcome.reason);
  const { total } = explainRotation(outcome.scenario, skills, derived.levels);

  await openBuilder(page, `?b=${codeOf(armed)}&hunt=rathian`);
  const pane = paneOf(page, "Damage");
  await expect(pane).toContainText("Rathian");
  await expect(pane).toContainText(formatNumber(total.value, 1));
});

test("a whole build can be made with the keyboard alone", { tag: "@once" }, async ({ page }) => {
  await openBuilder(page);
  await page.getByRole("button", { name: "Choose head armor" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Choose head armor" });
  await expect(dialog.getByRole("combobox", { name: /^Search/ })).toBeFocused();
  await page.keyboard.type("Gogmazios Helm");
  await expect(dialog.getByRole("listbox").getByRole("option").first()).toContainText("Gogmazios Helm");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(paneOf(page, "Loadout")).toContainText("Gogmazios Helm");

  await page.getByRole("combobox", { name: "Add a skill or a bonus" }).focus();
  await page.keyboard.type("Agitator 3");
  await page.keyboard.press("Enter");
  await search(page).focus();
  await page.keyboard.press("Enter");
  const wear = paneOf(page, "Search").getByRole("button", { name: "Equip set 1", exact: true });
  await wear.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Choose leg/ })).toHaveCount(0);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("button", { name: /^Choose leg/ })).toBeVisible();
});

test("leaving the page ends the worker of a search", { tag: "@once" }, async ({ page }) => {
  await openBuilder(page, `?b=${codeOf(armed)}&hunt=rathian`);
  await addSkills(page, "Agitator 5");
  await search(page).click();
  await expect.poll(() => page.workers().length).toBe(1);
  await page.getByRole("banner").getByRole("link", { name: "Hunting Help" }).click();
  await expect(page).toHaveURL("/hunting-help");
  await expect.poll(() => page.workers().length).toBe(0);
});

test("the damage pane leads to the weapon that it lacks", async ({ page, narrow }) => {
  await openBuilder(page, "?tab=damage");
  await paneOf(page, "Damage").getByRole("button", { name: "Choose a weapon" }).click();
  const weapon = paneOf(page, "Loadout").getByRole("button", { name: "Choose a weapon" });
  await expect(weapon).toBeVisible();
  if (narrow) return;
  await expect(weapon).toBeFocused();
  await expect(page.getByRole("tab", { name: "Damage" })).toHaveAttribute("aria-selected", "true");
});

test("a reload and a lost connection lose nothing", { tag: "@once" }, async ({ page, context, guard }) => {
  await openBuilder(page, `?b=${codeOf(armed)}`);
  await addSkills(page, "Agitator 4");
  await page.reload();
  await expect((await showPane(page, "Search")).getByRole("list", { name: "Wanted skills" })).toContainText(
    "Agitator",
  );
  const loadout = await showPane(page, "Loadout");
  await expect(loadout).toContainText("Rathalos Firesword");
  // The picker is fetched ahead some time after the page: here it is there before the connection goes.
  await loadout.getByRole("button", { name: /^Weapon: Rathalos Firesword/ }).click();
  await expect(page.getByRole("dialog").getByRole("listbox").getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  // So is what the first input fetches. What comes some seconds after a page may fall into the time without a connection.
  await page.waitForLoadState("networkidle");
  guard.allowOffline();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Unequip all" }).click();
  await expect(await showPane(page, "Loadout")).not.toContainText("Rathalos Firesword");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(paneOf(page, "Loadout")).toContainText("Rathalos Firesword");
  await context.setOffline(false);
});

test("a visitor who saves is led to sign in and comes back to the build", { tag: "@once" }, async ({
  page,
  account,
}) => {
  await openBuilder(page, `?b=${codeOf(armed)}`);
  await page.getByRole("button", { name: "Save" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Title/).fill("Kept on the way");
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillSignIn(page, account);
  await expect(page).toHaveURL(/\/builder\?b=1/);
  await expect(await showPane(page, "Loadout")).toContainText("Rathalos Firesword");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog").getByLabel(/^Title/)).toHaveValue("Kept on the way");
});

test("links of strangers are explained: damaged, unknown, and builds that are not legal", {
  tag: "@once",
}, async ({ page }) => {
  const code = codeOf(armed);
  await openBuilder(page, `?b=${code.slice(0, -4)}`);
  await expect(page.getByText(/damaged or incomplete/)).toBeVisible();
  await openBuilder(page, "?b=nonsense");
  await expect(page.getByText("The link does not contain a valid build.")).toBeVisible();
  const illegal = loadoutOf({
    weapon: {
      id: sword,
      decorations: ["attack-jewel-1", "attack-jewel-1", "attack-jewel-1", "attack-jewel-1"],
      artian: null,
    },
  });
  await openBuilder(page, `?b=${codeOf(illegal)}`);
  await expect(paneOf(page, "Loadout").getByText(/There is a decoration in slot 4/)).toBeVisible();
});

test("every part of a whole build reads well and fits the screen", async ({ page }) => {
  // Nine looks of axe, each seconds long on a busy machine.
  test.slow();
  await openBuilder(page, `?b=${codeOf(armed)}&hunt=rathian`);
  await expect(await showPane(page, "Loadout")).toContainText("Rathalos Firesword");
  expect(await horizontalOverflow(page)).toBe(0);
  await expectAccessible(page);
  // The frame of the page was looked at with the loadout: of the other parts, each by itself.
  for (const [name, mark] of [
    ["Totals", "Attack"],
    ["Search", "Add a skill or a bonus"],
    ["Damage", "Rathian"],
    ["Shopping", "Gogmazios Helm α"],
  ] as const) {
    await test.step(name, async () => {
      const pane = await showPane(page, name);
      await expect(pane).toContainText(mark);
      await expect(pane.getByRole("status").filter({ hasText: /^Loading/ })).toHaveCount(0);
      expect(await horizontalOverflow(page)).toBe(0);
      await expectAccessible(page, pane);
    });
  }
});

test("pages of the wiki lead into the builder", { tag: "@once" }, async ({ page }) => {
  await page.goto("/wiki/skills/agitator");
  await page
    .getByRole("main")
    .getByRole("link", { name: /builder/i })
    .first()
    .click();
  await expect(paneOf(page, "Search").getByRole("list", { name: "Wanted skills" })).toContainText("Agitator");
  await page.goto(`/wiki/weapons/great-sword/${sword}`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /builder/i })
    .first()
    .click();
  await expect(paneOf(page, "Loadout")).toContainText("Rathalos Firesword");
  // The address follows once the page listens for its end, at which the build is stored.
  await expect(page).toHaveURL(/[?&]b=/);
  await page.goto("/wiki/hitzones/rathian");
  await page.getByRole("main").getByRole("link", { name: "Plan a build for this hunt" }).first().click();
  await expect(paneOf(page, "Damage").getByRole("combobox", { name: "Monster" })).toHaveValue("Rathian");
  await expect(paneOf(page, "Loadout")).toContainText("Rathalos Firesword");
});

test("a printed build names its gear and what is in the slots", { tag: "@once" }, async ({ page }) => {
  const filled = { weapon: { id: sword, decorations: ["attack-jewel-iii-3"], artian: null } };
  await openBuilder(page, `?b=${codeOf(loadoutOf(filled, gogmazios))}`);
  await page.emulateMedia({ media: "print" });
  const pane = paneOf(page, "Loadout");
  await expect(pane.getByText("Rathalos Firesword")).toBeVisible();
  await expect(pane.getByText("Gogmazios Helm")).toBeVisible();
  await expect(pane.getByText(/^Attack Jewel III/)).toBeVisible();
  await expect(pane.getByText("Choose a charm")).toBeHidden();
  // On a sheet of A4 too, where the page is as narrow as a phone's and another pane is chosen.
  await page.emulateMedia({ media: "screen" });
  await showPane(page, "Search");
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#builder-loadout").getByText("Gogmazios Helm")).toBeVisible();
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeHidden();
  // With its skills, the moves that are counted, and the part of the hunt that the uptimes are of.
  await expect(
    page.locator("#builder-totals").getByRole("heading", { name: "Equipment skills" }),
  ).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await openBuilder(page, `?b=${codeOf(loadoutOf(filled, gogmazios))}&hunt=rathian`);
  const damage = await showPane(page, "Damage");
  const combo = damage.getByRole("button", { name: "Full charge chain to True Charged Slash" });
  await expect(combo).toHaveAttribute("aria-pressed", "true");
  await expect(damage.getByRole("button", { name: "Steady hunt" })).toHaveAttribute("aria-pressed", "true");
  await page.emulateMedia({ media: "print" });
  await expect(combo).toBeVisible();
  await expect(damage.getByRole("button", { name: "Steady hunt" })).toBeVisible();
  await expect(damage.getByRole("button", { name: "First minute" })).toBeHidden();
  await expect(damage.getByRole("row", { name: /^True Charged Slash/ })).toBeVisible();
});

test("a finger finds 44 px on every control of the builder", { tag: "@narrow" }, async ({ page }) => {
  await openBuilder(page, `?b=${codeOf(armed)}&hunt=rathian`);
  for (const name of ["Search", "Loadout", "Totals", "Damage", "Shopping"]) {
    await showPane(page, name);
    await expect(paneOf(page, name).getByRole("button").or(page.getByRole("checkbox")).first()).toBeVisible();
    expect(await paneOf(page, name).evaluate(listSmallTargets), name).toEqual([]);
  }
  expect(await page.getByRole("toolbar").evaluate(listSmallTargets)).toEqual([]);
});

/** Controls that are lower than 44 px. What is part of a line of text is as high as the line. */
function listSmallTargets(root: Element): string[] {
  return [...root.querySelectorAll("button, select, summary, input, a")]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((each) => each.closest("label, .mantine-Checkbox-root, .mantine-Radio-root") ?? each)
    .filter(
      (each) => !/^inline$/.test(getComputedStyle(each).display) && each.closest("p, li > span, dd") === null,
    )
    .filter((each) => each.getBoundingClientRect().height < 43.5)
    .map((each) => `${each.tagName} ${each.getAttribute("aria-label") ?? each.textContent}`);
}
