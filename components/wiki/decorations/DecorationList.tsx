import { useMemo } from "react";
import { FacetedTable } from "@/components/list/FacetedTable";
import { createFacets, getFacetFields, toOptions } from "@/components/list/facets";
import { chooseSkill, getShownSort, useColumnsWithLevel } from "@/components/wiki/kit/level-column";
import { useListState } from "@/hooks/ui/use-list-state";
import { decorationKinds } from "@/lib/catalog/codes";
import { decorationKindLabels } from "@/lib/catalog/labels";
import type { Named } from "@/lib/catalog/named";
import { createSortField, type Sort } from "@/lib/site/list-state";
import { getDecorationPath } from "@/lib/site/wiki-paths";
import type { DecorationRow } from "@/lib/wiki/decorations/decoration-types";
import { decorationColumns } from "./decoration-columns";

export const slotSizes = ["1", "2", "3"] as const;
export const decorationRarities = ["3", "4", "5", "6", "7"] as const;

const initialSort = { key: "name", direction: "asc" } as const satisfies Sort;
const sortField = createSortField(["name", "kind", "slot", "rarity", "level"], initialSort);

const { text, oneOf, anyOf } = createFacets<DecorationRow>();

/** @param skills that decorations give */
function createDecorationFacets(skills: readonly Named[]) {
  return {
    q: text({
      label: "Name or skill",
      placeholder: "attack, guard …",
      texts: (row, names) => ({
        names: names.list("decorations", row.id, row.name),
        mentions: row.skills.flatMap((each) => names.listSkill(each.id, each.name)),
      }),
    }),
    kind: oneOf({
      label: "Type",
      look: "chips",
      options: toOptions(decorationKinds, decorationKindLabels),
      has: (row, kind) => row.kind === kind,
      isCounted: true,
    }),
    slot: anyOf({
      label: "Slot level",
      chip: "Slot",
      options: toOptions(slotSizes),
      has: (row, slot) => row.slot === Number(slot),
      isCounted: true,
    }),
    skill: oneOf({
      label: "Skill",
      entity: "skills",
      options: skills.map(({ id, name }) => ({ value: id, label: name })),
      has: (row, skill) => row.skills.some(({ id }) => id === skill),
      patch: (skill) => chooseSkill(skill, initialSort),
    }),
    rarity: anyOf({
      label: "Rarity",
      options: toOptions(decorationRarities),
      has: (row, rarity) => row.rarity === Number(rarity),
      isCounted: true,
    }),
  };
}

/** All decorations with filters and sort. */
export function DecorationList({ rows }: { rows: readonly DecorationRow[] }) {
  const skills = useMemo(() => listSkills(rows), [rows]);
  const facets = useMemo(() => createDecorationFacets(skills), [skills]);
  const list = useListState(useMemo(() => ({ ...getFacetFields(facets), sort: sortField }), [facets]));
  const { skill, sort } = list.state;
  const columns = useColumnsWithLevel(decorationColumns, skills, skill);
  return (
    <FacetedTable
      list={list}
      rows={rows}
      facets={facets}
      noun={["decoration", "decorations"]}
      caption="Decorations"
      columns={columns}
      rowHref={({ id }) => getDecorationPath(id)}
      sort={getShownSort(sort, skill, initialSort)}
    />
  );
}

function listSkills(rows: readonly DecorationRow[]): Named[] {
  const skills = new Map<string, Named>(rows.flatMap((row) => row.skills).map((skill) => [skill.id, skill]));
  return [...skills.values()].sort((a, b) => a.name.localeCompare(b.name));
}
