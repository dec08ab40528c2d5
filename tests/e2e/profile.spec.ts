import { getUtcDay } from "@/lib/site/time";
import { createSignedIn } from "../support/accounts";
import { expect, test } from "./fixtures";
import { arriveSignedIn, expectBalance, openAccountMenu, openQuiz } from "./support/account-menu";
import { expectAccessible } from "./support/axe";
import { answerQuiz } from "./support/daily-quiz";
import { horizontalOverflow } from "./support/layout";

test("one's own profile shows balance and statement, and both follow an answer", async ({
  page,
  account,
}) => {
  const today = getUtcDay(new Date());
  await arriveSignedIn(page, account);
  await (await openAccountMenu(page)).getByRole("menuitem", { name: "Your profile" }).click();
  await expect(page).toHaveURL(`/user/${account.uid}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(account.displayName);
  await expectBalance(main.getByRole("region", { name: "Coins" }), 5);
  await main.getByRole("link", { name: "Statement" }).click();
  await expect(page).toHaveURL("/user/statement");
  await expectBalance(main.getByRole("region", { name: "Coins" }), 5);
  const statement = main.getByRole("table", { name: /^Coin balance/ });
  const reasons = statement.getByRole("rowheader");
  const figuresOf = (reason: string) =>
    statement
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: reason }) })
      .getByRole("cell");
  await expect(statement.getByRole("columnheader")).toHaveText(["Date (UTC)", "Reason", "Coins", "Balance"]);
  await expect(reasons).toHaveText(["Daily login reward"]);
  await expect(figuresOf("Daily login reward")).toHaveText([today, "+5", "5"]);

  await answerQuiz(await openQuiz(page), "right");
  await expect(reasons, "without a reload").toHaveText(["Daily quiz, right answer", "Daily login reward"]);
  await expect(figuresOf("Daily quiz, right answer")).toHaveText([today, "+10", "15"]);
  await expectBalance(main.getByRole("region", { name: "Coins" }), 15);
  expect(await horizontalOverflow(page)).toBe(0);
  await expectAccessible(page);

  await page.reload();
  await expect(reasons).toHaveText(["Daily quiz, right answer", "Daily login reward"]);
});

test("others see a name and nothing of the coins", { tag: "@once" }, async ({
  page,
  newVisitor,
  account,
}) => {
  await arriveSignedIn(page, account);
  const menu = await openAccountMenu(page);
  await expectBalance(menu, 5);
  // The session that gives the name may open after the call that made the profile.
  await expect(menu).toContainText(account.displayName);

  const visitor = await newVisitor();
  await visitor.goto(`/user/${account.uid}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(account.displayName);
  const profile = await (await visitor.request.get(`/api/user?uid=${account.uid}`)).json();
  expect(Object.keys(profile).sort()).toEqual(["displayName", "icon", "photoURL"]);
  await expect(visitor.getByRole("main")).not.toContainText(/coin/i);
  await expect(visitor.getByRole("main")).not.toContainText(account.email);
  await expect(visitor.getByRole("table")).toHaveCount(0);
  await expectAccessible(visitor);
});

test("an address is verified by its link, after which the note is gone and likes count", {
  tag: "@once",
}, async ({ page, context }) => {
  const account = await createSignedIn({ emailVerified: false });
  await arriveSignedIn(page, account);
  // The page is there once the first visit has made the account's document.
  await expectBalance(await openAccountMenu(page), 5);
  await page.goto(`/user/${account.uid}`);
  await page.getByRole("button", { name: "Send verification link" }).click();
  const link = page.getByRole("link", { name: /open the link/ });
  const address = await link.getAttribute("href");
  if (!address) throw new Error("the link leads nowhere");
  // The emulator's own page prints errors of its own, which the guard would count as the site's.
  expect((await context.request.get(address)).ok()).toBe(true);
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByText("Verify your email address")).toHaveCount(0);
  await expect(link).toHaveCount(0);
});

test("an account is deleted from the profile, and signing in again fails", { tag: "@once" }, async ({
  page,
  account,
}) => {
  await arriveSignedIn(page, account);
  await expectBalance(await openAccountMenu(page), 5);
  await page.goto(`/user/${account.uid}`);
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete account" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByLabel("Password", { exact: true }).fill(account.password);
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Account deleted")).toBeVisible();
  await expect.poll(async () => (await page.request.get(`/api/user?uid=${account.uid}`)).status()).toBe(404);
});
