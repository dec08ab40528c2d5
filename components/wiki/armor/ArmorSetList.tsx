import { useMemo } from "react";
import { Name } from "@/components/game/Name";
import { FacetedTable } from "@/components/list/FacetedTable";
import { createFacets, getFacetFields } from "@/components/list/facets";
import { GameIcon } from "@/components/ui/GameIcon";
import { getShownSort } from "@/components/wiki/kit/level-column";
import { useListState } from "@/hooks/ui/use-list-state";
import { type ArmorPiece, armorPieces } from "@/lib/catalog/codes";
import { createSortField } from "@/lib/site/list-state";
import { getArmorPath } from "@/lib/site/wiki-paths";
import type { ArmorListData, ArmorSetRow } from "@/lib/wiki/armor/armor-rows";
import { getArmorLevelColumns, getSkillColumn, getStatColumns } from "./armor-columns";
import { createArmorFacets, figureSortKeys, initialArmorSort } from "./armor-facets";
import classes from "./PieceIcons.module.css";

const sortField = createSortField(["name", ...figureSortKeys, "pieces"], initialArmorSort);
const { toggle } = createFacets<ArmorSetRow>();

/** All armor sets, to be sorted and narrowed down. */
export function ArmorSetList(data: ArmorListData<ArmorSetRow>) {
  const { rows, skills, bonuses } = data;
  const facets = useMemo(
    () => ({
      ...createArmorFacets<ArmorSetRow>({ skills, bonuses }, "armor-sets"),
      full: toggle({
        label: "Complete sets only",
        chip: "Sets",
        on: "Complete only",
        has: ({ pieces }) => pieces.length === 5,
      }),
    }),
    [skills, bonuses],
  );
  const list = useListState(useMemo(() => ({ ...getFacetFields(facets), sort: sortField }), [facets]));
  const { skill, sort } = list.state;
  const columns = useMemo(() => getColumns({ rows, skills, bonuses }, skill), [rows, skills, bonuses, skill]);
  return (
    <FacetedTable
      list={list}
      rows={rows}
      facets={facets}
      noun={["set", "sets"]}
      caption="Armor sets"
      columns={columns}
      rowHref={({ id }) => getArmorPath(id)}
      sort={getShownSort(sort, skill, initialArmorSort)}
    />
  );
}

function getColumns(data: ArmorListData<ArmorSetRow>, skill: string) {
  const { defense, basics, resistances } = getStatColumns<ArmorSetRow>();
  return [
    {
      key: "name",
      label: "Set",
      phone: "title" as const,
      render: ({ id, name }: ArmorSetRow) => (
        <Name entity="armor-sets" id={id}>
          {name}
        </Name>
      ),
      sortValue: ({ name }: ArmorSetRow) => name,
    },
    ...getArmorLevelColumns(data, skill),
    defense,
    getSkillColumn(data),
    ...basics,
    ...resistances,
    {
      key: "pieces",
      label: "Pieces",
      phone: "figure" as const,
      render: ({ pieces }: ArmorSetRow) => <PieceIcons pieces={pieces} />,
      sortValue: ({ pieces }: ArmorSetRow) => pieces.length,
    },
  ];
}

/** Which of the five places a set covers: an icon each, faint where the set has nothing. */
function PieceIcons({ pieces }: { pieces: readonly ArmorPiece[] }) {
  const words = pieces.length === armorPieces.length ? "All five pieces" : pieces.join(", ");
  return (
    <span className={`${classes.marks} align-middle inline-flex items-center gap-0.75`}>
      {armorPieces.map((piece) => (
        <span className="inline-flex" key={piece} data-missing={!pieces.includes(piece) || undefined}>
          <GameIcon name={piece} size={16} />
        </span>
      ))}
      <span className="visually-hidden inline-flex">{words}</span>
    </span>
  );
}
