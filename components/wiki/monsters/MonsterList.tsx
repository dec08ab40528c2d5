import { useMemo } from "react";
import { DataTable } from "@/components/ui/list/DataTable";
import { FilteredList } from "@/components/ui/list/FilteredList";
import { TextFilter } from "@/components/ui/list/TextFilter";
import { Tabs } from "@/components/ui/Tabs";
import { useListState } from "@/hooks/ui/use-list-state";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { getMonsterPath } from "@/lib/site/wiki-paths";
import { getMonsterFields, getMonsterFilters } from "@/lib/wiki/monsters/get-monster-filters";
import type { MonsterListProps } from "@/lib/wiki/monsters/monster-list";
import { LinkedNames } from "./LinkedNames";
import { MonsterFilters } from "./MonsterFilters";
import classes from "./MonsterList.module.css";
import { monsterColumns } from "./monster-columns";

/** All monsters with weaknesses and best parts, large and small in separate tabs. */
export function MonsterList({ rows, locales, species }: MonsterListProps) {
  const fields = useMemo(() => getMonsterFields({ locales, species }), [locales, species]);
  const list = useListState(fields);
  const names = useSearchNames(list.state.q);
  const { tab, sort } = list.state;
  const ofTab = useMemo(() => rows.filter((row) => row.size === tab), [rows, tab]);
  const large = tab === "large";
  const small = rows.filter((row) => row.size === "small");
  return (
    <Tabs
      label="Size"
      tabs={[
        { id: "large", label: "Large monsters", count: rows.length - small.length },
        { id: "small", label: "Small monsters", count: small.length },
      ]}
      value={tab}
      onChange={(id) => list.set({ tab: id })}
    >
      <FilteredList
        list={list}
        rows={ofTab}
        filters={getMonsterFilters(list.state, { locales, species }, names)}
        noun={["monster", "monsters"]}
        field={
          <TextFilter
            label="Name, species or ailment"
            value={list.state.q}
            onChange={(q) => list.set({ q })}
          />
        }
        rail={<MonsterFilters list={list} locales={locales} species={species} isLarge={large} />}
      >
        {(visible) => (
          <div className={classes.table}>
            <DataTable
              caption={large ? "Large monsters" : "Small monsters"}
              columns={monsterColumns[tab]}
              rows={visible}
              rowKey={(row) => row.id}
              rowHref={(row) => getMonsterPath(row.id)}
              sort={sort}
              onSort={(next) => list.set({ sort: next })}
            />
          </div>
        )}
      </FilteredList>
      {large && (
        <p className="mt-6 text-14 leading-6 text-dim">
          Values for intact parts, not enraged. +1: one more part has the same value. Small monsters:{" "}
          <LinkedNames entity="monsters" names={small.map(({ id, name }) => [id, name])} />.
        </p>
      )}
    </Tabs>
  );
}
