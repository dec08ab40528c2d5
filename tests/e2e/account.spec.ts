import { nextUtcMidnight } from "@/lib/site/time";
import { createAccount, createSignedIn } from "../support/accounts";
import { testStore } from "../support/store";
import { expect, test } from "./fixtures";
import {
  avatarOf,
  expectBalance,
  logOut,
  openAccountMenu,
  openQuiz,
  signInOnPage,
} from "./support/account-menu";
import { expectAccessible } from "./support/axe";
import { answerElsewhere, answerQuiz } from "./support/daily-quiz";
import { horizontalOverflow } from "./support/layout";
import { expectBottomCentre, expectNotice, expectTimeOnScreen, noticeTexts } from "./support/notices";

const rightAnswer = { title: "+10 Coins", message: "That is the right answer", color: "green" } as const;
const reward = { title: "+5 Coins", message: "Daily login reward", color: "green" } as const;

test("the menu holds profile, e-mail, balance, quiz and logout", async ({ page, account }) => {
  await signInOnPage(page, account);
  const menu = await openAccountMenu(page);
  await expect(menu).toContainText(account.displayName);
  await expect(menu).toContainText(account.email);
  await expectBalance(menu, 5);
  await expect(menu.getByRole("link", { name: "Your profile" })).toHaveAttribute(
    "href",
    `/user/${account.uid}`,
  );
  await expect(menu.getByRole("button", { name: "About coins" })).toBeVisible();
  await expect(menu.getByRole("button", { name: "Daily Quiz" })).toBeEnabled();
  await expect(menu.getByRole("button", { name: "Logout" })).toBeEnabled();
  expect(await horizontalOverflow(page)).toBe(0);
  await expectAccessible(page, ["light", "dark"]);

  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(avatarOf(page)).toBeFocused();
});

test("name and balance in the menu are live", async ({ page }) => {
  const account = await createSignedIn();
  await signInOnPage(page, account);
  const menu = await openAccountMenu(page);
  await expectBalance(menu, 5);

  await answerElsewhere(account.idToken, "right");
  await expectBalance(menu, 15);

  const path = `users/${account.uid}`;
  await testStore().writeDoc(path, {
    ...(await testStore().readDoc(path)),
    displayName: "Renamed Meanwhile",
  });
  await expect(menu).toContainText("Renamed Meanwhile");
});

test("the reward comes once a day, is announced for four seconds and not asked for again", async ({
  page,
  context,
  account,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/user/login-reward")) asked.push(request.method());
  });
  await signInOnPage(page, account);
  await expectNotice(page, reward);
  await expectTimeOnScreen(page, reward, 4000);
  await expectBottomCentre(page, reward);
  expect(asked).toEqual(["GET"]);

  const flag = (await context.cookies()).find(({ name }) => name === "LoginReward");
  expect(flag?.value).toBe("true");
  expect(flag?.expires).toBeCloseTo(nextUtcMidnight(new Date()).getTime() / 1000, 0);

  await page.reload();
  const menu = await openAccountMenu(page);
  await expectBalance(menu, 5);
  expect(asked, "asked again on reload").toEqual(["GET"]);
  expect(await noticeTexts(page)).toEqual([]);
});

test("a reward that was had on another device is not announced here", { tag: "@once" }, async ({
  page,
  newVisitor,
  account,
}) => {
  const elsewhere = await newVisitor();
  await signInOnPage(elsewhere, account);
  await expectNotice(elsewhere, reward);

  const answered = page.waitForResponse("**/api/user/login-reward");
  await signInOnPage(page, account);
  expect(await (await answered).json()).toMatchObject({ message: "Early" });
  const menu = await openAccountMenu(page);
  await expectBalance(menu, 5);
  expect(await noticeTexts(page)).toEqual([]);
});

test("a reward call that fails is silent, and tried again at the next visit", { tag: "@once" }, async ({
  page,
  account,
  guard,
}) => {
  guard.expectFailure(/\/api\/user\/login-reward$/, 500);
  await page.route("**/api/user/login-reward", (route) =>
    route.fulfill({ status: 500, json: { message: "Internal server error", code: "internal" } }),
  );
  const answered = page.waitForResponse("**/api/user/login-reward");
  await signInOnPage(page, account);
  await answered;
  const menu = await openAccountMenu(page);
  await expectBalance(menu, 0);
  expect(await noticeTexts(page)).toEqual([]);

  await page.unroute("**/api/user/login-reward");
  await page.reload();
  await expectNotice(page, reward);
});

test("two accounts in one browser: the second gets its own reward and its own quiz", async ({
  page,
  account,
}) => {
  // Three sign-ins and two quizzes.
  test.slow();
  await signInOnPage(page, account);
  await expectNotice(page, reward);
  await answerQuiz(await openQuiz(page), "right");
  await expectNotice(page, rightAnswer);
  await logOut(page);

  const second = await createAccount({ displayName: "Second Hunter" });
  await signInOnPage(page, second);
  await expectNotice(page, reward);
  const menu = await openAccountMenu(page);
  await expect(menu).toContainText("Second Hunter");
  await expectBalance(menu, 5);
  await answerQuiz(await openQuiz(page), "right");
  await expectBalance(await openAccountMenu(page), 15);
  await page.keyboard.press("Escape");
  await logOut(page);

  await signInOnPage(page, account);
  await expectBalance(await openAccountMenu(page), 15);
  expect(await testStore().readDoc(`users/${account.uid}`)).toMatchObject({ coins: 15 });
  expect(await testStore().readDoc(`users/${second.uid}`)).toMatchObject({ coins: 15 });
});

test("About coins lists what earns coins and what they buy", async ({ page, account }) => {
  await signInOnPage(page, account);
  await (await openAccountMenu(page)).getByRole("button", { name: "About coins" }).click();
  const dialog = page.getByRole("dialog", { name: "Coins" });
  const rowsOf = async (name: string) => {
    const rows = await dialog.getByRole("table", { name }).getByRole("row").all();
    return Promise.all(rows.map((row) => row.locator("th, td").allTextContents()));
  };
  await expect(dialog).toBeVisible();
  expect(await rowsOf("Rewards")).toEqual([
    ["Action", "Coins Earned", "Frequency"],
    ["Daily Login", "5", "Once per day"],
    ["Daily Quiz", "10", "Once per day"],
    ["Approved answer in Hunting Help", "15", "Per approved answer"],
  ]);
  expect(await rowsOf("Costs")).toEqual([
    ["Action", "Coins Spent"],
    ["Build Request", "30"],
    ["Hunt Support", "50"],
    ["Unlock a Profile Icon", "200"],
  ]);
  await expectAccessible(page, ["light", "dark"]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(avatarOf(page)).toBeFocused();
});
