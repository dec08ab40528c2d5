import { useSyncExternalStore } from "react";
import type { LocalStore } from "@/lib/site/local-store";

/** The value of a store of this browser, followed live over all tabs; `empty` while the page hydrates. */
export function useLocalStore<Value>({ subscribe, get, empty }: LocalStore<Value>): Value {
  return useSyncExternalStore(
    subscribe,
    () => get(),
    () => empty,
  );
}

/** Whether what was changed last in such a store lasts only as long as the page, because the browser keeps nothing. */
export function useIsUnsaved({
  subscribe,
  isUnsaved,
}: Pick<LocalStore<unknown>, "subscribe" | "isUnsaved">): boolean {
  return useSyncExternalStore(subscribe, isUnsaved, () => false);
}
