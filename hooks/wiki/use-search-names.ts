import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useFirstInput } from "@/hooks/ui/use-first-input";
import {
  createSearchNames,
  getLoadedNames,
  getNoLoadedNames,
  requestMatcher,
  requestSearchNames,
  type SearchNames,
  subscribeLoadedNames,
} from "@/lib/names/search-names";
import { useNames } from "./use-names";

/**
 * Everything that things are called, for a field that finds them by text: names in English, in the language on screen
 * and in that of what is typed, and aliases of skills. What is missing loads as one types, and renders again.
 */
export function useSearchNames(typed: string): SearchNames {
  const { table } = useNames();
  const { tables, aliases, matcher, listWords } = useSyncExternalStore(
    subscribeLoadedNames,
    getLoadedNames,
    getNoLoadedNames,
  );
  // There by the first letter.
  useFirstInput(requestMatcher);
  useEffect(() => requestSearchNames(typed), [typed]);
  return useMemo(
    () => createSearchNames([table, ...tables.filter((each) => each !== table)], aliases, matcher, listWords),
    [table, tables, aliases, matcher, listWords],
  );
}
