import { type RefObject, useEffect } from "react";

const focusable = "button:not([disabled]), a[href], input:not([disabled]), select, textarea, summary";

/**
 * Keeps the keyboard's place where a control goes away or is disabled by what it does, as a row that is removed or a
 * step up to the highest level: the focus then goes to the nearest part that is still there, not to the top of the page. There it is what
 * is marked `data-home`, or the first control. What moves the focus itself is left alone, and so are mouse and finger.
 *
 * @param root everything that is looked after
 */
export function useRestoredFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    // From the control itself outward, as they stood when it took the focus: what is gone knows no parents.
    let chain: readonly Element[] = [];
    let byKeys = false;
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) chain = listAncestors(target, element);
    };
    const onKey = () => {
      byKeys = true;
    };
    const onPointer = () => {
      byKeys = false;
    };
    const observer = new MutationObserver(() => {
      if (!chain[0] || isThere(chain[0]) || document.activeElement !== document.body) return;
      const next = byKeys ? findNearestControl(chain) : undefined;
      chain = [];
      next?.focus();
    });
    element.addEventListener("focusin", onFocus);
    element.addEventListener("keydown", onKey, true);
    element.addEventListener("pointerdown", onPointer, true);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    return () => {
      element.removeEventListener("focusin", onFocus);
      element.removeEventListener("keydown", onKey, true);
      element.removeEventListener("pointerdown", onPointer, true);
      observer.disconnect();
    };
  }, [root]);
}

function isThere(control: Element): boolean {
  return control.isConnected && !control.matches(":disabled");
}

function listAncestors(from: Element, root: Element): readonly Element[] {
  const chain: Element[] = [];
  for (let each: Element | null = from; each !== null && each !== root; each = each.parentElement) {
    chain.push(each);
  }
  return [...chain, root];
}

function findNearestControl(chain: readonly Element[]): HTMLElement | undefined {
  for (const part of chain) {
    if (!part.isConnected) continue;
    const controls = [...part.querySelectorAll<HTMLElement>(focusable)].filter(isShown);
    const control = controls.find((each) => "home" in each.dataset) ?? controls[0];
    if (control) return control;
  }
  return undefined;
}

/** Not in a part that is folded or hidden. Where nothing is laid out, as in a test, everything is shown. */
function isShown(control: HTMLElement): boolean {
  return typeof control.checkVisibility !== "function" || control.checkVisibility();
}
