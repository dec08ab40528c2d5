import { randomUUID } from "node:crypto";
import { createMember } from "../support/accounts";
import { bowLoadout, codeOf } from "../support/builds/codes";
import { giveCoins } from "../support/coins";
import { readStoredLedger } from "../support/stored-ledger";
import { expect, test } from "./fixtures";
import { arriveSignedIn, avatarOf, expectBalance, openAccountMenu } from "./support/account-menu";
import { expectAccessible } from "./support/axe";
import { horizontalOverflow } from "./support/layout";

const newName = (role: string) => `${role} ${randomUUID().slice(0, 8)}`;

test("a request is answered with a build and approved: coins move in both windows, and the answerer is told", {
  tag: "@once",
}, async ({ page, newVisitor }) => {
  test.slow();
  const asker = await createMember({ displayName: newName("Asker") });
  const answerer = await createMember({ displayName: newName("Helper") });
  await giveCoins(asker, 100);
  await giveCoins(answerer, 0);
  const goal = `A bow that breaks ${randomUUID().slice(0, 8)}`;

  await arriveSignedIn(page, asker, "/hunting-help/new");
  const form = page.getByRole("form", { name: "Request" });
  await form.getByRole("textbox", { name: "Goal" }).fill(goal);
  await form.getByRole("combobox", { name: "Weapon" }).selectOption("bow");
  await form.getByRole("combobox", { name: /^Monster/ }).selectOption("rey-dau");
  await form.getByRole("textbox", { name: "Details" }).fill("I have the **charge** skills.");
  await expect(form.getByText(/^This costs 30 coins\./)).toBeVisible();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Post for 30 coins" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(goal);
  const address = page.url();

  const helper = await newVisitor();
  await arriveSignedIn(helper, answerer, new URL(address).pathname);
  await expect(helper.getByRole("heading", { level: 1 })).toHaveText(goal);
  const answer = helper.getByRole("form", { name: "Your answer" });
  await answer.getByRole("textbox", { name: "Write an answer" }).fill("Stay close and keep it charged.");
  // The way through the builder ends at this address, with the build in it.
  await helper.goto(`${new URL(address).pathname}?build=${codeOf(bowLoadout)}#answer`);
  await expect(answer.getByRole("textbox", { name: "Write an answer" })).toHaveValue(
    "Stay close and keep it charged.",
  );
  await answer.getByRole("button", { name: "Post answer" }).click();
  await expect(answer).toHaveCount(0);

  await expect(page.getByText("Stay close and keep it charged."), "without a reload").toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Approve" }).click();
  const confirm = page.getByRole("dialog", { name: "Approve this answer" });
  await confirm.getByRole("button", { name: "Approve" }).click();
  await expect(confirm).toHaveCount(0);
  await expect(page.getByText("The approved answer earned 15 coins.")).toBeVisible();

  // Both get 5 coins for today's first visit.
  await expectBalance(await openAccountMenu(page), 75);
  const menu = await openAccountMenu(helper);
  await expectBalance(menu, 20);
  await menu.getByRole("menuitem", { name: /^Notifications/ }).click();
  const notices = helper.getByRole("dialog", { name: "Notifications" });
  await expect(notices.getByRole("listitem").filter({ hasText: goal }).first()).toBeVisible();
  await expectAccessible(helper, notices);
  expect(await readStoredLedger(asker.uid)).toMatchObject({ coins: 75, sum: 75 });
  expect(await readStoredLedger(answerer.uid)).toMatchObject({ coins: 20, sum: 20 });

  const visitor = await newVisitor();
  await visitor.goto(`/hunting-help?status=solved&q=${encodeURIComponent(goal)}`);
  await expect(visitor.getByRole("link", { name: goal })).toBeVisible();
  await expectAccessible(visitor);
});

test("an icon is bought and worn, and the statement adds up", { tag: "@once" }, async ({ page, account }) => {
  await giveCoins(account, 300);
  await arriveSignedIn(page, account, `/user/${account.uid}`);
  await page.getByRole("button", { name: "Choose icon" }).click();
  const dialog = page.getByRole("dialog", { name: "Profile icon" });
  await expectAccessible(page, dialog);
  await dialog
    .getByRole("button", { name: /200 coins/ })
    .first()
    .click();
  await expect(dialog.getByRole("heading", { name: /^Unlock / })).toBeVisible();
  await dialog.getByRole("button", { name: "Unlock for 200 coins" }).click();
  await expect(dialog.getByRole("button", { name: /Selected/ })).toHaveCount(1);
  await dialog.getByRole("button", { name: "Close" }).click();
  // The new picture may come between press and release: a click on what is gone by then is none.
  const pressed = await avatarOf(page).evaluate((avatar) => {
    const { x, y, width, height } = avatar.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === avatar;
  });
  expect(pressed, "the avatar itself is pressed, not its picture").toBe(true);
  await expectBalance(await openAccountMenu(page), 105);

  await page.goto("/user/statement");
  const rows = page.getByRole("table", { name: /^Coin balance/ }).getByRole("row");
  await expect(rows.filter({ hasText: /−200/ })).toContainText("105");
  await expectAccessible(page);
  const { coins, sum } = await readStoredLedger(account.uid);
  expect(sum).toBe(coins);
});

test("a hunter looks for a hunt on a phone, and a visitor sees it until it ends", {
  tag: "@narrow",
}, async ({ page, newVisitor }) => {
  const hunter = await createMember({ displayName: newName("Hunter") });
  await giveCoins(hunter, 0);
  await arriveSignedIn(page, hunter, "/hunting-help/find");
  const form = page.getByRole("form", { name: "Look for hunters" });
  await form.getByRole("combobox", { name: "Monster" }).selectOption("rey-dau");
  await form.getByRole("radio", { name: "PS5" }).check();
  await form.getByRole("button", { name: "Start looking" }).click();
  await expect(page.getByRole("button", { name: "Stop looking" })).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  await expectAccessible(page);

  const visitor = await newVisitor();
  const entry = visitor.getByRole("listitem").filter({ hasText: hunter.displayName }).first();
  await visitor.goto("/hunting-help/find?monster=rey-dau");
  await expect(entry).toContainText("PS5");
  await page.getByRole("button", { name: "Stop looking" }).click();
  await expect(form).toBeVisible();
  await expect(async () => {
    await visitor.goto("/hunting-help/find?monster=rey-dau");
    await expect(entry).toHaveCount(0, { timeout: 500 });
  }).toPass();
});
