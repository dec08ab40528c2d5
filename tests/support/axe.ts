import axe, { type Result, type RunOptions } from "axe-core";
import { vi } from "vitest";

/** Colours need layout, which jsdom lacks: contrast is proved by unit tests and in the browser. */
const withoutLayout: RunOptions = {
  // Of what passed one element for each rule is described in place of all: a tenth of the component tests was selectors
  // that nobody reads.
  resultTypes: ["violations"],
  rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
};

/**
 * Fails the test with one line per broken rule and the elements that break it.
 *
 * @param container what to look at; pass `document.body` where portals (modals, menus) matter.
 * @param options axe's own options, laid over the defaults.
 * @throws Error that lists each violation, its help text and the HTML of each node.
 */
export async function expectNoAxeViolations(
  container: Element = document.body,
  options: RunOptions = {},
): Promise<void> {
  const run = axe.run(container, {
    ...withoutLayout,
    ...options,
    rules: { ...withoutLayout.rules, ...options.rules },
  });
  const { violations, passes } = await withStoppedClock(run);
  if (violations.length > 0) throw new Error(violations.map(describe).join("\n\n"));
  // An empty container breaks no rule and proves nothing.
  if (passes.length === 0) throw new Error("axe found nothing to check in the container");
}

/** Moves a clock that a test has stopped by a few milliseconds: axe makes some pauses of no length. */
async function withStoppedClock<T>(work: Promise<T>): Promise<T> {
  let isDone = false;
  const ended = work.finally(() => {
    isDone = true;
  });
  while (vi.isFakeTimers() && !isDone) await vi.advanceTimersByTimeAsync(1);
  return ended;
}

function describe({ id, help, nodes }: Result): string {
  return [`${id}: ${help}`, ...nodes.map((node) => `  ${node.html}`)].join("\n");
}
