import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Page } from "@playwright/test";
import { demoAccounts, demoPassword } from "@/lib/demo/accounts";
import { findFreePorts } from "@/scripts/lib/ports.mjs";
import { patientLimit } from "@/scripts/lib/slowness.mjs";
import { createAccount } from "../support/accounts";
import { test as base, expect } from "./fixtures";
import { expectBalance, openAccountMenu, signInOnPage } from "./support/account-menu";
import { horizontalOverflow } from "./support/layout";
import { chooseToReview, claimAndCheck, fillInRun, newVideoLink } from "./support/leaderboards";

/** What the operator gives new accounts here, so that one can ask on the first day. */
const welcomeCoins = 30;

/** The site on its first day: the same build over a store of its own, in which nobody has done anything. */
const test = base.extend<object, { firstDay: string }>({
  firstDay: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const [port = 0] = await findFreePorts(1);
      const url = `http://127.0.0.1:${port}`;
      const server = spawn(process.execPath, ["scripts/start.mjs"], {
        stdio: "ignore",
        env: {
          ...process.env,
          ...{ PORT: String(port), HOST: "127.0.0.1", NODE_ENV: "production" },
          ...{ QUARRY_ADDRESS_LIMIT: "100000", QUARRY_NETWORK_BUDGET: "0" },
          ...{ QUARRY_BACKEND: "embedded", FIRESTORE_EMULATOR_HOST: "", QUARRY_DEMO_EMPTY: "1" },
          QUARRY_WELCOME_COINS: String(welcomeCoins),
        },
      });
      const ended = once(server, "exit");
      await expect(async () => {
        expect(server.exitCode, "the server runs").toBeNull();
        await fetch(url);
      }).toPass({ timeout: patientLimit(200_000) });
      await use(url);
      server.kill();
      await ended;
    },
    { scope: "worker", timeout: patientLimit(240_000) },
  ],
  baseURL: async ({ firstDay }, use) => use(firstDay),
});

const board = "/leaderboards/overview?board=arena-rathian_arena_all_all_1";
const forEverybody = [
  "/",
  "/leaderboards",
  board,
  "/leaderboards/user-ranking",
  "/leaderboards/submissions",
  "/leaderboards/submit",
  "/leaderboards/review",
  "/hunting-help",
  "/hunting-help/new",
  "/hunting-help/find",
  "/hunting-help/helpers",
  "/wiki/guides",
  "/wiki/builds",
  "/wiki/featured-content",
  "/about/coins",
];
const forStaff = ["/moderation", "/moderation/runs", "/admin"];

/** What no page may say, whatever it has to show. */
const broken = /\bNaN\b|\bundefined\b|\bInfinity\b|\bnull\b|Something went wrong|could not be loaded/;

/** Opens pages one after the other: each has a title, something to do, no table without rows, and fits the screen. */
async function walk(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      // A page that frames videos loads itself again for its policy, maybe just as the next one is opened.
      await expect(async () => void (await page.goto(path))).toPass();
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(main.locator(".mantine-Skeleton-root")).toHaveCount(0);
      await expect(main).not.toContainText(broken, { useInnerText: true });
      await expect(main.locator("a[href], button").locator("visible=true").first()).toBeVisible();
      await expect(async () => {
        for (const table of await main.getByRole("table").all()) {
          expect(await table.getByRole("row").count(), "a table has more than its head").toBeGreaterThan(1);
        }
        expect(await horizontalOverflow(page)).toBe(0);
      }).toPass();
    });
  }
}

const admin = demoAccounts.find(({ role }) => role === "admin");

test("a first day: a run is verified, a request solved, a guide published and a hunt joined, and no page is in the way", {
  tag: "@once",
}, async ({ page, newVisitor }) => {
  test.slow();
  const visitor = await newVisitor();
  await test.step("a visitor finds an invitation on each page", async () => {
    await visitor.setViewportSize({ width: 390, height: 844 });
    await walk(visitor, forEverybody);
    await visitor.goto("/leaderboards");
    await expect(visitor.getByRole("link", { name: "Submit the first run" })).toBeVisible();
  });

  const member = await createAccount();
  const helper = await createAccount();
  const second = await newVisitor();
  const moderator = await newVisitor();
  await signInOnPage(page, member);
  await signInOnPage(second, helper);
  await signInOnPage(moderator, { email: admin?.email ?? "", password: demoPassword });
  await test.step("the first moderator finds empty queues", () => walk(moderator, forStaff));

  await test.step("a run is submitted, verified by one vote and shown as provisional", async () => {
    await page.goto("/leaderboards/submit");
    await fillInRun(page, {
      quest: "Hunting Exercise: Tempered Arkveld",
      ruleset: "Freestyle",
      weapon: "bow",
      platform: "PC",
      time: "5:43.21",
      video: newVideoLink(),
    });
    await page.getByRole("button", { name: "Submit run" }).click();
    await expect(page.getByRole("heading", { name: "Run submitted" })).toBeVisible();
    await moderator.goto("/moderation/runs");
    await chooseToReview(moderator, member.displayName);
    await claimAndCheck(moderator);
    await moderator.getByRole("textbox", { name: "Start" }).fill("0:10");
    await moderator.getByRole("textbox", { name: "End" }).fill("5:53.21");
    await moderator.getByRole("button", { name: "Verify", exact: true }).click();
    await expect(moderator.getByText("Run verified as a provisional first place.")).toBeVisible();
    const record = visitor.getByRole("link", { name: "05'43\"21" }).first();
    await expect(async () => {
      await visitor.goto("/leaderboards");
      // A phone has the records of the week folded.
      if ((visitor.viewportSize()?.width ?? 0) < 768)
        await visitor.locator("details:has(#fallen) > summary").click();
      await expect(record).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    await record.click();
    await expect(visitor.getByText("Provisional first place.")).toBeVisible();
  });

  await test.step("a request is posted with the welcome, answered and solved", async () => {
    await page.goto("/hunting-help/new");
    await expectBalance(await openAccountMenu(page), welcomeCoins + 5);
    await page.keyboard.press("Escape");
    const form = page.getByRole("form", { name: "Request" });
    await form.getByRole("textbox", { name: "Goal" }).fill("A bow for my first tempered hunt");
    await form.getByRole("combobox", { name: "Weapon" }).selectOption("bow");
    await form.getByRole("button", { name: "Post for 30 coins" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A bow for my first tempered hunt");
    await second.goto(new URL(page.url()).pathname);
    const answer = second.getByRole("form", { name: "Your answer" });
    await answer.getByRole("textbox", { name: "Write an answer" }).fill("Stay close and keep it charged.");
    await answer.getByRole("button", { name: "Post answer" }).click();
    await expect(page.getByText("Stay close and keep it charged."), "without a reload").toBeVisible();
    await page.getByRole("button", { name: "Approve" }).click();
    await page
      .getByRole("dialog", { name: "Approve this answer" })
      .getByRole("button", { name: "Approve" })
      .click();
    await expect(page.getByText("The approved answer earned 15 coins.")).toBeVisible();
  });

  await test.step("a guide is published", async () => {
    await moderator.goto("/wiki/guides/new");
    await moderator.getByRole("textbox", { name: "Title" }).fill("Our first guide");
    await moderator.getByRole("textbox", { name: "Address" }).fill("our-first-guide");
    await moderator.getByRole("textbox", { name: /^Text/ }).fill("## Start here\n\nEat before each hunt.");
    await moderator.getByRole("button", { name: "Save draft" }).click();
    await moderator.getByRole("button", { name: "Publish now" }).click();
    const warnings = moderator.getByRole("dialog", { name: "Before you publish" });
    await warnings.getByRole("button", { name: "Publish anyway" }).click();
    await expect(moderator.getByRole("link", { name: "Open the page" })).toBeVisible();
    await visitor.goto("/wiki/guides/our-first-guide");
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Our first guide");
  });

  await test.step("a hunt is listed, joined, and its lobby shown to who is in", async () => {
    await page.goto("/hunting-help/find");
    const form = page.getByRole("form", { name: "Look for hunters" });
    await form.getByRole("combobox", { name: "Monster" }).selectOption("arkveld");
    await form.getByRole("textbox", { name: "Lobby ID" }).fill("ARK123");
    await form.getByRole("button", { name: "Start looking" }).click();
    await expect(page.getByRole("button", { name: "Stop looking" })).toBeVisible();
    await second.goto("/hunting-help/find");
    const entry = second.getByRole("listitem").filter({ hasText: member.displayName }).first();
    await entry.getByRole("button", { name: /^Ask to join/ }).click();
    await entry.getByRole("form").getByRole("button", { name: "Ask to join" }).click();
    await expect(second.getByText("Waiting for the host.")).toBeVisible();
    await page.reload();
    const accept = page.getByRole("button", { name: `Accept ${helper.displayName}` });
    await accept.click();
    await expect(accept).toHaveCount(0);
    await second.reload();
    await expect(second.getByRole("textbox", { name: "Lobby ID", exact: true })).toHaveValue("ARK123");
  });

  await test.step("all pages tell of it", async () => {
    await visitor.goto("/");
    const main = visitor.getByRole("main");
    await expect(main.getByRole("link", { name: "Our first guide" })).toBeVisible();
    await walk(visitor, forEverybody.slice(1, 5));
    await walk(moderator, ["/moderation", "/moderation/runs"]);
    await walk(page, [
      "/",
      "/leaderboards/submit",
      "/leaderboards/review",
      "/hunting-help",
      "/user/statement",
      "/user/appeals",
    ]);
  });
});
