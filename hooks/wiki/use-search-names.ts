import { useEffect, useMemo, useSyncExternalStore } from "react";
import {
  createSearchNames,
  getLoadedNames,
  getNoLoadedNames,
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
  const { tables, aliases } = useSyncExternalStore(subscribeLoadedNames, getLoadedNames, getNoLoadedNames);
  useEffect(() => requestSearchNames(typed), [typed]);
  return useMemo(
    () => createSearchNames([table, ...tables.filter((each) => each !== table)], aliases),
    [table, tables, aliases],
  );
}
