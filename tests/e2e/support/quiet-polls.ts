import type { Page } from "@playwright/test";

/** As far as it is used: parts of Playwright that are not for others to use. */
interface Context {
  injectedScript(): Promise<{ evaluate(work: (script: Record<string, unknown>) => void): Promise<void> }>;
}
interface Inside {
  _connection?: {
    toImpl?(page: Page): { mainFrame(): { context(world: "utility"): Promise<Context> } } | undefined;
  };
}

let quiet: Promise<void> | undefined;

/**
 * Each time that an expectation does not hold yet, Playwright describes the whole page for the message of its failure,
 * with names and roles of all elements: a twentieth of a page's work in the browser tests, a fifth in those of a long
 * list. This leaves it out; a failed test still has its picture and its log. Where a later Playwright is made in another
 * way, nothing happens.
 */
export function keepPollsQuiet(page: Page): Promise<void> {
  quiet ??= leaveSnapshotsOut(page).catch(() => {});
  return quiet;
}

async function leaveSnapshotsOut(page: Page): Promise<void> {
  const frame = (page as unknown as Inside)._connection?.toImpl?.(page)?.mainFrame();
  if (!frame) return;
  const kind = Object.getPrototypeOf(await frame.context("utility"));
  const contexts: Context | null = Object.hasOwn(kind, "injectedScript") ? kind : Object.getPrototypeOf(kind);
  const original = contexts?.injectedScript;
  if (!contexts || !original) return;
  const changed = new WeakMap<object, ReturnType<Context["injectedScript"]>>();
  contexts.injectedScript = function injectedScript(this: Context) {
    const known =
      changed.get(this) ??
      original.call(this).then(async (script) => {
        await script.evaluate((inside) => {
          if ("ariaSnapshotForExpectFailure" in inside) inside.ariaSnapshotForExpectFailure = () => undefined;
        });
        return script;
      });
    changed.set(this, known);
    return known;
  };
}
