import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import { findLeftOut, readLinkField, writeLinkField } from "../share/link-fields";
import { emptyCriteria, readCriteria, type SearchCriteria } from "./search-criteria";

/** The field of an address that holds what is searched for. */
export const searchField = "search";

/** What a link says of the search, and what of it is not known here. */
export interface ReadSearch {
  readonly criteria: SearchCriteria;
  readonly leftOut: readonly string[];
  readonly isNewer: boolean;
}

/** Skill targets and options as the value of an address field; `null` = those that the builder opens with. */
export function writeSearch(criteria: SearchCriteria): string | null {
  return writeLinkField({ ...criteria }, { ...emptyCriteria });
}

/** What the field of a link says; `null` without one. Never throws. */
export function readSearch(text: string | null, catalog: LoadoutCatalog): ReadSearch | null {
  if (text === null) return null;
  const read = readLinkField(text);
  const criteria = readCriteria(read.settings, catalog);
  const leftOut = findLeftOut(read, { ...criteria }, { ...emptyCriteria });
  return { criteria, leftOut: [...new Set([...read.damaged, ...leftOut])], isNewer: read.isNewer };
}
