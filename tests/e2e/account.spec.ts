import { getNextUtcMidnight } from "@/lib/site/time";
import { createAccount } from "../support/accounts";
import { testStore } from "../support/store";
import { expect, test } from "./fixtures";
import {
  arriveSignedIn,
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
import { expectBottomCenter, expectNotice, expectToGo, noticeTexts } from "./support/notices";

const rightAnswer = { title: "+10 Coins", message: "That's the right answer", color: "green" } as const;
const reward = { title: "+5 Coins", message: "Daily login reward", color: "green" } as const;

test("the menu tells who is here, follows changes made elsewhere and explains coins", async ({
  page,
  account,
}) => {
  await arriveSignedIn(page, account);
  await expectNotice(page, reward);
  await expectBottomCenter(page, reward);
  const menu = await openAccountMenu(page);

  await test.step("it holds profile, email, balance, quiz and logout", async () => {
    await expect(menu).toContainText(account.displayName);
    await expect(menu).toContainText(account.email);
    await expectBalance(menu, 5);
    const profile = menu.getByRole("menuitem", { name: "Your profile" });
    await expect(profile).toHaveAttribute("href", `/user/${account.uid}`);
    await expect(menu.getByRole("menuitem", { name: "Daily Quiz" })).toBeEnabled();
    await expect(menu.getByRole("menuitem", { name: "Logout" })).toBeEnabled();
    expect(await horizontalOverflow(page)).toBe(0);
    await expectAccessible(page);
  });

  await test.step("name and balance are live", async () => {
    await answerElsewhere(account.idToken, "right");
    await expectBalance(menu, 15);
    const path = `users/${account.uid}`;
    const user = await testStore().readDoc(path);
    await testStore().writeDoc(path, { ...user, displayName: "Renamed Meanwhile" });
    await expect(menu).toContainText("Renamed Meanwhile");
  });

  await test.step("Escape gives the focus back to the avatar", async () => {
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(avatarOf(page)).toBeFocused();
  });

  await test.step("About coins opens over the page, and gives the focus back too", async () => {
    await (await openAccountMenu(page)).getByRole("menuitem", { name: "About coins" }).click();
    const dialog = page.getByRole("dialog", { name: "Coins" });
    await expect(dialog.getByRole("table", { name: "Rewards" })).toBeVisible();
    await expect(dialog.getByRole("table", { name: "Costs" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(avatarOf(page)).toBeFocused();
  });
});

test("the reward comes once a day, is announced for four seconds and not asked for again", {
  tag: "@once",
}, async ({ page, context, account }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/user/login-reward")) asked.push(request.method());
  });
  await arriveSignedIn(page, account);
  await expectNotice(page, reward);
  await expectToGo(page, reward);
  expect(asked).toEqual(["GET"]);

  const flag = (await context.cookies()).find(({ name }) => name === "LoginReward");
  expect(flag?.value).toBe("true");
  expect(flag?.expires).toBeCloseTo(getNextUtcMidnight(new Date()).getTime() / 1000, 0);

  await page.reload();
  await expectBalance(await openAccountMenu(page), 5);
  expect(asked, "asked again on reload").toEqual(["GET"]);
  expect(await noticeTexts(page)).toEqual([]);
});

test("two accounts in one browser: the second gets its own reward and its own quiz", {
  tag: "@once",
}, async ({ page, account }) => {
  await arriveSignedIn(page, account);
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
