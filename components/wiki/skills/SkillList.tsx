import { FacetedTable } from "@/components/list/FacetedTable";
import { createFacets, getFacetFields, toOptions } from "@/components/list/facets";
import { useListState } from "@/hooks/ui/use-list-state";
import { skillCategories, skillKinds } from "@/lib/catalog/codes";
import { skillCategoryLabels } from "@/lib/catalog/skill-labels";
import { createSortField } from "@/lib/site/list-state";
import { getSkillPath } from "@/lib/site/wiki-paths";
import { giverLabels, kindPlurals } from "@/lib/wiki/skills/labels";
import { type SkillRow, skillGivers } from "@/lib/wiki/skills/skill-types";
import { skillColumns, skillColumnsInFull } from "./skill-columns";

/** Set bonuses and group skills are categories of their own; the choice of the kind covers them. */
const categories = skillCategories.filter((category) => category !== "set" && category !== "group");

const { text, oneOf, anyOf } = createFacets<SkillRow>();

const facets = {
  q: text({
    label: "Name or description",
    placeholder: "stamina, guard, poison",
    texts: (row, names) => ({
      names: names.list("skills", row.id, row.name),
      aliases: names.listAliases(row.id),
      mentions: [row.lead, row.rest, ...row.topEffects, ...names.listWords(row.id)],
    }),
  }),
  kind: oneOf({
    label: "Type",
    look: "chips",
    anyLabel: "All",
    options: toOptions(skillKinds, kindPlurals),
    has: (row, kind) => row.kind === kind,
    isCounted: true,
  }),
  category: anyOf({
    label: "Category",
    options: toOptions(categories, skillCategoryLabels),
    has: (row, category) => row.category === category,
  }),
  from: anyOf({
    label: "Source",
    options: toOptions(skillGivers, giverLabels),
    has: ({ givers }, giver) => givers.includes(giver),
  }),
};

const fields = {
  ...getFacetFields(facets),
  sort: createSortField(["name", "category", "level"], { key: "name", direction: "asc" }),
};

/** Every skill, by kind, category, what gives it, and words of its name or description. */
export function SkillList({ skills }: { skills: readonly SkillRow[] }) {
  const list = useListState(fields);
  const { q } = list.state;
  return (
    <FacetedTable
      list={list}
      rows={skills}
      facets={facets}
      noun={["skill", "skills"]}
      caption="Skills"
      columns={q.trim() ? skillColumnsInFull : skillColumns}
      rowHref={(row) => getSkillPath(row.id)}
    />
  );
}
