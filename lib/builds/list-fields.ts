import { type WeaponType, weaponTypes } from "@/lib/catalog/codes";
import {
  createChoiceField,
  createTabField,
  createTextField,
  type Fields,
  followWeapon,
  type ListState,
  type StateField,
} from "@/lib/site/list-state";
import { buildVersions } from "./game-versions";
import type { PublishedBuildsQuery, PublishedBuildsResponse } from "./schema";

/** An id of the catalog, or none: what has not its form is none. */
const idField: StateField<string> = {
  kind: "choice",
  initial: "",
  read: (text) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 60 ? text : ""),
  write: (id) => id,
};

const weaponField: StateField<WeaponType | ""> = followWeapon(createChoiceField(weaponTypes));

/** State of the list of published builds in the address. */
export const buildFields = {
  weapon: weaponField,
  monster: idField,
  skill: idField,
  version: { ...idField, read: (text: string) => buildVersions.find((name) => name === text) ?? "" },
  tag: createTextField(),
  owner: createTextField(),
  sort: createTabField(["newest", "liked"]),
} satisfies Fields;

/** Filters of the list; an empty text, or what is left out, narrows nothing. */
export type BuildFilterValues = {
  readonly [Name in "monster" | "skill" | "tag" | "gameVersion" | "owner"]?: string;
} & { readonly weapon?: WeaponType | ""; readonly sort: PublishedBuildsQuery["sort"] };

/** Filters in the state of the list. */
export function toBuildFilters({ version, ...filters }: ListState<typeof buildFields>): BuildFilterValues {
  return { ...filters, gameVersion: version };
}

/** The filters as the API is asked for them: the same text for the same filters. */
export function toBuildQuery(filters: BuildFilterValues): string {
  const given = Object.entries(filters).filter(([, value]) => value !== "" && value !== undefined);
  return new URLSearchParams(given.toSorted(([a], [b]) => (a < b ? -1 : 1))).toString();
}

/** The first page of the list as it comes with the document. */
export interface BuildListPage extends PublishedBuildsResponse {
  /** The filters that it was made for. */
  readonly query: string;
}
