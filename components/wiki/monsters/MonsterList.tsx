import { useMemo } from "react";
import { FacetedTable } from "@/components/list/FacetedTable";
import { Tabs } from "@/components/ui/Tabs";
import { useListState } from "@/hooks/ui/use-list-state";
import { getMonsterPath } from "@/lib/site/wiki-paths";
import type { MonsterListProps } from "@/lib/wiki/monsters/monster-list";
import { LinkedNames } from "./LinkedNames";
import classes from "./MonsterList.module.css";
import { monsterColumns } from "./monster-columns";
import { createMonsterFacets, getMonsterFields } from "./monster-facets";

/** All monsters with weaknesses and best parts, large and small in separate tabs. */
export function MonsterList({ rows, locales, species }: MonsterListProps) {
  const facets = useMemo(() => createMonsterFacets({ locales, species }), [locales, species]);
  const list = useListState(useMemo(() => getMonsterFields(facets), [facets]));
  const { tab } = list.state;
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
      <div className={classes.table}>
        <FacetedTable
          list={list}
          rows={ofTab}
          facets={facets}
          noun={["monster", "monsters"]}
          caption={large ? "Large monsters" : "Small monsters"}
          columns={monsterColumns[tab]}
          rowHref={(row) => getMonsterPath(row.id)}
        />
      </div>
      {large && (
        <p className="mt-6 text-14 leading-6 text-dim">
          Values for intact parts, not enraged. +1: one more part has the same value. Small monsters:{" "}
          <LinkedNames entity="monsters" names={small.map(({ id, name }) => [id, name])} />.
        </p>
      )}
    </Tabs>
  );
}
