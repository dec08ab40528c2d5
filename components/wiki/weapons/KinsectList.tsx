import { useMemo } from "react";
import { ChoiceFilter } from "@/components/ui/list/ChoiceFilter";
import { DataTable } from "@/components/ui/list/DataTable";
import { FilteredList, type ListFilter } from "@/components/ui/list/FilteredList";
import { TextFilter } from "@/components/ui/list/TextFilter";
import { CheckboxGroup } from "@/components/ui/RadioGroup";
import { useListState } from "@/hooks/ui/use-list-state";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { capitalize } from "@/lib/catalog/capitalize";
import { kinsectDusts } from "@/lib/catalog/codes";
import { physicalDamageLabels } from "@/lib/catalog/labels";
import {
  createChoiceField,
  createMultiField,
  createSortField,
  createTabField,
  createTextField,
} from "@/lib/site/list-state";
import { type KinsectRow, kinsectFigures, kinsectLevels } from "@/lib/wiki/weapons/kinsects";
import { KinsectLevel } from "./KinsectLevel";
import { getKinsectColumns } from "./kinsect-columns";

const attackTypes = ["sever", "blunt"] as const;

const fields = {
  level: createTabField(kinsectLevels, "10"),
  q: createTextField(),
  type: createChoiceField(attackTypes),
  dust: createMultiField(kinsectDusts),
  sort: createSortField(["name", "rarity", "type", "dust", ...kinsectFigures], {
    key: "name",
    direction: "asc",
  }),
};

/** Every kinsect with its figures at the level that is chosen. */
export function KinsectList({ kinsects }: { kinsects: readonly KinsectRow[] }) {
  const list = useListState(fields);
  const { level, q, type, dust, sort } = list.state;
  const names = useSearchNames(q);
  const columns = useMemo(() => getKinsectColumns(Number(level)), [level]);
  const filters: ListFilter<KinsectRow>[] = [
    {
      key: "q",
      label: "Name",
      value: q.trim(),
      test: names.createTest(q, (row) => names.list("kinsects", row.id, row.name)),
    },
    {
      key: "type",
      label: "Damage",
      value: type && physicalDamageLabels[type],
      test: (row) => row.attackType === type,
    },
    {
      key: "dust",
      label: "Dust",
      value: dust.map(capitalize).join(" or "),
      test: (row) => dust.includes(row.dust),
    },
  ];
  return (
    <FilteredList
      list={list}
      rows={kinsects}
      filters={filters}
      noun={["kinsect", "kinsects"]}
      head={<KinsectLevel level={level} onLevel={(next) => list.set({ level: next })} />}
      field={<TextFilter label="Name" value={q} onChange={(next) => list.set({ q: next })} />}
      rail={
        <>
          <ChoiceFilter
            label="Damage"
            value={type}
            options={attackTypes.map((value) => ({ value, label: physicalDamageLabels[value] }))}
            onChange={(next) => list.set({ type: next })}
          />
          <CheckboxGroup
            label="Dust"
            value={dust}
            options={kinsectDusts.map((value) => ({
              value,
              label: capitalize(value),
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
    </FilteredList>
  );
}
