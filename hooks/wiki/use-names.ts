import { useSyncExternalStore } from "react";
import type { NamedEntity } from "@/lib/catalog/named-entities";
import {
  englishNames,
  getNameIn,
  getNames,
  type NamesState,
  type ShownName,
  subscribeNames,
} from "@/lib/names/names-store";

const getServerNames = () => englishNames;

/** Language and table of the names on screen; English on the server and while the page hydrates. */
export function useNames(): NamesState {
  return useSyncExternalStore(subscribeNames, getNames, getServerNames);
}

/** One name in the visitor's language, for places where a `Name` cannot be used. */
export function useName(entity: NamedEntity, id: string, english: string): ShownName {
  return getNameIn(useNames(), entity, id, english);
}
