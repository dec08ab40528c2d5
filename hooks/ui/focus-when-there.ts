/** How long something that is on its way may take, in ms: code of a pane on a slow line. */
const patience = 10_000;

/**
 * Gives the focus to something that may still be on its way, as in a pane whose code is loaded when it is first
 * shown. Gives up as soon as something else is done by key or pointer, which must not lose its place.
 */
export function focusWhenThere(selector: string): void {
  const focus = () => {
    const target = document.querySelector<HTMLElement>(selector);
    target?.focus();
    return target !== null && document.activeElement === target;
  };
  if (focus()) return;
  const stop = new AbortController();
  const observer = new MutationObserver(() => {
    if (focus()) stop.abort();
  });
  const timer = setTimeout(() => stop.abort(), patience);
  stop.signal.addEventListener("abort", () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const event of ["keydown", "pointerdown"]) {
    document.addEventListener(event, () => stop.abort(), { capture: true, once: true, signal: stop.signal });
  }
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["hidden"] });
}
