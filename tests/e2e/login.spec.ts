import { randomUUID } from "node:crypto";
import { storageKeys } from "@/lib/site/pre-paint";
import { deleteAccount } from "../support/accounts";
import { expect, test } from "./fixtures";
import { arriveSignedIn, avatarOf, fillSignIn, loginOf, logOut, signInOnPage } from "./support/account-menu";
import { expectAccessible } from "./support/axe";
import { framesOf, recordFrames, shown } from "./support/first-paint";
import { expectNotice } from "./support/notices";

test("the password's rules are a checklist that follows the typing", { tag: "@once" }, async ({ page }) => {
  await page.goto("/login?view=sign-up");
  const form = page.getByRole("form", { name: "Create an account" });
  const rule = form
    .getByRole("list", { name: "Password requirements" })
    .getByRole("listitem")
    .filter({ hasText: "At least 6 characters" });
  await expect(rule).toContainText("not met yet");
  await form.getByLabel("Password", { exact: true }).fill("hunt");
  await expect(rule).toContainText("not met yet");
  await expectAccessible(page);

  await form.getByLabel("Display name").fill("Short Password");
  await form.getByLabel("Email").fill(`short-${randomUUID()}@quarry.test`);
  await form.getByRole("button", { name: "Create account" }).click();
  await expect(form.getByText("This password does not meet the requirements below")).toBeVisible();
  await expect(form.getByLabel("Password", { exact: true })).toBeFocused();
  await expect(page).toHaveURL(/\/login/);

  await form.getByLabel("Password", { exact: true }).fill("hunting");
  await expect(rule).not.toContainText("not met yet");
});

test("no form tells which addresses have an account", { tag: "@once" }, async ({ page, account, guard }) => {
  const unknown = `nobody-${randomUUID()}@quarry.test`;
  // The emulator tells the SDK what it knows; the page must not pass it on.
  guard.expectFailure(/accounts:signInWithPassword/, 400);
  guard.expectFailure(/accounts:signUp/, 400);
  guard.expectFailure(/accounts:sendOobCode/, 400);

  await test.step("sign-in refuses both in the same words, and keeps what was typed", async () => {
    await page.goto("/login");
    const form = page.getByRole("form", { name: "Sign in" });
    for (const email of [account.email, unknown]) {
      const refused = page.waitForResponse(/accounts:signInWithPassword/);
      await fillSignIn(page, { email, password: "Wrong-Password-1" });
      await refused;
      await expect(form.getByRole("alert")).toHaveText("Incorrect email or password");
      await expect(form.getByLabel("Email")).toHaveValue(email);
    }
    await expect(loginOf(page)).toBeVisible();
  });

  await test.step("a reset says the same of both", async () => {
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reset your password");
    const form = page.getByRole("form", { name: "Reset your password" });
    const answers: (string | undefined)[] = [];
    for (const email of [account.email, unknown]) {
      await form.getByLabel("Email").fill(email);
      await form.getByRole("button", { name: /^Send/ }).click();
      await expect(form.getByRole("status")).toContainText(`If there is an account for ${email}`);
      answers.push((await form.getByRole("status").textContent())?.replace(email, "…"));
      await expect(form.getByRole("alert")).toBeEmpty();
    }
    expect(answers[1]).toBe(answers[0]);
    await expectAccessible(page);
  });

  await test.step("sign-up does not say that the address is taken", async () => {
    await page.goto("/login?view=sign-up");
    const form = page.getByRole("form", { name: "Create an account" });
    await form.getByLabel("Display name").fill("Second Me");
    await form.getByLabel("Email").fill(account.email);
    await form.getByLabel("Password", { exact: true }).fill("Seikret-Ride-4");
    await form.getByRole("button", { name: "Create account" }).click();
    await expect(form.getByRole("alert")).toHaveText(
      "We could not create an account with these details. If you have been here before, sign in or reset your password.",
    );
  });
});

test("sign-in returns to the page that one came from", { tag: "@once" }, async ({ page, account }) => {
  await page.goto("/wiki/skills?q=guard#list");
  await loginOf(page).click();
  await fillSignIn(page, account);
  await expect(page).toHaveURL("/wiki/skills?q=guard#list");
  await expect(avatarOf(page)).toBeVisible();

  await page.goto("/login");
  await expect(page, "who is signed in has no business at /login").toHaveURL("/");
});

test("no address of /login leads off the site", { tag: "@once" }, async ({ page, account, baseURL }) => {
  const traps = ["https://evil.test/", "//evil.test/", "/\\evil.test/", "javascript:alert(1)", "/api/health"];
  await arriveSignedIn(page, account);
  for (const trap of traps) {
    await page.goto(`/login?next=${encodeURIComponent(trap)}`);
    await page.waitForURL((url) => url.pathname !== "/login");
    expect(new URL(page.url()).origin, trap).toBe(baseURL && new URL(baseURL).origin);
    expect(new URL(page.url()).pathname, trap).not.toMatch(/^\/(api|login)/);
  }
});

test("a session survives a reload: the header waits for it and never flashes Login", {
  tag: "@once",
}, async ({ page, account }) => {
  await recordFrames(page);
  await page.goto("/login");
  await expect(loginOf(page)).toBeVisible();
  expect(shown(await framesOf(page), "login"), "a visitor's frames do show it").toContain(true);

  await signInOnPage(page, account);
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.session)).toBe("1");

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/client-config", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/wiki");
  const spinner = page.getByRole("banner").getByRole("status", { name: "Loading your account" });
  await expect(spinner).toBeVisible();
  await expect(loginOf(page)).toBeHidden();
  release();
  await expect(avatarOf(page)).toBeVisible();
  await expect(spinner).toBeHidden();
  expect(shown(await framesOf(page), "login")).toEqual([false]);
});

test("signing out in one tab signs out the other", { tag: "@once" }, async ({ page, context, account }) => {
  await arriveSignedIn(page, account);
  const other = await context.newPage();
  await other.goto("/wiki/weapons");
  await expect(avatarOf(other)).toBeVisible();

  await logOut(page);
  await expect(loginOf(other)).toBeVisible();
  await expect(other, "the page stays where it was").toHaveURL("/wiki/weapons");
  expect(await other.evaluate((key) => localStorage.getItem(key), storageKeys.session)).toBeNull();
  await other.reload();
  await expect(loginOf(other)).toBeVisible();
});

test("an account that is gone is signed out at the next visit", { tag: "@once" }, async ({
  page,
  account,
  guard,
}) => {
  await arriveSignedIn(page, account);
  // Once the day's reward is there, a visit asks the server for nothing that it would refuse.
  await expectNotice(page, { title: "+5 Coins", message: "Daily login reward", color: "green" });
  await deleteAccount(account.uid);
  guard.expectFailure(/accounts:lookup/, 400);
  await page.reload();
  await expect(loginOf(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("without sign-in code the site stays usable and /login says what is wrong", { tag: "@once" }, async ({
  page,
  guard,
}) => {
  guard.expectFailure(/\/api\/client-config$/, "aborted");
  await page.route("**/api/client-config", (route) => route.abort());
  await page.goto("/login");
  await expect(page.getByText("Sign-in could not be loaded. Check your connection.")).toBeVisible();
  await page.unroute("**/api/client-config");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Sign-in could not be loaded. Check your connection.")).toBeHidden();
});

test("Google's window can open on /login, however one came there, and not from a page without a sign-in", {
  tag: "@once",
}, async ({ page }) => {
  const script = "https://apis.google.com/js/api.js";
  await page.route(`${script}**`, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  /** Whether the policy of the open document lets the script load: that of the address it was loaded from. */
  const isAllowed = () =>
    page.evaluate(async () => {
      const [entry] = performance.getEntriesByType("navigation");
      const { headers } = await fetch(entry?.name ?? "", { cache: "no-store" });
      return headers.get("content-security-policy")?.includes("apis.google.com");
    });
  await page.goto("/wiki/armor");
  expect(await isAllowed()).toBe(false);
  await loginOf(page).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole("form", { name: "Sign in" })).toBeVisible();
  expect(await isAllowed()).toBe(true);

  // By a link that the router follows.
  await page.goto("/wiki/armor");
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "/login", textContent: "To sign in" });
    document.body.append(link);
    link.click();
  });
  // The page loads itself again in the middle of a look.
  await expect.poll(() => isAllowed().catch(() => false)).toBe(true);
  const asked = page.waitForRequest(`${script}**`);
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await asked;
});
