import { randomUUID } from "node:crypto";
import { storageKeys } from "@/lib/site/pre-paint";
import { deleteAccount } from "../support/accounts";
import { testStore } from "../support/store";
import { expect, test } from "./fixtures";
import {
  avatarOf,
  expectBalance,
  fillSignIn,
  loginOf,
  logOut,
  openAccountMenu,
  signInOnPage,
} from "./support/account-menu";
import { expectAccessible } from "./support/axe";
import { framesOf, recordFrames, shown } from "./support/first-paint";
import { expectNotice } from "./support/notices";

/** Calls of the Auth SDK that a test expects to be refused. */
const passwordSignIn = /accounts:signInWithPassword/;
const signUp = /accounts:signUp/;
const wrongPair = "The e-mail or the password is not right.";

test("a new hunter signs up, is known to the server and paid for the day", async ({ page }) => {
  const email = `new-${randomUUID()}@quarry.test`;
  await page.goto("/login");
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create an account");
  const form = page.getByRole("form", { name: "Create an account" });
  await form.getByLabel("Display name").fill("Nata the Second");
  await form.getByLabel("E-mail").fill(email);
  await form.getByLabel("Password", { exact: true }).fill("Seikret-Ride-4");
  await form.getByRole("button", { name: "Create account" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your inbox");
  await expect(page.getByText(email)).toBeVisible();
  await expectNotice(page, { title: "+5 Coins", message: "Daily login reward", color: "green" });
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/");

  const menu = await openAccountMenu(page);
  await expect(menu).toContainText("Nata the Second");
  await expect(menu).toContainText(email);
  await expectBalance(menu, 5);

  const href = await menu.getByRole("link", { name: "Your profile" }).getAttribute("href");
  expect(href).toMatch(/^\/user\/\w+$/);
  const uid = href?.replace("/user/", "") ?? "";
  expect(await testStore().readDoc(`users/${uid}`)).toMatchObject({
    displayName: "Nata the Second",
    photoURL: null,
    coins: 5,
  });
});

test("the password's rules are a checklist that follows the typing", async ({ page }) => {
  await page.goto("/login?view=sign-up");
  const form = page.getByRole("form", { name: "Create an account" });
  const rule = form
    .getByRole("list", { name: "Password rules" })
    .getByRole("listitem")
    .filter({ hasText: "At least 6 characters" });
  await expect(rule).toContainText("not met yet");
  await form.getByLabel("Password", { exact: true }).fill("hunt");
  await expect(rule).toContainText("not met yet");
  await expectAccessible(page, ["light", "dark"]);

  await form.getByLabel("Display name").fill("Short Password");
  await form.getByLabel("E-mail").fill(`short-${randomUUID()}@quarry.test`);
  await form.getByRole("button", { name: "Create account" }).click();
  await expect(form.getByText("This password does not meet the rules below")).toBeVisible();
  await expect(form.getByLabel("Password", { exact: true })).toBeFocused();
  await expect(page).toHaveURL(/\/login/);

  await form.getByLabel("Password", { exact: true }).fill("hunting");
  await expect(rule).not.toContainText("not met yet");
  await form.getByRole("button", { name: "Show password" }).click();
  await expect(form.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
});

test("an empty or cut-off form says at the field what is missing", { tag: "@once" }, async ({ page }) => {
  await page.goto("/login");
  const form = page.getByRole("form", { name: "Sign in" });
  await form.getByRole("button", { name: "Sign in" }).click();
  await expect(form.getByText("Enter your e-mail address")).toBeVisible();
  await expect(form.getByText("Enter your password")).toBeVisible();
  await expect(form.getByLabel("E-mail")).toBeFocused();
  await fillSignIn(page, { email: "hunter@", password: "whatever" });
  await expect(form.getByText("Enter a full e-mail address, such as hunter@example.com")).toBeVisible();
});

test("a refused sign-in tells nobody which addresses have an account", { tag: "@once" }, async ({
  page,
  account,
  guard,
}) => {
  guard.expectFailure(passwordSignIn, 400);
  await page.goto("/login");
  const form = page.getByRole("form", { name: "Sign in" });
  const answers: (string | null)[] = [];
  for (const email of [account.email, `nobody-${randomUUID()}@quarry.test`]) {
    const refused = page.waitForResponse((response) => passwordSignIn.test(response.url()));
    await fillSignIn(page, { email, password: "Wrong-Password-1" });
    await refused;
    await expect(form.getByRole("alert")).toHaveText(wrongPair);
    answers.push(await form.textContent());
    await expect(form.getByLabel("E-mail"), "what was typed stays").toHaveValue(email);
  }
  expect(answers[1]).toBe(answers[0]);
  await expect(loginOf(page)).toBeVisible();
});

test("an address with an account cannot be told from a refused one at sign-up", { tag: "@once" }, async ({
  page,
  account,
  guard,
}) => {
  guard.expectFailure(signUp, 400);
  await page.goto("/login?view=sign-up");
  const form = page.getByRole("form", { name: "Create an account" });
  await form.getByLabel("Display name").fill("Second Me");
  await form.getByLabel("E-mail").fill(account.email);
  await form.getByLabel("Password", { exact: true }).fill("Seikret-Ride-4");
  await form.getByRole("button", { name: "Create account" }).click();
  await expect(form.getByRole("alert")).toHaveText(
    "We could not create an account with these details. If you have been here before, sign in or reset your password.",
  );
  await expect(form).not.toContainText(/already|in use|exists/i);
});

test("a reset says the same for a known and an unknown address", { tag: "@once" }, async ({
  page,
  account,
  guard,
}) => {
  const unknown = `nobody-${randomUUID()}@quarry.test`;
  // The emulator tells the SDK that there is no such account; the page must not pass it on.
  guard.expectFailure(/accounts:sendOobCode/, 400);
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reset your password");
  const form = page.getByRole("form", { name: "Reset your password" });
  const answers: (string | undefined)[] = [];
  for (const email of [account.email, unknown]) {
    await form.getByLabel("E-mail").fill(email);
    await form.getByRole("button", { name: /^Send/ }).click();
    await expect(form.getByRole("status")).toContainText(`If ${email} belongs to an account`);
    answers.push((await form.textContent())?.replace(email, "…"));
  }
  expect(answers[1]).toBe(answers[0]);
  await expectAccessible(page, ["dark"]);
});

test("sign-in returns to the page that one came from", async ({ page, account }) => {
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
  await signInOnPage(page, account);
  for (const trap of traps) {
    await page.goto(`/login?next=${encodeURIComponent(trap)}`);
    await page.waitForURL((url) => url.pathname !== "/login");
    expect(new URL(page.url()).origin, trap).toBe(baseURL && new URL(baseURL).origin);
    expect(new URL(page.url()).pathname, trap).not.toMatch(/^\/(api|login)/);
  }
});

test("a session survives a reload, and Login does not flash", async ({ page, account }) => {
  await recordFrames(page);
  await page.goto("/login");
  await expect(loginOf(page)).toBeVisible();
  expect(shown(await framesOf(page), "login"), "a visitor's frames do show it").toContain(true);

  await signInOnPage(page, account);
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.session)).toBe("1");
  for (const path of ["/", "/wiki"]) {
    await page.goto(path);
    await expect(avatarOf(page)).toBeVisible();
    expect(shown(await framesOf(page), "login"), path).toEqual([false]);
  }
});

test("the header shows a spinner while the account loads", async ({ page, account }) => {
  await signInOnPage(page, account);
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
});

test("signing out in one tab signs out the other", { tag: "@once" }, async ({ page, context, account }) => {
  await signInOnPage(page, account);
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
  await signInOnPage(page, account);
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

test("the helper for Google's window is not loaded before it is asked for", { tag: "@once" }, async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/login", { waitUntil: "networkidle" });
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeEnabled();
  expect(asked.filter((url) => /apis\.google\.com|\/__\/auth|\/emulator\/auth\/iframe/.test(url))).toEqual(
    [],
  );
});
