import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import { findLeftOut, type LinkSettings, readLinkField, writeLinkField } from "../share/link-fields";
import {
  emptyCriteria,
  getExcludedSkill,
  readCriteria,
  type SearchCriteria,
  toExcludedSkill,
} from "./search-criteria";

/** The field of an address that holds what is searched for. */
export const searchField = "search";

/** Search of a link, and its parts that are not known here. */
interface ReadSearch {
  readonly criteria: SearchCriteria;
  readonly leftOut: readonly string[];
  readonly isNewer: boolean;
}

/** Skill targets and options as the value of an address field; `null` = those that the builder opens with. */
export function writeSearch(criteria: SearchCriteria): string | null {
  return writeLinkField(toSettings(criteria), toSettings(emptyCriteria));
}

/** Search in the field of a link; `null` without one. Never throws. */
export function readSearch(text: string | null, catalog: LoadoutCatalog): ReadSearch | null {
  if (text === null) return null;
  const read = readLinkField(text);
  const criteria = readCriteria(fromSettings(read.settings), catalog);
  const leftOut = findLeftOut(read, toSettings(criteria), toSettings(emptyCriteria));
  return { criteria, leftOut: [...new Set([...read.damaged, ...leftOut])], isNewer: read.isNewer };
}

/** Excluded skills by themselves: an address holds ids alone, without what marks them as skills. */
function toSettings(criteria: SearchCriteria): LinkSettings {
  return {
    ...criteria,
    excluded: criteria.excluded.filter((id) => getExcludedSkill(id) === null),
    excludedSkills: criteria.excluded.flatMap((id) => getExcludedSkill(id) ?? []),
  };
}

function fromSettings({ excluded, excludedSkills, ...settings }: LinkSettings): LinkSettings {
  const gear = Array.isArray(excluded) ? excluded : [];
  const skills = Array.isArray(excludedSkills) ? excludedSkills : [];
  return { ...settings, excluded: [...gear, ...skills.map((id) => toExcludedSkill(String(id)))] };
}
