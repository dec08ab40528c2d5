import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";

export interface ExpectedNotice {
  /** Left out: the notice has no title. */
  readonly title?: string;
  readonly message: string;
  readonly color: "green" | "red" | "yellow";
}

/** One notice as the page showed it. */
interface SeenNotice {
  /** Title and message. */
  readonly text: string;
  /** Computed colour of its mark. */
  readonly color: string;
  /** Where it stood at its highest, pixels of the screen. */
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Milliseconds on screen, fading out included; `null` while it stands. */
  lasted: number | null;
}

declare global {
  interface Window {
    quarryNotices?: SeenNotice[];
  }
}

/**
 * Keeps what every notice of every page said, how it looked and how long it stood. It is measured inside the
 * page, so that a busy machine on this side falsifies nothing. Must come before the page is opened.
 */
export async function recordNotices(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen: SeenNotice[] = [];
    window.quarryNotices = seen;
    const standing = new Map<Element, { record: SeenNotice; since: number }>();

    const measure = () => {
      for (const [notice, { record }] of standing) {
        const box = notice.getBoundingClientRect();
        // It slides in from below and out again.
        if (box.y < record.box.y) record.box = box.toJSON();
      }
      if (standing.size > 0) requestAnimationFrame(measure);
    };
    const look = () => {
      for (const [notice, { record, since }] of standing) {
        if (notice.isConnected) continue;
        standing.delete(notice);
        record.lasted = performance.now() - since;
      }
      for (const button of document.querySelectorAll("[role=alert] [aria-label='Close notice']")) {
        const notice = button.closest("[role=alert]");
        if (!notice || standing.has(notice)) continue;
        const record: SeenNotice = {
          text: notice.textContent ?? "",
          color: getComputedStyle(notice).getPropertyValue("--notification-color"),
          box: notice.getBoundingClientRect().toJSON(),
          lasted: null,
        };
        seen.push(record);
        standing.set(notice, { record, since: performance.now() });
        if (standing.size === 1) requestAnimationFrame(measure);
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
}

/** Every notice that stands now. */
export function noticesOf(page: Page): Locator {
  return page.getByRole("alert").filter({ has: page.getByRole("button", { name: "Close notice" }) });
}

/** What the notices of this page load said, oldest first, those that are gone included. */
export async function noticeTexts(page: Page): Promise<string[]> {
  return (await seenNotices(page)).map(({ text }) => text);
}

/** Waits for a notice that says exactly this, in this colour. */
export async function expectNotice(page: Page, expected: ExpectedNotice): Promise<void> {
  const text = textOf(expected);
  await expect.poll(() => noticeTexts(page), "what the notices said").toContain(text);
  const named = await page.evaluate(
    (color) => getComputedStyle(document.documentElement).getPropertyValue(`--mantine-color-${color}-filled`),
    expected.color,
  );
  expect(named, "the theme's own colour").not.toBe("");
  expect((await lastNotice(page, text)).color, `colour of "${text}"`).toBe(named);
}

/**
 * Fails unless a notice that came stays for about this long.
 *
 * @param milliseconds what the specification says; fading out comes on top.
 */
export async function expectTimeOnScreen(
  page: Page,
  expected: ExpectedNotice,
  milliseconds: number,
): Promise<void> {
  // A notice under the pointer waits for it to leave.
  await page.mouse.move(1, 1);
  const lasted = async () => (await lastNotice(page, textOf(expected))).lasted;
  await expect.poll(lasted, { timeout: milliseconds + 10_000 }).not.toBeNull();
  expect(await lasted(), "milliseconds on screen").toBeGreaterThanOrEqual(milliseconds);
  expect(await lasted(), "milliseconds on screen").toBeLessThan(milliseconds + 900);
}

/** Fails unless a notice that came stood at the bottom centre. */
export async function expectBottomCentre(page: Page, expected: ExpectedNotice): Promise<void> {
  const { box } = await lastNotice(page, textOf(expected));
  const screen = page.viewportSize();
  if (!screen) throw new Error("the page has no size");
  expect(Math.abs(box.x + box.width / 2 - screen.width / 2), "off the centre").toBeLessThanOrEqual(8);
  expect(box.y, "in the lower half").toBeGreaterThan(screen.height / 2);
  expect(box.y + box.height, "on the screen").toBeLessThanOrEqual(screen.height);
  expect(screen.height - (box.y + box.height), "gap below").toBeLessThanOrEqual(40);
}

function textOf({ title = "", message }: ExpectedNotice): string {
  return title + message;
}

function seenNotices(page: Page): Promise<SeenNotice[]> {
  return page.evaluate(() => window.quarryNotices ?? []);
}

async function lastNotice(page: Page, text: string): Promise<SeenNotice> {
  const notice = (await seenNotices(page)).findLast((each) => each.text === text);
  if (!notice) throw new Error(`No notice said "${text}".`);
  return notice;
}
