import { useMemo } from "react";
import { DataTable } from "@/components/ui/list/DataTable";
import { FilteredList } from "@/components/ui/list/FilteredList";
import type { ListFilter } from "@/components/ui/list/list-filter";
import { TextFilter } from "@/components/ui/list/TextFilter";
import { getLevelColumns, getShownSort } from "@/components/wiki/kit/level-column";
import { useListState } from "@/hooks/ui/use-list-state";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { decorationKindLabels } from "@/lib/catalog/labels";
import { getDecorationPath } from "@/lib/site/wiki-paths";
import type { DecorationRow } from "@/lib/wiki/decorations/decoration-types";
import { getDecorationFields, initialDecorationSort } from "@/lib/wiki/decorations/get-decoration-fields";
import { type PackedDecorations, unpackDecorations } from "@/lib/wiki/decorations/pack-decorations";
import { DecorationFilters } from "./DecorationFilters";
import { decorationColumns } from "./decoration-columns";

/** All decorations with filters and sort. */
export function DecorationList({ decorations }: { decorations: PackedDecorations }) {
  const { skills } = decorations;
  const rows = useMemo(() => unpackDecorations(decorations), [decorations]);
  const fields = useMemo(() => getDecorationFields(skills.map(([id]) => id)), [skills]);
  const list = useListState(fields);
  const { q, kind, slot, skill, rarity, sort } = list.state;
  const names = useSearchNames(q);
  const columns = useMemo(() => {
    const [id, name] = skills.find(([each]) => each === skill) ?? [];
    if (id === undefined || name === undefined) return decorationColumns;
    const getLevel = (row: DecorationRow) => row.skills.find((each) => each.id === id)?.level ?? null;
    return [...decorationColumns, ...getLevelColumns({ name }, getLevel)];
  }, [skills, skill]);
  const filters: ListFilter<DecorationRow>[] = [
    {
      key: "q",
      label: "Search",
      value: q.trim(),
      test: names.createTest(q, (row) => ({
        names: names.list("decorations", row.id, row.name),
        mentions: row.skills.flatMap((each) => names.listSkill(each.id, each.name)),
      })),
    },
    {
      key: "kind",
      label: "Type",
      value: kind && decorationKindLabels[kind],
      test: (row) => row.kind === kind,
    },
    {
      key: "slot",
      label: "Slot",
      value: slot.join(" or "),
      test: (row) => slot.some((size) => Number(size) === row.slot),
    },
    {
      key: "skill",
      label: "Skill",
      value: skills.find(([id]) => id === skill)?.[1] ?? "",
      test: (row) => row.skills.some(({ id }) => id === skill),
    },
    {
      key: "rarity",
      label: "Rarity",
      value: rarity.join(" or "),
      test: (row) => rarity.some((each) => Number(each) === row.rarity),
    },
  ];
  return (
    <FilteredList
      list={list}
      rows={rows}
      filters={filters}
      noun={["decoration", "decorations"]}
      field={
        <TextFilter
          label="Name or skill"
          value={q}
          onChange={(q) => list.set({ q })}
          placeholder="attack, guard …"
        />
      }
      rail={<DecorationFilters list={list} rows={rows} skills={skills} />}
    >
      {(visible) => (
        <DataTable
          caption="Decorations"
          columns={columns}
          rows={visible}
          rowKey={({ id }) => id}
          rowHref={({ id }) => getDecorationPath(id)}
          sort={getShownSort(sort, skill, initialDecorationSort)}
          onSort={(sort) => list.set({ sort })}
        />
      )}
    </FilteredList>
  );
}
