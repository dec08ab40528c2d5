import { useRouter } from "next/router";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { findLanguage, type LanguageCode } from "@/lib/catalog/languages";
import { getNamesLoad, type NamesLoad, showNamesIn, subscribeNamesLoad } from "@/lib/names/load-names";
import { getLanguage, getLanguageToCarry, nameLanguageKey, setLanguage } from "@/lib/names/name-language";
import { readStored, writeStored } from "@/lib/site/stored-text";
import { useNames } from "./use-names";

interface NameLanguage {
  readonly code: LanguageCode;
  readonly status: NamesLoad;
  /** Shows names in a language from now on, and remembers it. */
  choose(code: LanguageCode): void;
}

/** The language in which names are shown, and the way to change it. */
export function useNameLanguage(): NameLanguage {
  const { language } = useNames();
  const status = useSyncExternalStore(subscribeNamesLoad, getNamesLoad, () => "ready" as const);
  return { code: language?.code ?? "en", status, choose };
}

/** Pages that are at the address of another: rewriting it would load them again and again. */
const errorPages = ["/404", "/500", "/_error"];

/**
 * Used once, in the shell. The first address of a visit decides the language, before what this browser
 * remembers; from then on the address of every page carries it, in the same entry of the history. A language
 * that there is not is dropped from the address.
 */
export function useFollowNameLanguage(): void {
  const router = useRouter();
  const { language } = useNames();
  const started = useRef(false);
  const { asPath, isReady, pathname } = router;
  const shown = language?.code ?? "en";

  // biome-ignore lint/correctness/useExhaustiveDependencies: the router itself is another object at each render.
  useEffect(() => {
    if (!isReady) return;
    if (!started.current) {
      started.current = true;
      const first = getLanguage(asPath) ?? readRemembered() ?? "en";
      if (first !== shown) {
        void showNamesIn(first);
        return;
      }
    }
    if (errorPages.includes(pathname)) return;
    const address = setLanguage(asPath, getLanguageToCarry(shown, readRemembered()));
    if (address !== asPath) void router.replace(address, undefined, { shallow: true, scroll: false });
  }, [asPath, isReady, pathname, shown]);
}

function choose(code: LanguageCode): void {
  // Storage may be full or forbidden: the choice then lasts as long as the visit.
  writeStored(nameLanguageKey, code === "en" ? null : code);
  void showNamesIn(code);
}

function readRemembered(): LanguageCode | undefined {
  return findLanguage(readStored(nameLanguageKey) ?? "")?.code;
}
