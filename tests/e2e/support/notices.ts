import { expect, type Locator, type Page } from "@playwright/test";

export interface ExpectedNotice {
  /** Left out: the notice has no title. */
  readonly title?: string;
  readonly message: string;
  readonly color: "green" | "red" | "yellow";
}

/** Every notice on screen. */
export function noticesOf(page: Page): Locator {
  return page.getByRole("alert").filter({ has: page.getByRole("button", { name: "Close notice" }) });
}

/** Waits for a notice that says exactly this, in this colour. */
export async function expectNotice(page: Page, { title, message, color }: ExpectedNotice): Promise<Locator> {
  const notice = noticesOf(page).filter({ has: page.getByText(message, { exact: true }) });
  await expect(notice).toBeVisible();
  await expect(notice).toHaveText(`${title ?? ""}${message}`);
  const [own, named] = await notice.evaluate((element, name) => {
    const root = getComputedStyle(document.documentElement);
    return [
      getComputedStyle(element).getPropertyValue("--notification-color"),
      root.getPropertyValue(`--mantine-color-${name}-filled`),
    ];
  }, color);
  expect(own, `colour of the notice "${message}"`).toBe(named);
  return notice;
}

/**
 * Fails unless the notice stays for about this long.
 *
 * @param milliseconds what the specification says. Fading in and out, and a busy machine, may add some.
 */
export async function expectTimeOnScreen(page: Page, notice: Locator, milliseconds: number): Promise<void> {
  // A notice under the pointer waits for it to leave.
  await page.mouse.move(1, 1);
  const from = Date.now();
  await notice.waitFor({ state: "detached", timeout: milliseconds + 5000 });
  const lasted = Date.now() - from;
  expect(lasted, "milliseconds on screen").toBeGreaterThan(milliseconds - 600);
  expect(lasted, "milliseconds on screen").toBeLessThan(milliseconds + 900);
}
