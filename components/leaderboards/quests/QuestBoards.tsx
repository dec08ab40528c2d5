import { useMemo } from "react";
import { ChoiceFilter } from "@/components/ui/list/ChoiceFilter";
import { DataTable } from "@/components/ui/list/DataTable";
import { FilteredList } from "@/components/ui/list/FilteredList";
import { TextFilter } from "@/components/ui/list/TextFilter";
import { ToggleFilter } from "@/components/ui/list/ToggleFilter";
import { CheckboxGroup, RadioGroup } from "@/components/ui/RadioGroup";
import { useListState } from "@/hooks/ui/use-list-state";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { questKinds } from "@/lib/catalog/codes";
import { questKindLabels } from "@/lib/catalog/labels";
import { getBoardPath, getQuestBoardId } from "@/lib/leaderboards/board-paths";
import type { QuestsPageData } from "@/lib/leaderboards/page-data";
import { questBoardColumns } from "./quest-board-columns";
import { getBoardFields, getBoardFilters, starCounts, toRow } from "./quest-board-filters";

const kindOptions = questKinds.map((value) => ({ value, label: questKindLabels[value] }));
const starOptions = starCounts.map((value) => ({ value, label: value }));
const rulesetOptions = [
  { value: "ta", label: "TA" },
  { value: "freestyle", label: "Freestyle" },
] as const;

/** Every quest with its record, to find a board. */
export function QuestBoards({ quests, monsters }: Pick<QuestsPageData, "quests" | "monsters">) {
  const fields = useMemo(() => getBoardFields(monsters), [monsters]);
  const list = useListState(fields);
  const names = useSearchNames(list.state.q);
  const { state, set } = list;
  const rows = useMemo(() => quests.map((quest) => toRow(quest, state.ruleset)), [quests, state.ruleset]);
  return (
    <FilteredList
      list={list}
      rows={rows}
      filters={getBoardFilters(state, monsters, names)}
      noun={["quest", "quests"]}
      head={
        <RadioGroup
          label="Records under"
          look="segments"
          options={rulesetOptions}
          value={state.ruleset}
          onChange={(ruleset) => set({ ruleset })}
        />
      }
      field={<TextFilter label="Quest or monster" value={state.q} onChange={(q) => set({ q })} />}
      rail={
        <>
          <ChoiceFilter
            label="Monster"
            value={state.monster}
            options={monsters.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(monster) => set({ monster })}
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
          <ToggleFilter
            label="With runs"
            checked={state.played}
            onChange={(played) => set({ played })}
            count={rows.filter(({ runs }) => runs > 0).length}
          />
        </>
      }
    >
      {(visible) => (
        <DataTable
          caption="Quests with their solo records"
          columns={questBoardColumns}
          rows={visible}
          rowKey={({ id }) => id}
          rowHref={({ id, ruleset }) => getBoardPath(getQuestBoardId({ quest: id, ruleset }))}
          sort={state.sort}
          onSort={(sort) => set({ sort })}
          pageSize={40}
        />
      )}
    </FilteredList>
  );
}
