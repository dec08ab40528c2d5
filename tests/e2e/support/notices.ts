import { isDeepStrictEqual } from "node:util";
import { type BrowserContext, expect, type Page } from "@playwright/test";

export interface ExpectedNotice {
  /** Left out: the notice has no title. */
  readonly title?: string;
  readonly message: string;
  readonly color: "green" | "red" | "yellow";
}

/** One notice as the page showed it. */
interface SeenNotice {
  /** Title, where it has one, and message. */
  readonly texts: readonly string[];
  /** Computed color of its mark. */
  readonly color: string;
  /** Its highest place, in pixels of the screen. */
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** It has left the screen, fading out included. */
  isGone: boolean;
}

declare global {
  interface Window {
    quarryNotices?: SeenNotice[];
  }
}

/**
 * Records what every notice of every page said, how it looked and that it went. It is seen inside the page, so that a
 * busy machine on this side misses nothing. Must come before the page is opened.
 */
export async function recordNotices(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen: SeenNotice[] = [];
    window.quarryNotices = seen;
    const present = new Map<Element, SeenNotice>();
    const textsOf = (notice: Element) => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(notice, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.nodeValue ?? "");
      return texts;
    };

    const measure = () => {
      for (const [notice, record] of present) {
        const box = notice.getBoundingClientRect();
        // It slides in from below and out again.
        if (box.y < record.box.y) record.box = box.toJSON();
      }
      if (present.size > 0) requestAnimationFrame(measure);
    };
    const look = () => {
      for (const [notice, record] of present) {
        if (notice.isConnected) continue;
        present.delete(notice);
        record.isGone = true;
      }
      for (const button of document.querySelectorAll("[role=alert] [aria-label='Close notification']")) {
        const notice = button.closest("[role=alert]");
        if (!notice || present.has(notice)) continue;
        const record: SeenNotice = {
          texts: textsOf(notice),
          color: getComputedStyle(notice).getPropertyValue("--notification-color"),
          box: notice.getBoundingClientRect().toJSON(),
          isGone: false,
        };
        seen.push(record);
        present.set(notice, record);
        if (present.size === 1) requestAnimationFrame(measure);
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
}

/** Title and message of each notice since the page was loaded, oldest first, those that are gone included. */
export async function noticeTexts(page: Page): Promise<(readonly string[])[]> {
  return (await seenNotices(page)).map(({ texts }) => texts);
}

/** Waits for a notice that says exactly this, in this color. */
export async function expectNotice(page: Page, expected: ExpectedNotice): Promise<void> {
  await expect.poll(() => noticeTexts(page), "what the notices said").toContainEqual(textsOf(expected));
  const named = await page.evaluate(
    (color) => getComputedStyle(document.documentElement).getPropertyValue(`--mantine-color-${color}-filled`),
    expected.color,
  );
  expect(named, "the theme's own color").not.toBe("");
  expect((await lastNotice(page, expected)).color, `color of "${expected.message}"`).toBe(named);
}

/** Fails unless a notice that came goes by itself. How long it stays is proved on components, with a clock of their own. */
export async function expectToGo(page: Page, expected: ExpectedNotice): Promise<void> {
  // A notice under the pointer waits for it to leave.
  await page.mouse.move(1, 1);
  await expect.poll(async () => (await lastNotice(page, expected)).isGone).toBe(true);
}

/** Fails unless a notice that came was at the bottom center. */
export async function expectBottomCenter(page: Page, expected: ExpectedNotice): Promise<void> {
  const { box } = await lastNotice(page, expected);
  const screen = page.viewportSize();
  if (!screen) throw new Error("the page has no size");
  expect(Math.abs(box.x + box.width / 2 - screen.width / 2), "off the center").toBeLessThanOrEqual(8);
  expect(box.y, "in the lower half").toBeGreaterThan(screen.height / 2);
  expect(box.y + box.height, "on the screen").toBeLessThanOrEqual(screen.height);
  expect(screen.height - (box.y + box.height), "gap below").toBeLessThanOrEqual(40);
}

function textsOf({ title, message }: ExpectedNotice): readonly string[] {
  return title === undefined ? [message] : [title, message];
}

function seenNotices(page: Page): Promise<SeenNotice[]> {
  return page.evaluate(() => window.quarryNotices ?? []);
}

async function lastNotice(page: Page, expected: ExpectedNotice): Promise<SeenNotice> {
  const wanted = textsOf(expected);
  const notice = (await seenNotices(page)).findLast(({ texts }) => isDeepStrictEqual(texts, wanted));
  if (!notice) throw new Error(`No notice said "${wanted.join(": ")}".`);
  return notice;
}
