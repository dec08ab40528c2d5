import type { ArmorData } from "@/lib/builder/data/armor-file";
import type { SearchNames } from "@/lib/names/search-names";
import { findMatches } from "@/lib/text/match-texts";
import { toExcludedSkill } from "./search-criteria";

/** Something to exclude, or something that is excluded: one piece, charm, decoration or skill, or every piece of a set. */
export interface Exclusion {
  /** Of the record that it names. */
  readonly id: string;
  readonly kind: "piece" | "set" | "charm" | "decoration" | "skill";
  readonly name: string;
  /** Ids that the search leaves out. */
  readonly ids: readonly string[];
}

/** Everything that can be excluded: whole sets, then pieces, charms, decorations and skills. */
export function listExclusions({
  armor,
  armorSets,
  charms,
  decorations,
  skills,
}: ArmorData): readonly Exclusion[] {
  const ofSet = new Map<string, string[]>();
  for (const { id, set } of armor) ofSet.set(set, [...(ofSet.get(set) ?? []), id]);
  const sets = armorSets.flatMap(({ id, name }): Exclusion[] => {
    const ids = ofSet.get(id) ?? [];
    return ids.length > 1 ? [{ id, kind: "set", name, ids }] : [];
  });
  return [
    ...sets,
    ...armor.map(({ id, name }): Exclusion => ({ id, kind: "piece", name, ids: [id] })),
    ...charms.map(({ id, name }): Exclusion => ({ id, kind: "charm", name, ids: [id] })),
    ...decorations.map(({ id, name }): Exclusion => ({ id, kind: "decoration", name, ids: [id] })),
    ...skills.map(({ id, name }): Exclusion => ({ id, kind: "skill", name, ids: [toExcludedSkill(id)] })),
  ];
}

/** Catalog entity that names each kind. */
export const exclusionEntities = {
  piece: "armor",
  set: "armor-sets",
  charm: "charms",
  decoration: "decorations",
  skill: "skills",
} as const;

/** Possible exclusions that fit the typed text, best first. */
export function findExclusions(
  typed: string,
  all: readonly Exclusion[],
  names: SearchNames,
  max: number,
): readonly Exclusion[] {
  if (typed.trim() === "") return [];
  return findMatches(
    typed,
    all,
    ({ id, kind, name }) => ({
      names: names.list(exclusionEntities[kind], id, name),
      aliases: kind === "skill" ? names.listAliases(id) : [],
      mentions: kind === "skill" ? names.listWords(id) : [],
    }),
    max,
  );
}

/** Exclusions as shown, whole sets as one entry. */
export function listShownExclusions(
  excluded: readonly string[],
  all: readonly Exclusion[],
): readonly Exclusion[] {
  const left = new Set(excluded);
  return all.filter(({ ids }) => {
    if (!ids.every((id) => left.has(id))) return false;
    for (const id of ids) left.delete(id);
    return true;
  });
}

/** The list with more ids, each once. */
export function withExcluded(excluded: readonly string[], ids: readonly string[]): readonly string[] {
  return [...new Set([...excluded, ...ids])];
}

/** The list without some ids. */
export function withoutExcluded(excluded: readonly string[], ids: readonly string[]): readonly string[] {
  return excluded.filter((id) => !ids.includes(id));
}
