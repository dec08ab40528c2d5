import type { Page } from "@playwright/test";
import { quizBank } from "@/lib/catalog/quiz-bank.server";
import { unknownQuestionText } from "@/lib/quiz/rules";
import { nextUtcMidnight, utcDay } from "@/lib/site/time";
import { createSignedIn } from "../support/accounts";
import { testStore } from "../support/store";
import { expect, test } from "./fixtures";
import {
  accountMenuOf,
  avatarOf,
  expectBalance,
  openAccountMenu,
  openQuiz,
  signInOnPage,
} from "./support/account-menu";
import { expectAccessible } from "./support/axe";
import { answerElsewhere, answerQuiz, readQuiz } from "./support/daily-quiz";
import { horizontalOverflow } from "./support/layout";
import { expectNotice, expectTimeOnScreen, noticesOf, noticeTexts } from "./support/notices";

const quizCall = "**/api/user/quiz";
const rightAnswer = { title: "+10 Coins", message: "That is the right answer", color: "green" } as const;
const unavailable = {
  title: "Quiz unavailable",
  message: "Check in tomorrow for your daily quiz",
  color: "yellow",
} as const;
const notSubmitted = "Your request was not submitted. Please try again in a few minutes.";

test("one question, four choices, and no answer key before an answer", async ({ page, account }) => {
  await signInOnPage(page, account);
  const started = page.waitForResponse((response) => response.url().endsWith("/api/user/quiz"));
  const dialog = await openQuiz(page);
  const reply = await (await started).text();
  const { question, choices } = await readQuiz(dialog);

  expect([...quizBank.values()].map((each) => each.question)).toContain(question);
  expect(new Set(choices).size).toBe(4);
  expect(JSON.parse(reply)).toEqual({
    message: "OK",
    question: { id: expect.stringMatching(/^\d{1,2}$/), question, choices },
    expires: nextUtcMidnight(new Date()).toISOString(),
  });
  expect(reply).not.toMatch(/"(answer|proof|correct|order)"/);
  await expect(dialog.getByRole("button", { name: "Submit" })).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);

  // Nothing chosen: nothing is sent.
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/user/quiz")) sent += 1;
  });
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(dialog.getByText("Answer cannot be empty", { exact: true })).toBeVisible();
  await expectAccessible(page, ["light", "dark"]);
  await dialog.getByRole("radio").first().check();
  await expect(dialog.getByText("Answer cannot be empty")).toBeHidden();
  expect(sent).toBe(0);

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(avatarOf(page)).toBeFocused();
  expect(await readQuiz(await openQuiz(page)), "the same question until it is answered").toEqual({
    question,
    choices,
  });
});

test("a right answer pays 10 coins, says so for three seconds and ends the day's quiz", async ({
  page,
  context,
  account,
}) => {
  await signInOnPage(page, account);
  await expectBalance(await openAccountMenu(page), 5);
  const dialog = await openQuiz(page);
  await answerQuiz(dialog, "right");
  await expect(dialog).toBeHidden();
  await expectNotice(page, rightAnswer);
  await expectTimeOnScreen(page, rightAnswer, 3000);

  const menu = await openAccountMenu(page);
  await expectBalance(menu, 15);
  await expect(menu.getByRole("button", { name: "Daily Quiz" })).toBeDisabled();
  const done = (await context.cookies()).find(({ name }) => name === "DailyQuestionDone");
  expect(done?.value).toBe("true");
  expect(done?.expires).toBeCloseTo(nextUtcMidnight(new Date()).getTime() / 1000, 0);

  await page.reload();
  await expect((await openAccountMenu(page)).getByRole("button", { name: "Daily Quiz" })).toBeDisabled();
  await expect(
    page.getByRole("main").getByRole("button", { name: "Daily Quiz" }),
    "at home too",
  ).toBeDisabled();
});

test("a wrong answer is told the right one for four seconds, and the day's quiz is over", async ({
  page,
  account,
}) => {
  await signInOnPage(page, account);
  const dialog = await openQuiz(page);
  const right = await answerQuiz(dialog, "wrong");
  await expect(dialog).toBeHidden();
  const wrong = { message: `The right answer was "${right}".`, color: "red" } as const;
  await expectNotice(page, wrong);
  await expectTimeOnScreen(page, wrong, 4000);

  const menu = await openAccountMenu(page);
  await expectBalance(menu, 5);
  await expect(menu.getByRole("button", { name: "Daily Quiz" })).toBeDisabled();
  await page.reload();
  await expect((await openAccountMenu(page)).getByRole("button", { name: "Daily Quiz" })).toBeDisabled();
});

test("the quiz can be played by keyboard alone", { tag: "@once" }, async ({ page, account }) => {
  await signInOnPage(page, account);
  await avatarOf(page).focus();
  await page.keyboard.press("Enter");
  const menu = accountMenuOf(page);
  await expect(menu.getByRole("link", { name: "Your profile" })).toBeFocused();
  const button = menu.getByRole("button", { name: "Daily Quiz" });
  for (let stops = 0; stops < 4 && !(await button.evaluate((each) => each.matches(":focus"))); stops += 1) {
    await page.keyboard.press("Tab");
  }
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");

  const dialog = page.getByRole("dialog", { name: "Daily Quiz" });
  const first = dialog.getByRole("radio").first();
  await expect(first).toBeVisible();
  for (let stops = 0; stops < 4 && !(await first.evaluate((each) => each.matches(":focus"))); stops += 1) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio").nth(1)).toBeChecked();
  const graded = page.waitForResponse((response) => response.request().method() === "POST");
  await page.keyboard.press("Enter");
  expect((await graded).status()).toBe(200);
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await noticeTexts(page)).join()).toMatch(/right answer/);
});

test("the home page offers the same quiz to the signed-in", async ({ page, account }) => {
  await signInOnPage(page, account);
  await page.goto("/");
  await page.getByRole("main").getByRole("button", { name: "Daily Quiz" }).click();
  await answerQuiz(page.getByRole("dialog", { name: "Daily Quiz" }), "right");
  await expectNotice(page, rightAnswer);
  await expect(page.getByRole("main").getByRole("button", { name: "Daily Quiz" })).toBeDisabled();
});

test("a quiz that was answered on another device says when the next one comes", async ({ page }) => {
  const account = await createSignedIn();
  await signInOnPage(page, account);
  await answerElsewhere(account.idToken, "wrong");
  const menu = await openAccountMenu(page);
  await menu.getByRole("button", { name: "Daily Quiz" }).click();
  await expectNotice(page, unavailable);
  await expectTimeOnScreen(page, unavailable, 4000);
  await expect(page.getByRole("dialog", { name: "Daily Quiz" })).toBeHidden();
});

test("an answer that came too late is passed over in silence", { tag: "@once" }, async ({ page }) => {
  const account = await createSignedIn();
  await signInOnPage(page, account);
  await expectNotice(page, { title: "+5 Coins", message: "Daily login reward", color: "green" });
  const dialog = await openQuiz(page);
  await answerElsewhere(account.idToken, "wrong");
  const graded = page.waitForResponse((response) => response.request().method() === "POST");
  await answerQuiz(dialog, "right");
  expect(await (await graded).json()).toMatchObject({ message: "Early" });
  await expect(dialog).toBeHidden();
  await expectBalance(await openAccountMenu(page), 5);
  expect(await noticeTexts(page), "nothing beside the login reward").toEqual(["+5 CoinsDaily login reward"]);
});

test("a start that fails says Internal server error, whatever the server said", { tag: "@once" }, async ({
  page,
  account,
  guard,
}) => {
  guard.expectFailure(/\/api\/user\/quiz$/, 500);
  await page.route(quizCall, (route) =>
    route.fulfill({ status: 500, json: { message: "ECONNREFUSED", code: "internal" } }),
  );
  await signInOnPage(page, account);
  const menu = await openAccountMenu(page);
  await menu.getByRole("button", { name: "Daily Quiz" }).click();
  const failed = { message: "Internal server error", color: "red" } as const;
  await expectNotice(page, failed);
  await expectTimeOnScreen(page, failed, 4000);
  await expect(page.getByRole("dialog", { name: "Daily Quiz" })).toBeHidden();

  await page.unroute(quizCall);
  await openQuiz(page);
});

test("no more than five notices stand at a time", { tag: "@once" }, async ({ page, account, guard }) => {
  guard.expectFailure(/\/api\/user\/quiz$/, 500);
  await page.route(quizCall, (route) =>
    route.fulfill({ status: 500, json: { message: "no", code: "internal" } }),
  );
  await signInOnPage(page, account);
  const button = (await openAccountMenu(page)).getByRole("button", { name: "Daily Quiz" });
  await button.click();
  // Under the pointer a notice stays, and all others with it.
  await noticesOf(page).first().hover();
  for (let attempts = 1; attempts < 7; attempts += 1) {
    const answered = page.waitForResponse("**/api/user/quiz");
    await button.press("Enter");
    await answered;
    await expect(button).toBeEnabled();
  }
  await expect(noticesOf(page)).toHaveCount(5);
});

const refusals = [
  {
    name: "with the server's words",
    status: 503,
    reply: { json: { message: "The store is closed for the night.", code: "unavailable" } },
    message: "The store is closed for the night.",
  },
  { name: "without any", status: 502, reply: { body: "<h1>Bad gateway</h1>" }, message: notSubmitted },
] as const;
for (const { name, status, reply, message } of refusals) {
  test(`an answer that is refused ${name} says so for four seconds and may be sent again`, {
    tag: "@once",
  }, async ({ page, account, guard }) => {
    guard.expectFailure(/\/api\/user\/quiz$/, status);
    await signInOnPage(page, account);
    const dialog = await openQuiz(page);
    await onPost(page, { status, ...reply });
    await answerQuiz(dialog, "right");
    await expect(dialog).toBeHidden();
    await expectNotice(page, { message, color: "red" });
    await expectTimeOnScreen(page, { message, color: "red" }, 4000);

    await page.unroute(quizCall);
    await answerQuiz(await openQuiz(page), "right");
    await expectNotice(page, rightAnswer);
  });
}

test("an answer that never arrives says that it was not submitted", { tag: "@once" }, async ({
  page,
  account,
  guard,
}) => {
  guard.expectFailure(/\/api\/user\/quiz$/, "aborted");
  await signInOnPage(page, account);
  const dialog = await openQuiz(page);
  await page.route(quizCall, (route) => route.abort("connectionfailed"));
  await answerQuiz(dialog, "right");
  await expect(dialog).toBeHidden();
  await expectNotice(page, { message: notSubmitted, color: "red" });
});

for (const stored of ['{"id":"99","question":"?","choices":["a","b","c","d"]}', "28", "not a question"]) {
  test(`a stored question that is in no bank shows the error text: ${stored}`, { tag: "@once" }, async ({
    page,
    context,
    account,
    baseURL,
  }) => {
    await signInOnPage(page, account);
    const cookie = (name: string, value: string) => ({
      name,
      value: encodeURIComponent(value),
      url: baseURL ?? "",
    });
    await context.addCookies([cookie("DailyOwner", account.uid), cookie("DailyQuestion", stored)]);
    await expectUnknownQuestion(page);
    // Put away, it does not stand in the way for the rest of the day.
    await page.keyboard.press("Escape");
    await openQuiz(page);
  });
}

test("an assigned question that is in no bank shows the error text", { tag: "@once" }, async ({
  page,
  account,
  guard,
}) => {
  guard.expectFailure(/\/api\/user\/quiz$/, 500);
  await signInOnPage(page, account);
  await testStore().writeDoc(`users/${account.uid}/quiz/${utcDay(new Date())}`, {
    questionId: "99",
    order: [0, 1, 2, 3],
    assignedAt: new Date(),
    answeredAt: null,
    choice: null,
    correct: null,
  });
  await expectUnknownQuestion(page);
  await expectAccessible(page, ["dark"]);
});

async function expectUnknownQuestion(page: Page): Promise<void> {
  await (await openAccountMenu(page)).getByRole("button", { name: "Daily Quiz" }).click();
  const dialog = page.getByRole("dialog", { name: "Daily Quiz" });
  await expect(dialog.getByText(unknownQuestionText, { exact: true })).toBeVisible();
  await expect(dialog.getByRole("radio")).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Submit" })).toBeHidden();
  expect(unknownQuestionText).toBe("Error generating quiz - contact an administrator.");
}

/** Answers POSTs with this; GETs go on to the server. */
async function onPost(page: Page, reply: { status: number; json?: unknown; body?: string }): Promise<void> {
  await page.route(quizCall, (route) =>
    route.request().method() === "POST" ? route.fulfill(reply) : route.continue(),
  );
}
