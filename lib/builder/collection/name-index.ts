import type { NamesTable } from "@/lib/names/names-store";
import { fold } from "@/lib/text/fold";
import type { BuilderData } from "../data/builder-data";

const namedKinds = ["weapon", "armor", "charm", "decoration", "skill", "talisman"] as const;
/** Kinds of records found by name. */
type NamedKind = (typeof namedKinds)[number];

const entities: Readonly<Record<NamedKind, string>> = {
  weapon: "weapons",
  armor: "armor",
  charm: "charms",
  decoration: "decorations",
  skill: "skills",
  talisman: "talismans",
};

/** Finds ids by what people and other tools write: a name in any language of the tables, or the id itself. */
export interface NameIndex {
  /** Ids of that name, the first one first; none where it is not known. */
  find(kind: NamedKind, name: string): readonly string[];
}

/** Normal form of names that differ in width, brackets, spaces, marks and case alone. */
export function normalizeName(name: string): string {
  return fold(name.normalize("NFKC")).replaceAll(/[^\p{L}\p{N}+]/gu, "");
}

/**
 * Indexes the names of the builder's data, and of further languages.
 *
 * @param tables names by entity and id, as `/api/wiki/names` has them
 */
export function createNameIndex(
  { armor, weapons, catalog }: Pick<BuilderData, "armor" | "weapons" | "catalog">,
  tables: readonly NamesTable[] = [],
): NameIndex {
  const english: Readonly<Record<NamedKind, readonly { readonly id: string; readonly name: string }[]>> = {
    weapon: weapons.weapons,
    armor: armor.armor,
    charm: armor.charms,
    decoration: armor.decorations,
    skill: armor.skills,
    talisman: armor.talismans.talismans,
  };
  const ids = new Map<string, string[]>();
  const add = (kind: NamedKind, name: string, id: string) => {
    const key = `${kind}/${normalizeName(name)}`;
    const known = ids.get(key);
    if (!known) ids.set(key, [id]);
    else if (!known.includes(id)) known.push(id);
  };
  for (const kind of namedKinds) {
    const records = english[kind];
    const own = new Set(records.map(({ id }) => id));
    for (const { id, name } of records) {
      add(kind, name, id);
      add(kind, id, id);
    }
    for (const table of tables) {
      for (const [id, name] of Object.entries(table[entities[kind]] ?? {})) {
        if (own.has(id) && typeof name === "string") add(kind, name, id);
      }
    }
  }
  const isKnown = (kind: NamedKind, id: string) => kind !== "weapon" || catalog.weapons.has(id);
  return {
    find: (kind, name) => (ids.get(`${kind}/${normalizeName(name)}`) ?? []).filter((id) => isKnown(kind, id)),
  };
}
