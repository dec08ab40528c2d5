import type { Column } from "@/components/list/DataTable";
import { formatNumber, formatPercent } from "@/lib/text/format";

interface Reward {
  /** Pieces of one draw. */
  readonly qty: number;
  /** Of one draw, in percent. */
  readonly chance: number;
  /** Mean of one completed quest. */
  readonly pieces: number;
}

/** Columns of quest rewards: by item on the page of the quest, by quest on that of the item. */
export const rewardColumns: readonly Column<Reward>[] = [
  {
    key: "qty",
    label: "Quantity",
    align: "end",
    phone: "figure",
    render: ({ qty }) => formatNumber(qty),
    sortValue: ({ qty }) => qty,
  },
  {
    key: "chance",
    label: "Chance per draw",
    align: "end",
    phone: "main",
    render: ({ chance }) => formatPercent(chance),
    sortValue: ({ chance }) => chance,
  },
  {
    key: "pieces",
    label: "Expected pieces",
    align: "end",
    phone: "main",
    render: ({ pieces }) => formatNumber(pieces, 2),
    sortValue: ({ pieces }) => pieces,
  },
];
