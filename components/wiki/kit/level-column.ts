import { useMemo } from "react";
import type { Column } from "@/components/list/DataTable";
import type { Named } from "@/lib/catalog/named";
import type { Sort } from "@/lib/site/list-state";

/** Key of the column, by which a list is sorted while it is filtered by a skill. */
const levelKey = "level";

/**
 * The level of the skill that a list is filtered by, the highest first; no column where it is filtered by none.
 *
 * @param getLevel of a row; `null` where it does not have the skill
 */
export function getLevelColumns<Row>(
  skill: { readonly name: string } | undefined,
  getLevel: (row: Row) => number | null,
): readonly Column<Row>[] {
  if (!skill) return [];
  return [
    {
      key: levelKey,
      label: `${skill.name} level`,
      align: "end",
      phone: "figure",
      render: getLevel,
      sortValue: getLevel,
    },
  ];
}

/** Columns of a list of what gives skills, with the level of the one that it is filtered by, if any, as the last. */
export function useColumnsWithLevel<
  Row extends { readonly skills: readonly { id: string; level: number }[] },
>(columns: readonly Column<Row>[], skills: readonly Named[], skill: string): readonly Column<Row>[] {
  return useMemo(() => {
    const getLevel = (row: Row) => row.skills.find(({ id }) => id === skill)?.level ?? null;
    const chosen = skills.find(({ id }) => id === skill);
    return chosen ? [...columns, ...getLevelColumns(chosen, getLevel)] : columns;
  }, [columns, skills, skill]);
}

/** Change of the filter by skill: the list is sorted by the chosen skill's level, and without one as before. */
export function chooseSkill<Skill extends string, Key extends string>(
  skill: Skill,
  initial: Sort<Key>,
): { skill: Skill; sort: Sort<Key | typeof levelKey> } {
  return { skill, sort: skill ? { key: levelKey, direction: "desc" } : initial };
}

/** The sort that a list can have: that by a level goes with the skill. */
export function getShownSort<Key extends string>(
  sort: Sort<Key>,
  skill: string,
  initial: Sort<Key>,
): Sort<Key> {
  return sort.key === levelKey && !skill ? initial : sort;
}
