import { useMemo, useState } from "react";
import { useShortcuts } from "@/hooks/ui/use-shortcuts";
import { builderKeys } from "../builder-keys";
import type { BuilderTab } from "../builder-tabs";
import { getPaneId } from "./get-panes";

/** How long something that is on its way may take, in ms: code of a pane on a slow line. */
const patience = 10_000;

/**
 * Gives the focus to something that may still be on its way, as in a pane whose code is loaded when it is first
 * shown. Gives up as soon as something else is done by key or pointer, which must not lose its place.
 */
function focusWhenThere(selector: string): void {
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

/**
 * The keys of the builder and the ways that its skip links take, which are the same. The keys of the places are in
 * the loadout's pane.
 *
 * @param show brings a pane onto the screen
 */
export function useBuilderKeys(show: (tab: BuilderTab) => void) {
  const [hasKeys, setKeys] = useState(true);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const ways = useMemo(() => {
    const go = (tab: BuilderTab, target: string) => {
      show(tab);
      focusWhenThere(`#${getPaneId(tab)} ${target}`);
    };
    return {
      onSkill: () => go("search", "[data-skill-targets] [role=combobox]"),
      onResults: () => go("search", "[data-sets] > [data-current] button"),
      onLoadout: () => go("loadout", "li button"),
      onKeys: () => setHelpOpen(true),
    };
  }, [show]);
  useShortcuts(
    {
      [builderKeys.skill]: ways.onSkill,
      [builderKeys.results]: ways.onResults,
      [builderKeys.help]: ways.onKeys,
    },
    hasKeys,
  );
  return { ways, hasKeys, setKeys, isHelpOpen, closeHelp: () => setHelpOpen(false) };
}
