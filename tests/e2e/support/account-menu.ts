import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { storageKeys } from "@/lib/site/pre-paint";
import { type SignedInAccount, storedSession, type TestAccount } from "../../support/accounts";
import { testEnvironment } from "../../support/environment";

/** The avatar in the header, there only for the signed-in. */
export function avatarOf(page: Page): Locator {
  return page.getByRole("banner").getByRole("button", { name: "Account menu" });
}

/** Login in the header, there only for the signed-out. */
export function loginOf(page: Page): Locator {
  return page.getByRole("banner").getByRole("link", { name: "Login" });
}

/**
 * Opens a page as somebody who signed in on an earlier visit, and waits until the header knows it. The browser
 * forgets what it stored before, cookies excepted.
 */
export async function arriveSignedIn(page: Page, account: SignedInAccount, path = "/"): Promise<void> {
  const context = page.context();
  const localStorage = [storedSession(account), { name: storageKeys.session, value: "1" }];
  await context.setStorageState({
    cookies: await context.cookies(),
    origins: [{ origin: testEnvironment().baseUrl, localStorage }],
  });
  await page.goto(path);
  await expect(avatarOf(page)).toBeVisible();
}

/** Signs in by the form, and waits until the header knows it. */
export async function signInOnPage(
  page: Page,
  { email, password }: Pick<TestAccount, "email" | "password">,
): Promise<void> {
  await page.goto("/login");
  await fillSignIn(page, { email, password });
  await expect(page).not.toHaveURL(/\/login/);
  await expect(avatarOf(page)).toBeVisible();
}

/** Sends the form of /login, which must be open. */
export async function fillSignIn(page: Page, { email, password }: { email: string; password: string }) {
  const form = page.getByRole("form", { name: "Sign in" });
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Sign in" }).click();
}

/** What the avatar opens. */
export function accountMenuOf(page: Page): Locator {
  return page.getByRole("menu", { name: /^Account menu/ });
}

/** Opens the menu behind the avatar, where it is not open yet. */
export async function openAccountMenu(page: Page): Promise<Locator> {
  const avatar = avatarOf(page);
  // Asked of the avatar: a menu that is fading out can still be seen.
  if ((await avatar.getAttribute("aria-expanded")) !== "true") await avatar.click();
  await expect(accountMenuOf(page)).toBeVisible();
  return accountMenuOf(page);
}

/** Starts today's quiz from the menu and gives its dialog. */
export async function openQuiz(page: Page): Promise<Locator> {
  const menu = await openAccountMenu(page);
  await menu.getByRole("menuitem", { name: "Daily Quiz" }).click();
  const dialog = page.getByRole("dialog", { name: "Daily Quiz" });
  await expect(dialog.getByRole("radio")).toHaveCount(4);
  return dialog;
}

/** Leaves through the menu. */
export async function logOut(page: Page): Promise<void> {
  const menu = await openAccountMenu(page);
  await menu.getByRole("menuitem", { name: "Logout" }).click();
  await expect(loginOf(page)).toBeVisible();
}

/** Waits until this part of the page shows the balance, e.g. `15 coins`. */
export async function expectBalance(part: Locator, coins: number): Promise<void> {
  await expect(part).toContainText(new RegExp(`(?<!\\d)${coins}\\s*coins`));
}
