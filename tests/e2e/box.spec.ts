import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { arriveSignedIn } from "./support/account-menu";
import { expectAccessible, expectPageAccessible } from "./support/axe";
import { horizontalOverflow } from "./support/layout";

const box = "/box";
const crowns = "/box/crowns";
const countOf = (page: Page, label: string) =>
  page.getByRole("region", { name: "In your box" }).getByRole("listitem").filter({ hasText: label });

test("a visitor's box is in this browser, and a file takes it to another one", async ({
  page,
  newVisitor,
}) => {
  await page.goto(crowns);
  await page.getByRole("checkbox", { name: "Small gold crown: Rathalos" }).check();
  await page.getByLabel("Largest size in cm: Rathalos").fill("99999");
  await page.getByLabel("Largest size in cm: Rathalos").blur();
  await expect(page.getByLabel("Large crown: Rathalos")).toHaveValue("gold");
  await expect(page.getByText("Both gold crowns").locator("..")).toContainText("1 of");
  await page.getByLabel("Missing crowns only").check({ force: true });
  await expect(page.getByRole("checkbox", { name: "Small gold crown: Rathalos" })).toHaveCount(0);
  expect(await horizontalOverflow(page)).toBe(0);

  const picture = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as picture" }).click();
  const drawn = await readFile(await (await picture).path());
  expect(drawn.subarray(1, 4).toString()).toBe("PNG");
  await expectPageAccessible(page);

  await page.goto(box);
  await expect(page.getByText("Saved in this browser.")).toBeVisible();
  await expect(countOf(page, "Crown records")).toContainText("1");
  expect(await horizontalOverflow(page)).toBe(0);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export file" }).click();
  const buffer = await readFile(await (await saving).path());
  await expectPageAccessible(page);

  const other = await newVisitor();
  await other.goto(box);
  await expect(countOf(other, "Crown records")).toContainText("0");
  const field = other.getByLabel("Box file");
  await field.setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from("{") });
  await expect(other.getByText("This file is damaged")).toBeVisible();
  await field.setInputFiles({ name: "box.json", mimeType: "application/json", buffer });
  await expect(other.getByText("1 added, 0 updated")).toBeVisible();
  await expect(countOf(other, "Crown records")).toContainText("1");
  await other.getByRole("button", { name: "Undo import" }).click();
  await expect(countOf(other, "Crown records")).toContainText("0");
});

test("two browsers of one account hold the same, and the second one says what its first sign-in did", {
  tag: "@once",
}, async ({ page, account, newVisitor }) => {
  test.slow();
  await arriveSignedIn(page, account, crowns);
  await page.getByRole("checkbox", { name: "Small gold crown: Rathalos" }).check();
  const other = await newVisitor();
  await page.goto(box);
  await expect(page.getByText("Saved in your account")).toBeVisible();

  // The other browser has something of its own when it signs in: it is joined, and says so.
  await other.goto(crowns);
  await other.getByRole("checkbox", { name: "Small gold crown: Ajarakan" }).check();
  const storage = await other.context().storageState();
  const [origin] = storage.origins;
  await arriveSignedIn(other, account, crowns);
  await other.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, origin?.localStorage ?? []);
  await other.goto(box);
  await expect(other.getByText("This browser and your account were joined")).toBeVisible();
  await expect(other.getByText("Added to your account: 1 crown record.")).toBeVisible();
  await expect(other.getByText("Added to this browser: 1 crown record.")).toBeVisible();
  await expectAccessible(other);
  await other.getByRole("button", { name: "OK", exact: true }).click();
  await expect(other.getByText("This browser and your account were joined")).toHaveCount(0);
  await page.getByRole("button", { name: "Check for changes" }).click();
  await expect(countOf(page, "Crown records")).toContainText("2");
});

test("a hunter sees what talismans are worth and what to farm, by the search of their own browser", {
  tag: "@once",
}, async ({ page }) => {
  test.slow();
  // What is in the builder is a goal.
  await page.goto("/builder?skill=divine-blessing.3");
  await expect(page.getByRole("button", { name: /Divine Blessing/ }).first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("quarry-builder")))
    .toContain("divine-blessing");
  await page.evaluate(() => {
    const talisman = (id: string, name: string) => ({
      id,
      name,
      talisman: "golden-age-charm",
      skills: [
        { skill: "attack-boost", level: 3 },
        { skill: "divine-blessing", level: 3 },
      ],
      slots: [
        { kind: "weapon", slot: 1 },
        { kind: "armor", slot: 1 },
      ],
    });
    const talismans = [talisman("one", "Golden"), talisman("two", "Twin")];
    localStorage.setItem("quarry-collection", JSON.stringify({ version: 1, talismans, decorations: {} }));
  });
  await page.goto("/box/talismans");
  const list = page.getByRole("region", { name: "Your talismans" });
  await expect(list.getByText("Outclassed by Golden")).toBeVisible();
  await page.getByRole("button", { name: "Work out what they are worth" }).click();
  await expect(page.getByText("Done.", { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(list.getByText("In the builder now: more or larger free slots")).toBeVisible();
  await expectPageAccessible(page);
  expect(await horizontalOverflow(page)).toBe(0);
  await page.getByRole("button", { name: "Delete it" }).first().click();
  await expect(list.getByText("Twin")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(list.getByText("Outclassed by Golden")).toBeVisible();

  // A build of one's own is a goal too.
  await page.evaluate(() => {
    const {
      build: code,
      ask,
      hunt: setup,
    } = JSON.parse(localStorage.getItem("quarry-builder") ?? "").present;
    const skills = { "divine-blessing": 3, "stun-resistance": 3, "speed-eating": 3 };
    const criteria = { ...ask, skills, objective: "defense", charms: "none" };
    const sturdy = { id: "b1", name: "Sturdy", changedAt: "2026-11-28T00:00:00.000Z", code, criteria, setup };
    localStorage.setItem("quarry-my-builds", JSON.stringify({ version: 1, builds: [sturdy] }));
    localStorage.setItem("quarry-collection", JSON.stringify({ version: 1, talismans: [], decorations: {} }));
  });
  await page.goto("/box/farm");
  await page.getByRole("checkbox", { name: "In the builder now" }).uncheck();
  await page.getByRole("button", { name: "Find what to farm" }).click();
  await expect(page.getByText("Done.", { exact: true })).toBeVisible({ timeout: 60_000 });
  const table = page.getByRole("table", { name: "What to farm" });
  await expect(table.getByRole("row", { name: /One more Gobbler Jewel/ })).toBeVisible();
  await expectPageAccessible(page);
  expect(await horizontalOverflow(page)).toBe(0);
});

test("what two browsers changed without a connection is shown once, and both end with what was chosen", {
  tag: "@once",
}, async ({ page, account, newVisitor, guard }) => {
  test.slow();
  guard.allowOffline();
  const other = await newVisitor();
  const size = (of: Page) => of.getByLabel("Largest size in cm: Rathalos");
  const saved = (of: Page) => expect(of.getByText("Saved in your account")).toBeVisible();
  for (const each of [page, other]) {
    await arriveSignedIn(each, account, crowns);
    if (each === page) {
      await size(each).fill("2700");
      await size(each).blur();
    }
    await each.goto(box);
    await saved(each);
    // The session asks for the account late; it must have its answer before the connection goes.
    const signedIn = each.waitForResponse(/accounts:lookup/);
    await each.goto(crowns);
    await expect(size(each)).toHaveValue("2700");
    await signedIn;
    await each.context().setOffline(true);
  }
  await size(page).fill("2710");
  await size(page).blur();
  await size(other).fill("2720");
  await size(other).blur();

  // The connection comes back, to one after the other.
  for (const each of [page, other]) {
    const sent = each.waitForResponse((reply) => reply.url().endsWith("/api/user/box"));
    await each.context().setOffline(false);
    await sent;
    // The document is left while what came is still being stored.
    await each.goto(box);
    await saved(each);
  }
  const conflicts = other.getByRole("region", { name: "Changed in two places" });
  await expect(conflicts.getByRole("listitem")).toHaveCount(1);
  await expect(conflicts).toContainText(/In use: .*2,?720.* Other: .*2,?710/);
  await expectAccessible(other);
  await conflicts.getByRole("button", { name: /^Use the other/ }).click();
  await expect(conflicts).toHaveCount(0);
  await saved(other);
  await other.reload();
  await saved(other);
  await expect(conflicts).toHaveCount(0);

  await page.getByRole("button", { name: "Check for changes" }).click();
  await expect(page.getByRole("region", { name: "Changed in two places" })).toHaveCount(0);
  for (const each of [page, other]) {
    await each.goto(crowns);
    await expect(size(each)).toHaveValue("2710");
  }
});
