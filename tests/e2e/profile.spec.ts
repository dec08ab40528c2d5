import { utcDay } from "@/lib/site/time";
import { testStore } from "../support/store";
import { expect, test } from "./fixtures";
import { expectBalance, openAccountMenu, openQuiz, signInOnPage } from "./support/account-menu";
import { expectAccessible } from "./support/axe";
import { answerQuiz } from "./support/daily-quiz";
import { horizontalOverflow } from "./support/layout";

test("one's own profile shows balance and statement, and both follow an answer", async ({
  page,
  account,
}) => {
  const today = utcDay(new Date());
  await signInOnPage(page, account);
  await (await openAccountMenu(page)).getByRole("link", { name: "Your profile" }).click();
  await expect(page).toHaveURL(`/user/${account.uid}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(account.displayName);
  await expectBalance(main, 5);
  const rows = main.getByRole("table", { name: /coin balance/ }).getByRole("row");
  const cells = (index: number) => rows.nth(index).locator("th, td");
  await expect(rows).toHaveCount(2);
  await expect(cells(0)).toHaveText(["Date (UTC)", "Reason", "Coins", "Balance"]);
  await expect(cells(1)).toHaveText([today, "Daily login reward", "+5", "5"]);

  await answerQuiz(await openQuiz(page), "right");
  await expect(rows, "without a reload").toHaveCount(3);
  await expect(cells(1)).toHaveText([today, "Daily quiz, right answer", "+10", "15"]);
  await expect(cells(2)).toHaveText([today, "Daily login reward", "+5", "5"]);
  await expectBalance(main, 15);
  expect(await horizontalOverflow(page)).toBe(0);
  await expectAccessible(page, ["light", "dark"]);

  await page.reload();
  await expect(rows).toHaveCount(3);
});

test("a long statement comes in pages", { tag: "@once" }, async ({ page, account }) => {
  await signInOnPage(page, account);
  await expectBalance(await openAccountMenu(page), 5);
  // 30 days of visits before today's, oldest first.
  const days = Array.from({ length: 30 }, (_, index) => new Date(Date.now() - (30 - index) * 86_400_000));
  await Promise.all(
    days.map((createdAt, index) =>
      testStore().writeDoc(`users/${account.uid}/ledger/daily-login.${utcDay(createdAt)}`, {
        amount: 5,
        reason: "daily-login",
        ref: utcDay(createdAt),
        balanceAfter: 5 * (index + 1),
        createdAt,
      }),
    ),
  );
  await page.goto(`/user/${account.uid}`);
  const rows = page.getByRole("table", { name: /coin balance/ }).getByRole("row");
  await expect(rows).toHaveCount(1 + 25);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(rows).toHaveCount(1 + 31);
  await expect(page.getByRole("button", { name: "Show more" })).toBeHidden();
  const dates = await rows.locator("time").allTextContents();
  expect(dates).toEqual([...dates].sort().reverse());
  expect(new Set(dates).size).toBe(31);
});

test("others see a name and nothing of the coins", async ({ page, newVisitor, account }) => {
  await signInOnPage(page, account);
  await expectBalance(await openAccountMenu(page), 5);

  const visitor = await newVisitor();
  const replied = visitor.waitForResponse((response) => response.url().includes("/api/user?uid="));
  await visitor.goto(`/user/${account.uid}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(account.displayName);
  expect(Object.keys(await (await replied).json()).sort()).toEqual(["displayName", "photoURL"]);
  await expect(visitor.getByRole("main")).not.toContainText(/coin/i);
  await expect(visitor.getByRole("main")).not.toContainText(account.email);
  await expect(visitor.getByRole("table")).toHaveCount(0);
  await expectAccessible(visitor, ["dark"]);
});

test("an address without a player says so and leads on", async ({ page, guard }) => {
  guard.expectFailure(/\/api\/user\?uid=nobody-lives-here$/, 404);
  await page.goto("/user/nobody-lives-here");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Player not found");
  await expect(page.getByRole("main").getByRole("link", { name: "Go to the start page" })).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  await expectAccessible(page, ["light", "dark"]);
});

test("a profile that cannot be loaded offers another try", { tag: "@once" }, async ({
  page,
  guard,
  account,
}) => {
  guard.expectFailure(/\/api\/user\?uid=/, 503);
  await signInOnPage(page, account);
  const visitorCall = "**/api/user?uid=*";
  await page.route(visitorCall, (route) =>
    route.fulfill({ status: 503, json: { message: "Try again later.", code: "unavailable" } }),
  );
  await page.goto("/user/someone-else");
  await expect(page.getByText("The profile could not be loaded")).toBeVisible();
  await page.unroute(visitorCall);
  await page.route(visitorCall, (route) =>
    route.fulfill({ json: { displayName: "Back Again", photoURL: null } }),
  );
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Back Again");
});
