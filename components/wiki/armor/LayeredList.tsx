import { EntityLink } from "@/components/game/EntityLink";
import { FacetedTable } from "@/components/list/FacetedTable";
import { createFacets, getFacetFields, toOptions } from "@/components/list/facets";
import type { Column } from "@/components/list/table-column";
import { useListState } from "@/hooks/ui/use-list-state";
import { armorPieces } from "@/lib/catalog/codes";
import { armorPieceLabels } from "@/lib/catalog/labels";
import { layeredArmorSources } from "@/lib/catalog/world-codes";
import { layeredArmorSourceLabels } from "@/lib/catalog/world-labels";
import { createSortField } from "@/lib/site/list-state";
import { getArmorPath } from "@/lib/site/wiki-paths";
import type { LayeredRow } from "@/lib/wiki/layered-armor/layered-row";

const { text, oneOf } = createFacets<LayeredRow>();

const facets = {
  q: text({
    label: "Name of layered armor",
    placeholder: "guild knight …",
    texts: ({ id, name }, names) => names.list("layered-armor", id, name),
  }),
  from: oneOf({
    label: "From",
    look: "chips",
    options: toOptions(layeredArmorSources, layeredArmorSourceLabels),
    has: (row, from) => row.from === from,
  }),
  piece: oneOf({
    label: "Piece",
    options: toOptions(armorPieces, armorPieceLabels),
    has: (row, piece) => row.pieces.includes(piece),
  }),
};

const columns: readonly Column<LayeredRow>[] = [
  {
    key: "name",
    label: "Series",
    phone: "title",
    entity: "layered-armor",
    render: ({ id, name, armorSet }) => (
      <EntityLink
        entity="layered-armor"
        id={id}
        name={name}
        {...(armorSet !== null && { href: getArmorPath(armorSet) })}
      />
    ),
    sortValue: ({ name }) => name,
  },
  {
    key: "pieces",
    label: "Pieces",
    phone: "words",
    render: ({ pieces }) =>
      pieces.length === armorPieces.length
        ? "All five"
        : pieces.map((piece) => armorPieceLabels[piece]).join(", "),
    sortValue: ({ pieces }) => pieces.length,
  },
  {
    key: "from",
    label: "From",
    phone: "figure",
    card: "",
    render: ({ from }) => (from ? layeredArmorSourceLabels[from] : <span className="text-dim">—</span>),
    sortValue: ({ from }) => (from ? layeredArmorSourceLabels[from] : null),
  },
];

const fields = {
  ...getFacetFields(facets),
  sort: createSortField(["name", "pieces", "from"], { key: "name", direction: "asc" }),
};

/** Series of layered armor with their pieces and what gives them. */
export function LayeredList({ rows }: { rows: readonly LayeredRow[] }) {
  const list = useListState(fields);
  return (
    <FacetedTable
      list={list}
      rows={rows}
      facets={facets}
      noun={["series", "series"]}
      caption="Layered armor"
      columns={columns}
    />
  );
}
