import { createNameColumn, createRarityColumn } from "@/components/game/columns";
import { ElementValue } from "@/components/game/ElementValue";
import { FacetedTable } from "@/components/list/FacetedTable";
import { createFacets, getFacetFields, toOptions } from "@/components/list/facets";
import type { Column } from "@/components/list/table-column";
import { SignedFigure } from "@/components/ui/SignedFigure";
import { useListState } from "@/hooks/ui/use-list-state";
import { weaponElements } from "@/lib/catalog/codes";
import { elementLabels, physicalDamageLabels } from "@/lib/catalog/labels";
import { createSortField } from "@/lib/site/list-state";
import { getPalicoGearPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import { type PalicoRow, palicoRarities } from "@/lib/wiki/palico/palico-types";

const { text, oneOf, anyOf } = createFacets<PalicoRow>();

const facets = {
  q: text({
    label: "Name of a set or piece",
    placeholder: "rathalos, needle …",
    texts: ({ id, name, pieces }, names) => ({
      names: names.list("palico-sets", id, name),
      mentions: pieces.flatMap((each) => names.list("palico-gear", `${id}/${each.piece}`, each.name)),
    }),
  }),
  element: oneOf({
    label: "Element or status",
    options: toOptions(weaponElements, elementLabels),
    has: ({ weapon }, element) => weapon?.element?.type === element,
  }),
  rarity: anyOf({
    label: "Rarity",
    options: toOptions(palicoRarities),
    has: (set, rarity) => set.rarity === Number(rarity),
    isCounted: true,
  }),
};

const fields = {
  ...getFacetFields(facets),
  // Rare sets first: most readers hunt in high rank.
  sort: createSortField(["name", "rarity", "attack", "rangedAttack", "affinity", "element", "defense"], {
    key: "rarity",
    direction: "desc",
  }),
};

const columns: readonly Column<PalicoRow>[] = [
  createNameColumn("palico-sets", "Set"),
  createRarityColumn("figure"),
  {
    key: "type",
    label: "Damage",
    phone: "figure",
    render: ({ weapon }) => (weapon ? physicalDamageLabels[weapon.attackType] : "No weapon"),
  },
  {
    key: "attack",
    label: "Melee attack",
    short: "Melee",
    align: "end",
    phone: "figure",
    render: ({ weapon }) => (weapon ? formatNumber(weapon.attack) : "—"),
    sortValue: ({ weapon }) => weapon?.attack ?? null,
  },
  {
    key: "rangedAttack",
    label: "Ranged attack",
    short: "Ranged",
    align: "end",
    phone: "figure",
    render: ({ weapon }) => (weapon ? formatNumber(weapon.rangedAttack) : "—"),
    sortValue: ({ weapon }) => weapon?.rangedAttack ?? null,
  },
  {
    key: "affinity",
    label: "Affinity",
    align: "end",
    phone: "figure",
    render: ({ weapon }) => (weapon ? <SignedFigure value={weapon.affinity} unit="%" /> : "—"),
    sortValue: ({ weapon }) => weapon?.affinity ?? null,
  },
  {
    key: "element",
    label: "Element or status",
    short: "Element",
    align: "end",
    phone: "figure",
    render: ({ weapon }) => (weapon?.element ? <ElementValue {...weapon.element} /> : "—"),
    sortValue: ({ weapon }) => weapon?.element?.value ?? null,
  },
  {
    key: "defense",
    label: "Defense of head and body",
    short: "Defense",
    card: "Defense",
    align: "end",
    phone: "figure",
    render: ({ defense }) => (defense > 0 ? formatNumber(defense) : "—"),
    sortValue: ({ defense }) => (defense > 0 ? defense : null),
  },
];

/** Palico gear by set, with filters and sort. */
export function PalicoGearList({ sets }: { sets: readonly PalicoRow[] }) {
  const list = useListState(fields);
  return (
    <FacetedTable
      list={list}
      rows={sets}
      facets={facets}
      noun={["set", "sets"]}
      caption="Palico gear by set"
      columns={columns}
      rowHref={({ id }) => getPalicoGearPath(id)}
    />
  );
}
