import type { Page } from "@playwright/test";

/** What one animation frame showed. */
interface Frame {
  readonly scheme: string | null;
  /** Computed background of the page, e.g. `rgb(15, 21, 24)`. */
  readonly background: string;
  /** The accent that the visitor chose; `null` for the theme's own. */
  readonly primary: string | null;
  /** Computed primary color of the theme. */
  readonly accent: string;
  /** Whether a Login link could be seen in the header. */
  readonly login: boolean;
}

declare global {
  interface Window {
    quarryFrames?: Frame[];
  }
}

/**
 * Records from now on what every frame of every page shows, from the first one that is painted: what a person
 * would see as a flash is in there, however short it was.
 */
export async function recordFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: Frame[] = [];
    window.quarryFrames = frames;
    const look = () => {
      requestAnimationFrame(look);
      // Before the header there is nothing to be seen: the theme's variables come at the beginning of the body.
      if (!document.querySelector("header")) return;
      const root = document.documentElement;
      const login = document.querySelector('header a[href^="/login"]');
      frames.push({
        scheme: root.getAttribute("data-mantine-color-scheme"),
        background: getComputedStyle(document.body).backgroundColor,
        primary: root.getAttribute("data-primary"),
        accent: getComputedStyle(root).getPropertyValue("--mantine-primary-color-filled"),
        login: login?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false,
      });
    };
    look();
  });
}

/** The frames of the page that is open now. */
export async function framesOf(page: Page): Promise<readonly Frame[]> {
  const frames = await page.evaluate(() => window.quarryFrames);
  if (!frames?.length) throw new Error("No frame was recorded: call recordFrames before the page is opened.");
  return frames;
}

/** Each different value that the frames showed, in the order of its first appearance. */
export function shown<Key extends keyof Frame>(frames: readonly Frame[], key: Key): Frame[Key][] {
  return [...new Set(frames.map((frame) => frame[key]))];
}
