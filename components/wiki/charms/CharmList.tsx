import { useMemo } from "react";
import { ChoiceFilter } from "@/components/ui/list/ChoiceFilter";
import { DataTable } from "@/components/ui/list/DataTable";
import { FilteredList } from "@/components/ui/list/FilteredList";
import type { ListFilter } from "@/components/ui/list/list-filter";
import { TextFilter } from "@/components/ui/list/TextFilter";
import { CheckboxGroup } from "@/components/ui/RadioGroup";
import { chooseSkill, getLevelColumns, getShownSort } from "@/components/wiki/kit/level-column";
import { useListState } from "@/hooks/ui/use-list-state";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { getCharmPath } from "@/lib/site/wiki-paths";
import type { CharmSeriesRow, CharmList as Charms } from "@/lib/wiki/charms/charm-types";
import { charmRarities, getCharmFields, initialCharmSort } from "@/lib/wiki/charms/get-charm-fields";
import { charmColumns } from "./charm-columns";

/** Charms by series with filters and sort. */
export function CharmList({ series, skills }: Charms) {
  const fields = useMemo(() => getCharmFields(skills.map(({ id }) => id)), [skills]);
  const list = useListState(fields);
  const { q, skill, rarity, sort } = list.state;
  const names = useSearchNames(q);
  const columns = useMemo(() => {
    const getLevel = (row: CharmSeriesRow) => row.skills.find(({ id }) => id === skill)?.level ?? null;
    return [
      ...charmColumns,
      ...getLevelColumns(
        skills.find(({ id }) => id === skill),
        getLevel,
      ),
    ];
  }, [skills, skill]);
  const filters: ListFilter<CharmSeriesRow>[] = [
    {
      key: "q",
      label: "Search",
      value: q.trim(),
      test: names.createTest(q, (row) => ({
        names: [row.name, ...row.tiers.flatMap((tier) => names.list("charms", tier.id, tier.name))],
        mentions: row.skills.flatMap((each) => names.listSkill(each.id, each.name)),
      })),
    },
    {
      key: "skill",
      label: "Skill",
      value: skills.find(({ id }) => id === skill)?.name ?? "",
      test: (family) => family.skills.some(({ id }) => id === skill),
    },
    {
      key: "rarity",
      label: "Rarity",
      value: rarity.join(" or "),
      test: ({ tiers }) => tiers.some((step) => hasRarity(rarity, step.rarity)),
    },
  ];
  return (
    <FilteredList
      list={list}
      rows={series}
      filters={filters}
      noun={["charm series", "charm series"]}
      field={
        <TextFilter
          label="Name or skill"
          value={q}
          onChange={(q) => list.set({ q })}
          placeholder="earplugs, power …"
        />
      }
      rail={
        <>
          <ChoiceFilter
            label="Skill"
            value={skill}
            options={skills.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(skill) => list.set(chooseSkill(skill, initialCharmSort))}
          />
          <CheckboxGroup
            label="Includes rarity"
            value={rarity}
            options={charmRarities.map((value) => ({
              value,
              label: value,
              count: series.filter(({ tiers }) => tiers.some((step) => hasRarity([value], step.rarity)))
                .length,
            }))}
            onChange={(rarity) => list.set({ rarity })}
          />
        </>
      }
    >
      {(visible) => (
        <DataTable
          caption="Charms by series"
          columns={columns}
          rows={visible}
          rowKey={({ id }) => id}
          rowHref={({ id }) => getCharmPath(id)}
          sort={getShownSort(sort, skill, initialCharmSort)}
          onSort={(sort) => list.set({ sort })}
        />
      )}
    </FilteredList>
  );
}

function hasRarity(chosen: readonly string[], rarity: number): boolean {
  return chosen.some((each) => Number(each) === rarity);
}
