import { useMemo } from "react";
import { ChoiceFilter } from "@/components/ui/list/ChoiceFilter";
import { DataTable } from "@/components/ui/list/DataTable";
import { FilteredList } from "@/components/ui/list/FilteredList";
import { MinimumFilter } from "@/components/ui/list/MinimumFilter";
import { TextFilter } from "@/components/ui/list/TextFilter";
import { ToggleFilter } from "@/components/ui/list/ToggleFilter";
import { CheckboxGroup } from "@/components/ui/RadioGroup";
import { useListState } from "@/hooks/ui/use-list-state";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { questKinds, ranks } from "@/lib/catalog/codes";
import { questKindLabels, rankLabels } from "@/lib/catalog/labels";
import { getQuestPath } from "@/lib/site/wiki-paths";
import type { QuestListProps } from "@/lib/wiki/quests/quest-types";
import { getQuestFields, getQuestFilters, starCounts } from "./get-quest-filters";
import { questColumns } from "./quest-columns";

const kindOptions = questKinds.map((value) => ({ value, label: questKindLabels[value] }));
const rankOptions = ranks.map((value) => ({ value, label: rankLabels[value] }));
const starOptions = starCounts.map((value) => ({ value, label: value }));

/** Every quest, with filters. */
export function QuestList({ rows, monsters, locales }: QuestListProps) {
  const fields = useMemo(() => getQuestFields({ monsters, locales }), [monsters, locales]);
  const list = useListState(fields);
  const names = useSearchNames(list.state.q);
  const { state, set } = list;
  return (
    <FilteredList
      list={list}
      rows={rows}
      filters={getQuestFilters(state, { monsters, locales }, names)}
      noun={["quest", "quests"]}
      field={<TextFilter label="Quest or monster" value={state.q} onChange={(q) => set({ q })} />}
      rail={
        <>
          <ChoiceFilter
            label="Rank"
            look="chips"
            value={state.rank}
            options={rankOptions}
            onChange={(rank) => set({ rank })}
          />
          <CheckboxGroup
            label="Stars"
            value={state.stars}
            options={starOptions}
            onChange={(stars) => set({ stars })}
          />
          <CheckboxGroup
            label="Type"
            value={state.kind}
            options={kindOptions}
            onChange={(kind) => set({ kind })}
          />
          <ChoiceFilter
            label="Monster"
            value={state.monster}
            options={monsters.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(monster) => set({ monster })}
          />
          <ChoiceFilter
            label="Locale"
            value={state.locale}
            options={locales.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(locale) => set({ locale })}
          />
          <MinimumFilter
            label="Your hunter rank"
            value={state.hr}
            min={1}
            max={999}
            onChange={(hr) => set({ hr })}
          />
          <ToggleFilter
            label="Tempered targets"
            checked={state.tempered}
            onChange={(tempered) => set({ tempered })}
            count={rows.filter(({ targets }) => targets.some(({ variant }) => variant !== null)).length}
          />
          <ToggleFilter
            label="Under 50 minutes"
            checked={state.short}
            onChange={(short) => set({ short })}
            count={rows.filter(({ minutes }) => minutes < 50).length}
          />
        </>
      }
    >
      {(visible) => (
        <DataTable
          caption="Quests"
          columns={questColumns}
          rows={visible}
          rowKey={({ id }) => id}
          rowHref={({ id }) => getQuestPath(id)}
          sort={state.sort}
          onSort={(sort) => set({ sort })}
        />
      )}
    </FilteredList>
  );
}
