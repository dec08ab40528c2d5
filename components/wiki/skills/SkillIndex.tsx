import { ChoiceFilter } from "@/components/wiki/kit/ChoiceFilter";
import { DataTable } from "@/components/wiki/kit/DataTable";
import { ListPage } from "@/components/wiki/kit/ListPage";
import type { ListFilter } from "@/components/wiki/kit/list-filter";
import { MultiFilter } from "@/components/wiki/kit/MultiFilter";
import { TextFilter } from "@/components/wiki/kit/TextFilter";
import { useListState } from "@/hooks/use-list-state";
import { skillCategories, skillKinds } from "@/lib/catalog/codes";
import { skillCategoryWords } from "@/lib/catalog/vocabulary";
import { choiceField, multiField, sortField, textField } from "@/lib/wiki/list-state";
import { matchesText } from "@/lib/wiki/match-text";
import { skillPath } from "@/lib/wiki/paths";
import { type SkillRow, skillGivers } from "@/lib/wiki/skills/types";
import { giverWords, kindPlurals } from "@/lib/wiki/skills/words";
import { skillColumns, skillColumnsInFull } from "./skill-columns";

/** Set bonuses and group skills are categories of their own; the choice of the kind covers them. */
const categories = skillCategories.filter((category) => category !== "set" && category !== "group");

const fields = {
  q: textField(),
  kind: choiceField(skillKinds),
  category: multiField(categories),
  from: multiField(skillGivers),
  sort: sortField(["name", "category", "level"], { key: "name", direction: "asc" }),
};

/** Every skill, by kind, category, what gives it, and words of its name or description. */
export function SkillIndex({ skills }: { skills: readonly SkillRow[] }) {
  const list = useListState(fields);
  const { q, kind, category, from, sort } = list.state;
  const filters: ListFilter<SkillRow>[] = [
    {
      key: "q",
      label: "Text",
      value: q.trim(),
      test: (row) => matchesText(q, row.name, row.lead, row.rest, ...row.atMost),
    },
    { key: "kind", label: "Kind", value: kind && kindPlurals[kind], test: (row) => row.kind === kind },
    {
      key: "category",
      label: "Category",
      value: category.map((each) => skillCategoryWords[each]).join(" or "),
      test: (row) => category.some((each) => each === row.category),
    },
    {
      key: "from",
      label: "Given by",
      value: from.map((each) => giverWords[each]).join(" or "),
      test: (row) => from.some((each) => row.givers.includes(each)),
    },
  ];
  return (
    <ListPage
      list={list}
      rows={skills}
      filters={filters}
      noun={["skill", "skills"]}
      rail={
        <>
          <TextFilter
            label="Name or description"
            value={q}
            placeholder="stamina, guard, poison"
            onChange={(value) => list.set({ q: value })}
          />
          <ChoiceFilter
            label="Kind"
            look="chips"
            value={kind}
            anyLabel="All"
            options={skillKinds.map((value) => ({
              value,
              label: kindPlurals[value],
              count: skills.filter((row) => row.kind === value).length,
            }))}
            onChange={(value) => list.set({ kind: value })}
          />
          <MultiFilter
            label="Category"
            value={category}
            options={categories.map((value) => ({ value, label: skillCategoryWords[value] }))}
            onChange={(value) => list.set({ category: value })}
          />
          <MultiFilter
            label="Given by"
            value={from}
            options={skillGivers.map((value) => ({ value, label: giverWords[value] }))}
            onChange={(value) => list.set({ from: value })}
          />
        </>
      }
    >
      {(visible) => (
        <DataTable
          caption="Skills"
          columns={q.trim() ? skillColumnsInFull : skillColumns}
          rows={visible}
          rowKey={(row) => row.id}
          rowHref={(row) => skillPath(row.id)}
          sort={sort}
          onSort={(next) => list.set({ sort: next })}
          pageSize={skills.length}
        />
      )}
    </ListPage>
  );
}
