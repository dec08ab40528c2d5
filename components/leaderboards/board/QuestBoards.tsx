import dynamic from "next/dynamic";
import { useMemo, useState } from "react";
import { DataTable } from "@/components/list/DataTable";
import { FacetedList } from "@/components/list/FacetedList";
import { RadioSegments } from "@/components/ui/RadioSegments";
import { useListState } from "@/hooks/ui/use-list-state";
import { getBoardPath, getQuestBoardId } from "@/lib/leaderboards/board/board-paths";
import type { QuestsPageData } from "@/lib/leaderboards/page-data";
import { questBoardColumns } from "./quest-board-columns";
import { createBoardFacets, getBoardFields, toQuestBoardEntry } from "./quest-board-filters";
import type { LoadedRecords } from "./WeaponRecords";

const WeaponRecords = dynamic(() => import("./WeaponRecords").then((module) => module.WeaponRecords), {
  ssr: false,
});

const rulesetOptions = [
  { value: "ta", label: "TA" },
  { value: "freestyle", label: "Freestyle" },
] as const;

const scopeOptions = [
  { value: "open", label: "Open boards" },
  { value: "all", label: "All quests" },
] as const;

/** Three columns of dashes would leave a phone no room for names. */
const recordColumns: readonly string[] = ["time", "runner", "weapon"];
const columnsWithoutRecords = questBoardColumns.filter(({ key }) => !recordColumns.includes(key));

/** Open boards with their records, or every quest: a board opens with its first run. */
export function QuestBoards({ quests, monsters }: Pick<QuestsPageData, "quests" | "monsters">) {
  const facets = useMemo(() => createBoardFacets(monsters), [monsters]);
  const list = useListState(useMemo(() => getBoardFields(facets), [facets]));
  const { state, set } = list;
  // Whoever types a name means any quest.
  const isWhole = state.scope === "all" || state.q !== "";
  const [ofWeapon, setOfWeapon] = useState<LoadedRecords | null>(null);
  const rows = useMemo(() => {
    const held = ofWeapon?.weapon === state.weapon ? ofWeapon.quests : null;
    const mine = new Map(held?.map(({ quest, records }) => [quest, records]));
    return quests
      .filter(({ isOpen }) => isOpen || isWhole)
      .map((quest) =>
        state.weapon
          ? toQuestBoardEntry(quest, state.ruleset, state.weapon, held && (mine.get(quest.id) ?? []))
          : toQuestBoardEntry(quest, state.ruleset),
      );
  }, [quests, isWhole, state.ruleset, state.weapon, ofWeapon]);
  const hasRecords = quests.some(({ runs }) => runs > 0);
  return (
    <FacetedList
      list={list}
      rows={rows}
      facets={facets}
      noun={["quest", "quests"]}
      head={
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {state.weapon && <WeaponRecords weapon={state.weapon} onLoad={setOfWeapon} />}
          <RadioSegments
            label="Quests"
            options={scopeOptions}
            value={state.scope}
            onChange={(scope) => set({ scope })}
          />
          <RadioSegments
            label="Records under"
            options={rulesetOptions}
            value={state.ruleset}
            onChange={(ruleset) => set({ ruleset })}
          />
        </div>
      }
    >
      {(visible) => (
        <DataTable
          caption="Quests with their solo records"
          columns={hasRecords ? questBoardColumns : columnsWithoutRecords}
          rows={visible}
          rowKey={({ id }) => id}
          rowHref={({ id, ruleset, weapon }) => getBoardPath(getQuestBoardId({ quest: id, ruleset }, weapon))}
          sort={state.sort}
          onSort={(sort) => set({ sort })}
          pageSize={40}
        />
      )}
    </FacetedList>
  );
}
