import { useSyncExternalStore } from "react";
import { defaultPrimaryChoice, type PrimaryColor, primaryColors, storageKeys } from "@/lib/site/pre-paint";
import { readStored, watchStored, writeStored } from "@/lib/site/stored-text";

/** The pre-paint script, this hook and the style sheet agree on it: the chosen accent is on the root. */
const attribute = "data-primary";
const listeners = new Set<() => void>();

/** The visitor's accent, blue until they choose one, and the way to change it. */
export function usePrimaryColor(): readonly [PrimaryColor, (color: PrimaryColor) => void] {
  const chosen = useSyncExternalStore(subscribe, readChosen, () => null);
  return [chosen ?? defaultPrimaryChoice, choose];
}

function readChosen(): PrimaryColor | null {
  return toPrimaryColor(document.documentElement.getAttribute(attribute));
}

function toPrimaryColor(value: string | null): PrimaryColor | null {
  return primaryColors.find((color) => color === value) ?? null;
}

function show(color: PrimaryColor): void {
  document.documentElement.setAttribute(attribute, color);
  for (const listener of listeners) listener();
}

function choose(color: PrimaryColor): void {
  show(color);
  // Storage may be full or forbidden: the choice then lasts as long as the page.
  writeStored(storageKeys.primaryColor, color);
}

/** Follows choices made here and in other tabs. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stopWatching = watchStored(storageKeys.primaryColor, () => {
    const color = toPrimaryColor(readStored(storageKeys.primaryColor));
    if (color) show(color);
  });
  return () => {
    listeners.delete(listener);
    stopWatching();
  };
}
