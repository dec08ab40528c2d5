import { useMemo } from "react";
import { FacetedTable } from "@/components/list/FacetedTable";
import { createFacets, getFacetFields, toOptions } from "@/components/list/facets";
import { chooseSkill, getShownSort, useColumnsWithLevel } from "@/components/wiki/kit/level-column";
import { useListState } from "@/hooks/ui/use-list-state";
import { createSortField, type Sort } from "@/lib/site/list-state";
import { getCharmPath } from "@/lib/site/wiki-paths";
import type { CharmSeriesRow, CharmListData as Charms } from "@/lib/wiki/charms/charm-types";
import { charmColumns } from "./charm-columns";

const initialSort = { key: "name", direction: "asc" } as const satisfies Sort;
const sortField = createSortField(["name", "steps", "rarity", "zenny", "level"], initialSort);

const { text, oneOf, anyOf } = createFacets<CharmSeriesRow>();

/** @param skills that charms give */
function createCharmFacets(skills: Charms["skills"]) {
  return {
    q: text({
      label: "Name or skill",
      placeholder: "earplugs, power …",
      texts: (row, names) => ({
        names: [row.name, ...row.tiers.flatMap((tier) => names.list("charms", tier.id, tier.name))],
        mentions: row.skills.flatMap((each) => names.listSkill(each.id, each.name)),
      }),
    }),
    skill: oneOf({
      label: "Skill",
      entity: "skills",
      options: skills.map(({ id, name }) => ({ value: id, label: name })),
      has: (row, skill) => row.skills.some(({ id }) => id === skill),
      patch: (skill) => chooseSkill(skill, initialSort),
    }),
    rarity: anyOf({
      label: "Includes rarity",
      chip: "Rarity",
      options: toOptions(["2", "3", "4", "5", "6", "7", "8"]),
      has: ({ tiers }, rarity) => tiers.some((tier) => tier.rarity === Number(rarity)),
      isCounted: true,
    }),
  };
}

/** Charms by series with filters and sort. */
export function CharmList({ series, skills }: Charms) {
  const facets = useMemo(() => createCharmFacets(skills), [skills]);
  const list = useListState(useMemo(() => ({ ...getFacetFields(facets), sort: sortField }), [facets]));
  const { skill, sort } = list.state;
  const columns = useColumnsWithLevel(charmColumns, skills, skill);
  return (
    <FacetedTable
      list={list}
      rows={series}
      facets={facets}
      noun={["charm series", "charm series"]}
      caption="Charms by series"
      columns={columns}
      rowHref={({ id }) => getCharmPath(id)}
      sort={getShownSort(sort, skill, initialSort)}
    />
  );
}
