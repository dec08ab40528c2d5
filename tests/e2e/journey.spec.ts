import { randomUUID } from "node:crypto";
import { testStore } from "../support/store";
import { expect, test } from "./fixtures";
import { expectBalance, loginOf, logOut, openAccountMenu, openQuiz } from "./support/account-menu";
import { answerQuiz } from "./support/daily-quiz";
import { expectNotice } from "./support/notices";

test.use({ cookieChoice: "open" });

/** The whole of an account's first day in one go. `npm test` runs it on both local backends. */
test("a hunter's first day: sign up, reward, quiz, balance, profile, sign out", { tag: "@journey" }, async ({
  page,
}) => {
  const id = randomUUID();
  const email = `journey-${id}@quarry.test`;
  // A name is one account's alone, and this runs once for each width.
  const displayName = `Quematrice Fan ${id.slice(0, 6)}`;
  await page.goto("/wiki/hitzones");
  await page
    .getByRole("dialog", { name: "We use cookies" })
    .getByRole("button", { name: "I decline" })
    .click();
  await loginOf(page).click();
  await page.getByRole("link", { name: "Create an account" }).click();
  const form = page.getByRole("form", { name: "Create an account" });
  await form.getByLabel("Display name").fill(displayName);
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill("Ember-And-Oil-7");
  await form.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your inbox");
  await expect(page.getByText(email)).toBeVisible();
  await expectNotice(page, { title: "+5 Coins", message: "Daily login reward", color: "green" });
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/wiki/hitzones");

  const opened = await openAccountMenu(page);
  await expect(opened).toContainText(displayName);
  await expect(opened).toContainText(email);
  await expectBalance(opened, 5);
  await answerQuiz(await openQuiz(page), "right");
  await expectNotice(page, { title: "+10 Coins", message: "That's the right answer", color: "green" });
  const menu = await openAccountMenu(page);
  await expectBalance(menu, 15);
  await expect(menu.getByRole("menuitem", { name: "Daily Quiz" })).toBeDisabled();

  await menu.getByRole("menuitem", { name: "Your profile" }).click();
  await expect(page).toHaveURL(/\/user\/\w+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(displayName);
  const uid = new URL(page.url()).pathname.replace("/user/", "");
  await page.getByRole("link", { name: "Statement" }).click();
  const statement = page.getByRole("table", { name: /^Coin balance/ });
  await expect(statement.getByRole("rowheader")).toHaveText([
    "Daily quiz, right answer",
    "Daily login reward",
  ]);
  const stored = { displayName, photoURL: null, coins: 15 };
  expect(await testStore().readDoc(`users/${uid}`)).toMatchObject(stored);

  await page.reload();
  await expect(statement.getByRole("rowheader")).toHaveCount(2);
  await logOut(page);
  await expect(statement).toBeHidden();
  await page.goto(`/user/${uid}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(displayName);
});
