import { quizBank } from "@/lib/catalog/read-quiz-bank.server";
import { getNextUtcMidnight } from "@/lib/site/time";
import { expect, test } from "./fixtures";
import {
  accountMenuOf,
  arriveSignedIn,
  avatarOf,
  expectBalance,
  openAccountMenu,
  openQuiz,
} from "./support/account-menu";
import { expectAccessible } from "./support/axe";
import { answerQuiz, readQuiz } from "./support/daily-quiz";
import { tabTo } from "./support/keyboard";
import { horizontalOverflow } from "./support/layout";
import { expectNotice, noticeTexts } from "./support/notices";

test("one question, four choices, and no answer key before an answer", async ({ page, account }) => {
  await arriveSignedIn(page, account);
  const started = page.waitForResponse((response) => response.url().endsWith("/api/user/quiz"));
  const dialog = await openQuiz(page);
  const reply = await (await started).text();
  const { question, choices } = await readQuiz(dialog);

  expect([...quizBank.values()].map((each) => each.question)).toContain(question);
  expect(new Set(choices).size).toBe(4);
  expect(JSON.parse(reply)).toEqual({
    message: "OK",
    question: { id: expect.stringMatching(/^\d{1,2}$/), question, choices },
    expires: getNextUtcMidnight(new Date()).toISOString(),
  });
  expect(reply).not.toMatch(/"(answer|proof|correct|order)"/);
  expect(await horizontalOverflow(page)).toBe(0);

  await test.step("nothing chosen: nothing is sent", async () => {
    let sent = 0;
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/api/user/quiz")) sent += 1;
    });
    await dialog.getByRole("button", { name: "Submit" }).click();
    await expect(dialog.getByText("Answer cannot be empty", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("radio").first().check();
    await expect(dialog.getByText("Answer cannot be empty")).toBeHidden();
    expect(sent).toBe(0);
  });

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(avatarOf(page)).toBeFocused();
  expect(await readQuiz(await openQuiz(page)), "the same question until it is answered").toEqual({
    question,
    choices,
  });
});

test("the home page offers the quiz: a right answer pays and ends the day's quiz everywhere", {
  tag: "@once",
}, async ({ page, context, account }) => {
  await arriveSignedIn(page, account);
  const atHome = page.getByRole("main").getByRole("button", { name: "Daily Quiz" });
  await atHome.click();
  const dialog = page.getByRole("dialog", { name: "Daily Quiz" });
  await answerQuiz(dialog, "right");
  await expect(dialog).toBeHidden();
  await expectNotice(page, { title: "+10 Coins", message: "That's the right answer", color: "green" });
  await expect(atHome).toBeDisabled();
  const menu = await openAccountMenu(page);
  await expectBalance(menu, 15);
  await expect(menu.getByRole("menuitem", { name: "Daily Quiz" })).toBeDisabled();
  const done = (await context.cookies()).find(({ name }) => name === "DailyQuestionDone");
  expect(done?.value).toBe("true");
  expect(done?.expires).toBeCloseTo(getNextUtcMidnight(new Date()).getTime() / 1000, 0);

  await page.reload();
  await expect((await openAccountMenu(page)).getByRole("menuitem", { name: "Daily Quiz" })).toBeDisabled();
  await expect(atHome).toBeDisabled();
});

test("a wrong answer is told the right one and pays nothing", { tag: "@once" }, async ({ page, account }) => {
  await arriveSignedIn(page, account);
  const dialog = await openQuiz(page);
  const right = await answerQuiz(dialog, "wrong");
  await expect(dialog).toBeHidden();
  await expectNotice(page, { message: `The right answer was "${right}".`, color: "red" });
  const menu = await openAccountMenu(page);
  await expectBalance(menu, 5);
  await expect(menu.getByRole("menuitem", { name: "Daily Quiz" })).toBeDisabled();
});

test("the quiz can be played by keyboard alone", { tag: "@once" }, async ({ page, account }) => {
  await arriveSignedIn(page, account);
  await avatarOf(page).focus();
  await page.keyboard.press("Enter");
  const menu = accountMenuOf(page);
  await expect(menu.getByRole("menuitem", { name: "Your profile" })).toBeFocused();
  await tabTo(page, menu.getByRole("menuitem", { name: "Daily Quiz" }), 4);
  await page.keyboard.press("Enter");

  const radios = page.getByRole("dialog", { name: "Daily Quiz" }).getByRole("radio");
  await tabTo(page, radios.first(), 4);
  await page.keyboard.press("ArrowDown");
  await expect(radios.nth(1)).toBeChecked();
  const graded = page.waitForResponse((response) => response.request().method() === "POST");
  await page.keyboard.press("Enter");
  expect((await graded).status()).toBe(200);
  await expect(page.getByRole("dialog", { name: "Daily Quiz" })).toBeHidden();
  const words = async () => (await noticeTexts(page)).flat();
  await expect.poll(words).toContainEqual(expect.stringContaining("right answer"));
});
