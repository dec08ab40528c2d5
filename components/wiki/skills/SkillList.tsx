import { DataTable } from "@/components/ui/list/DataTable";
import { FilteredList } from "@/components/ui/list/FilteredList";
import type { ListFilter } from "@/components/ui/list/list-filter";
import { TextFilter } from "@/components/ui/list/TextFilter";
import { useListState } from "@/hooks/ui/use-list-state";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { skillCategoryLabels } from "@/lib/catalog/labels";
import { getSkillPath } from "@/lib/site/wiki-paths";
import { giverLabels, kindPlurals } from "@/lib/wiki/skills/labels";
import type { SkillRow } from "@/lib/wiki/skills/skill-types";
import { SkillFilters } from "./SkillFilters";
import { skillColumns, skillColumnsInFull } from "./skill-columns";
import { skillFields } from "./skill-fields";

/** Every skill, by kind, category, what gives it, and words of its name or description. */
export function SkillList({ skills }: { skills: readonly SkillRow[] }) {
  const list = useListState(skillFields);
  const { q, kind, category, from, sort } = list.state;
  const names = useSearchNames(q);
  const filters: ListFilter<SkillRow>[] = [
    {
      key: "q",
      label: "Search",
      value: q.trim(),
      test: names.createTest(q, (row) => ({
        names: names.list("skills", row.id, row.name),
        aliases: names.listAliases(row.id),
        mentions: [row.lead, row.rest, ...row.topEffects],
      })),
    },
    { key: "kind", label: "Type", value: kind && kindPlurals[kind], test: (row) => row.kind === kind },
    {
      key: "category",
      label: "Category",
      value: category.map((each) => skillCategoryLabels[each]).join(" or "),
      test: (row) => category.some((each) => each === row.category),
    },
    {
      key: "from",
      label: "Source",
      value: from.map((each) => giverLabels[each]).join(" or "),
      test: (row) => from.some((each) => row.givers.includes(each)),
    },
  ];
  return (
    <FilteredList
      list={list}
      rows={skills}
      filters={filters}
      noun={["skill", "skills"]}
      field={
        <TextFilter
          label="Name or description"
          value={q}
          placeholder="stamina, guard, poison"
          onChange={(value) => list.set({ q: value })}
        />
      }
      rail={<SkillFilters skills={skills} list={list} />}
    >
      {(visible) => (
        <DataTable
          caption="Skills"
          columns={q.trim() ? skillColumnsInFull : skillColumns}
          rows={visible}
          rowKey={(row) => row.id}
          rowHref={(row) => getSkillPath(row.id)}
          sort={sort}
          onSort={(next) => list.set({ sort: next })}
          pageSize={skills.length}
        />
      )}
    </FilteredList>
  );
}
