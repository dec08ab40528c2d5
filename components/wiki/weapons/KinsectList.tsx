import { useMemo } from "react";
import { ChoiceFilter } from "@/components/wiki/kit/ChoiceFilter";
import { DataTable } from "@/components/wiki/kit/DataTable";
import { type ListFilter, ListPage } from "@/components/wiki/kit/ListPage";
import { MultiFilter } from "@/components/wiki/kit/MultiFilter";
import { TextFilter } from "@/components/wiki/kit/TextFilter";
import { useListState } from "@/hooks/ui/use-list-state";
import { capitalized } from "@/lib/catalog/capitalized";
import { kinsectDusts } from "@/lib/catalog/codes";
import { physicalDamageWords } from "@/lib/catalog/vocabulary";
import { choiceField, multiField, sortField, tabField, textField } from "@/lib/site/list-state";
import { matchesText } from "@/lib/text/match-text";
import { type KinsectRow, kinsectFigures, kinsectLevels } from "@/lib/wiki/weapons/kinsects";
import { KinsectLevel } from "./KinsectLevel";
import { kinsectColumns } from "./kinsect-columns";

const attackTypes = ["sever", "blunt"] as const;

const fields = {
  level: tabField(kinsectLevels, "10"),
  q: textField(),
  type: choiceField(attackTypes),
  dust: multiField(kinsectDusts),
  sort: sortField(["name", "rarity", "type", "dust", ...kinsectFigures], { key: "name", direction: "asc" }),
};

/** Every kinsect with its figures at the level that is chosen. */
export function KinsectList({ kinsects }: { kinsects: readonly KinsectRow[] }) {
  const list = useListState(fields);
  const { level, q, type, dust, sort } = list.state;
  const columns = useMemo(() => kinsectColumns(Number(level)), [level]);
  const filters: ListFilter<KinsectRow>[] = [
    { key: "q", label: "Name", value: q.trim(), test: (row) => matchesText(q, row.name) },
    {
      key: "type",
      label: "Damage",
      value: type && physicalDamageWords[type],
      test: (row) => row.attackType === type,
    },
    {
      key: "dust",
      label: "Dust",
      value: dust.map(capitalized).join(" or "),
      test: (row) => dust.includes(row.dust),
    },
  ];
  return (
    <ListPage
      list={list}
      rows={kinsects}
      filters={filters}
      noun={["kinsect", "kinsects"]}
      head={<KinsectLevel level={level} onLevel={(next) => list.set({ level: next })} />}
      rail={
        <>
          <TextFilter label="Name" value={q} onChange={(next) => list.set({ q: next })} />
          <ChoiceFilter
            label="Damage"
            value={type}
            options={attackTypes.map((value) => ({ value, label: physicalDamageWords[value] }))}
            onChange={(next) => list.set({ type: next })}
          />
          <MultiFilter
            label="Dust"
            value={dust}
            options={kinsectDusts.map((value) => ({
              value,
              label: capitalized(value),
              count: kinsects.filter((row) => row.dust === value).length,
            }))}
            onChange={(next) => list.set({ dust: next })}
          />
        </>
      }
    >
      {(visible) => (
        <DataTable
          caption={`Kinsects at level ${level}`}
          columns={columns}
          rows={visible}
          rowKey={(row) => row.id}
          rowId={(row) => row.id}
          sort={sort}
          onSort={(next) => list.set({ sort: next })}
        />
      )}
    </ListPage>
  );
}
