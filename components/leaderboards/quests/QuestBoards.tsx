import { useMemo } from "react";
import { DataTable } from "@/components/list/DataTable";
import { FacetedList } from "@/components/list/FacetedList";
import { RadioGroup } from "@/components/ui/RadioGroup";
import { useListState } from "@/hooks/ui/use-list-state";
import { getBoardPath, getQuestBoardId } from "@/lib/leaderboards/board-paths";
import type { QuestsPageData } from "@/lib/leaderboards/page-data";
import { questBoardColumns } from "./quest-board-columns";
import { createBoardFacets, getBoardFields, toRow } from "./quest-board-filters";

const rulesetOptions = [
  { value: "ta", label: "TA" },
  { value: "freestyle", label: "Freestyle" },
] as const;

/** Every quest with its record, to find a board. */
export function QuestBoards({ quests, monsters }: Pick<QuestsPageData, "quests" | "monsters">) {
  const facets = useMemo(() => createBoardFacets(monsters), [monsters]);
  const list = useListState(useMemo(() => getBoardFields(facets), [facets]));
  const { state, set } = list;
  const rows = useMemo(() => quests.map((quest) => toRow(quest, state.ruleset)), [quests, state.ruleset]);
  return (
    <FacetedList
      list={list}
      rows={rows}
      facets={facets}
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
    </FacetedList>
  );
}
