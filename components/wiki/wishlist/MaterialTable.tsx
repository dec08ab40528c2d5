import { EntityLink } from "@/components/game/EntityLink";
import { OwnedField } from "@/components/game/OwnedField";
import { type Column, DataTable } from "@/components/list/DataTable";
import { formatChance } from "@/lib/drops/labels";
import type { SourceKind } from "@/lib/drops/rank-sources";
import { sourceKindLabels } from "@/lib/drops/source-labels";
import { getDropFinderPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import type { MaterialNeed } from "@/lib/wishlist/get-wishlist-totals";
import type { FarmingPlan } from "@/lib/wishlist/plan-farming";
import { setOwned } from "@/lib/wishlist/wishlist";
import { changeWishlist } from "@/lib/wishlist/wishlist-store";
import classes from "./MaterialTable.module.css";

interface MaterialRow extends MaterialNeed {
  /** Chance to be complete after the plan; `null` where nothing is planned for it. */
  readonly chance: number | null;
  /** Where it comes from instead, if anywhere. */
  readonly waiting: SourceKind | undefined;
}

const columns: readonly Column<MaterialRow>[] = [
  {
    key: "name",
    label: "Material",
    phone: "title",
    render: ({ item, name }) => <EntityLink entity="items" id={item} name={name} />,
  },
  {
    key: "needed",
    label: "Needed",
    align: "end",
    phone: "figure",
    render: ({ needed }) => formatNumber(needed),
  },
  {
    key: "owned",
    label: "Owned",
    align: "end",
    phone: "figure",
    render: ({ item, name, owned }) => (
      <OwnedField
        name={name}
        owned={owned}
        onChange={(count) => changeWishlist((list) => setOwned(list, item, count))}
      />
    ),
  },
  {
    key: "missing",
    label: "Missing",
    align: "end",
    phone: "figure",
    render: ({ missing }) =>
      missing > 0 ? (
        <strong>{formatNumber(missing)}</strong>
      ) : (
        <span className="text-good whitespace-nowrap">✓ complete</span>
      ),
  },
  {
    key: "ways",
    label: "Chance",
    align: "end",
    phone: "figure",
    render: ({ item, missing, chance, waiting }) =>
      missing > 0 && (
        <a href={`${getDropFinderPath(item)}${missing > 1 ? `&n=${Math.min(99, missing)}` : ""}`}>
          {chance === null ? formatUnplanned(waiting) : formatChance(chance)}
        </a>
      ),
  },
];

interface MaterialTableProps {
  materials: readonly MaterialNeed[];
  /** `null` while there is none yet. */
  plan: FarmingPlan | null;
}

/** Every material of the list: needed, owned, missing. */
export function MaterialTable({ materials, plan }: MaterialTableProps) {
  const rows = materials.map(
    (material): MaterialRow => ({
      ...material,
      chance: plan?.chances.get(material.item) ?? null,
      waiting: plan?.waiting.get(material.item),
    }),
  );
  return (
    <div className={classes.materials}>
      <DataTable
        caption="Materials of the wishlist"
        columns={plan ? columns : columns.slice(0, -1)}
        rows={rows}
        rowKey={({ item }) => item}
        isLive
      />
    </div>
  );
}

function formatUnplanned(waiting: SourceKind | undefined): string {
  return waiting ? sourceKindLabels[waiting] : "No counted source";
}
