import { randomUUID } from "node:crypto";
import { createMember } from "../support/accounts";
import { expect, test } from "./fixtures";
import { arriveSignedIn, openAccountMenu } from "./support/account-menu";
import { expectAccessible } from "./support/axe";
import { horizontalOverflow } from "./support/layout";
import { chooseToReview, claimAndCheck, fillInRun, newVideoLink } from "./support/leaderboards";

const queue = "/moderation/runs";
const newName = (role: string) => `${role} ${randomUUID().slice(0, 8)}`;

test("a run of two is submitted, confirmed and verified by two moderators, and changes board, rank and profile", {
  tag: "@once",
}, async ({ page, newVisitor }) => {
  test.slow();
  const runner = await createMember({ displayName: newName("Runner") });
  const partner = await createMember({ displayName: newName("Partner") });
  const quest = "Profusion of Poison";

  const second = await newVisitor();
  await arriveSignedIn(second, partner);
  await arriveSignedIn(page, runner, "/leaderboards/submit");
  await fillInRun(page, {
    quest,
    ruleset: "Freestyle",
    weapon: "hunting-horn",
    platform: "PS5",
    time: "5:43.21",
    video: newVideoLink(),
    partner: `/user/${partner.uid}`,
  });
  await expect(page.getByText(`${partner.displayName} will be asked to confirm.`)).toBeVisible();
  await expect(page.getByText("05'43\"21")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Submit run" }).click();
  await expect(page.getByRole("heading", { name: "Run submitted" })).toBeFocused();
  const board = await page.getByRole("link", { name: "Open the board" }).getAttribute("href");
  if (!board) throw new Error("the board has no address");
  await expect(page.getByRole("region", { name: "Your runs" }).getByRole("listitem")).toContainText(quest);

  await second.goto("/leaderboards/submit");
  const requests = second.getByRole("region", { name: "Partner requests" });
  await expect(requests).toContainText(`Submitted by ${runner.displayName}`);
  await requests.getByRole("button", { name: /^Confirm/ }).click();
  await expect(requests).toHaveCount(0);

  const visitor = await newVisitor();
  await visitor.goto(board);
  await expect(visitor.getByText(runner.displayName)).toHaveCount(0);

  const moderator = await newVisitor();
  const first = await createMember({ displayName: newName("First"), claims: { creator: true } });
  await arriveSignedIn(moderator, first, queue);
  await chooseToReview(moderator, runner.displayName);
  await expect(moderator.getByText("First place.")).toBeVisible();
  await claimAndCheck(moderator);
  await moderator.getByRole("textbox", { name: "Start" }).fill("0:10");
  await moderator.getByRole("textbox", { name: "End" }).fill("5:53.21");
  await expect(moderator.getByText("agrees.")).toBeVisible();
  await expectAccessible(moderator, moderator.getByRole("main"));
  await moderator.getByRole("button", { name: "Verify", exact: true }).click();
  await expect(moderator.getByText("Run verified as a provisional first place.")).toBeVisible();

  await expect
    .poll(async () => (await (await visitor.goto(board))?.text())?.includes(runner.displayName))
    .toBe(true);
  const row = visitor.getByRole("row").filter({ hasText: runner.displayName });
  await expect(row.first()).toContainText("05'43\"21");
  await expect(row.first()).toContainText(partner.displayName);
  await row.first().getByRole("link", { name: "05'43\"21" }).click();
  await expect(visitor).toHaveURL(/\/leaderboards\/runs\//);
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText("05'43\"21");
  await expect(visitor.getByRole("main")).toContainText(quest);
  await expect(visitor.getByText("Provisional first place.")).toBeVisible();
  await expectAccessible(visitor);
  const run = visitor.url();

  const other = await newVisitor();
  const confirming = await createMember({ displayName: newName("Other"), claims: { creator: true } });
  await arriveSignedIn(other, confirming, new URL(run).pathname);
  await other.getByRole("button", { name: "Confirm first place" }).click();
  await expect(other.getByText("First place confirmed.")).toBeVisible();
  await expect
    .poll(async () => (await (await visitor.goto(run))?.text())?.includes("Provisional"))
    .toBe(false);

  await visitor.goto(`/user/${runner.uid}`);
  const onProfile = visitor.getByRole("main").getByRole("link", { name: /05'43"21/ });
  await expect(onProfile.first()).toHaveAttribute("href", new URL(run).pathname);
  const ranking = await visitor.request.get(`/api/leaderboards/runners/${runner.uid}`);
  expect(await ranking.json()).toMatchObject({ name: runner.displayName, points: expect.any(Number) });
  await visitor.goto(`/leaderboards/user-ranking?runner=${runner.uid}`);
  await expect(visitor.getByRole("main")).toContainText(runner.displayName);

  await (await openAccountMenu(page)).getByRole("menuitem", { name: /^Notifications/ }).click();
  const notices = page.getByRole("dialog", { name: "Notifications" });
  await expect(notices.getByRole("listitem").filter({ hasText: quest }).first()).toBeVisible();
});

test("a rejected run is appealed, and another moderator grants the appeal", {
  tag: "@narrow",
}, async ({ page, newVisitor }) => {
  test.slow();
  const runner = await createMember({ displayName: newName("Runner") });
  await arriveSignedIn(page, runner, "/leaderboards/submit");
  await fillInRun(page, {
    quest: "Mysterious Poison",
    ruleset: "TA",
    weapon: "lance",
    platform: "Xbox",
    time: "06'12\"34",
    video: newVideoLink(),
  });
  expect(await horizontalOverflow(page)).toBe(0);
  await page.getByRole("button", { name: "Submit run" }).click();
  await expect(page.getByRole("heading", { name: "Run submitted" })).toBeVisible();

  const first = await newVisitor();
  const creator = await createMember({ displayName: newName("First"), claims: { creator: true } });
  await arriveSignedIn(first, creator, queue);
  await chooseToReview(first, runner.displayName);
  expect(await horizontalOverflow(first)).toBe(0);
  await claimAndCheck(first);
  await first.getByRole("button", { name: "Reject", exact: true }).click();
  const reject = first.getByRole("dialog", { name: "Reject this run" });
  await reject.getByRole("combobox", { name: "Reason" }).selectOption("video-cut");
  await reject.getByRole("textbox", { name: "What exactly" }).fill("It jumps at 2:10.");
  await expectAccessible(first, reject);
  await reject.getByRole("button", { name: "Reject" }).click();
  await expect(reject).toHaveCount(0);

  await page.reload();
  const own = page.getByRole("region", { name: "Your runs" });
  await expect(own).toContainText("It jumps at 2:10.");
  await own.getByRole("button", { name: /^Appeal/ }).click();
  const appeal = page.getByRole("dialog", { name: "Appeal this decision" });
  await appeal.getByRole("textbox", { name: /^Why/ }).fill("That is the loading screen of the camp.");
  await appeal.getByRole("button", { name: "Appeal" }).click();
  await expect(own).toContainText("Your appeal");

  await first.reload();
  await first.getByRole("tab", { name: "Appeals" }).click();
  await chooseToReview(first, runner.displayName);
  await expect(first.getByText("You have judged this run before.")).toBeVisible();
  await expect(first.getByRole("button", { name: "Claim", exact: true })).toHaveCount(0);

  const second = await newVisitor();
  const admin = await createMember({ displayName: newName("Second"), claims: { admin: true } });
  await arriveSignedIn(second, admin, queue);
  await second.getByRole("tab", { name: "Appeals" }).click();
  await chooseToReview(second, runner.displayName);
  await expect(second.getByText("That is the loading screen of the camp.")).toBeVisible();
  await claimAndCheck(second);
  await second.getByRole("button", { name: "Grant appeal" }).click();
  const grant = second.getByRole("dialog", { name: "Grant this appeal" });
  await grant.getByRole("textbox").fill("The quest clock runs on through it.");
  await grant.getByRole("button", { name: "Grant" }).click();
  await expect(grant).toHaveCount(0);

  await page.reload();
  await expect(own).toContainText("Granted");
  await expect(own).toContainText("The quest clock runs on through it.");
});

test("on a phone the list of boards begins next to the first screen, and ten runs of a board fit one", {
  tag: "@narrow",
}, async ({ page }) => {
  await page.goto("/leaderboards");
  const quest = page.getByRole("table", { name: "Quests with their solo records" }).getByRole("rowheader");
  expect((await quest.first().boundingBox())?.y).toBeLessThan(950);
  await page.goto("/leaderboards/overview");
  const row = page.getByRole("main").getByRole("table").first().getByRole("row").nth(1);
  expect((await row.boundingBox())?.height).toBeLessThan(56);
  expect(await horizontalOverflow(page)).toBe(0);
});
