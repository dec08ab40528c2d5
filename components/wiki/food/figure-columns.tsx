import type { Column } from "@/components/list/DataTable";
import { formatNumber, formatSigned } from "@/lib/text/format";
import type { MealFigures } from "@/lib/wiki/food/food-types";

/** A dash in a table; a card on a phone leaves its cell out. */
export function NoFigure() {
  return <span data-none="">—</span>;
}

/** A figure of food: a dash where it gives none of it. */
function renderFigure(value: number) {
  return value === 0 ? <NoFigure /> : formatSigned(value);
}

/** Figures that ingredients and meals share. */
export const figureColumns: readonly Column<MealFigures>[] = [
  {
    key: "minutes",
    label: "Minutes",
    align: "end",
    phone: "figure",
    render: ({ minutes }) => (minutes === 0 ? <NoFigure /> : formatNumber(minutes, 0)),
    sortValue: ({ minutes }) => minutes,
  },
  {
    key: "health",
    label: "Health",
    align: "end",
    phone: "figure",
    render: ({ health }) => renderFigure(health),
  },
  {
    key: "stamina",
    label: "Stamina",
    align: "end",
    phone: "figure",
    render: ({ stamina }) => renderFigure(stamina),
  },
  {
    key: "attack",
    label: "Attack",
    align: "end",
    phone: "figure",
    render: ({ attack }) => renderFigure(attack),
    sortValue: ({ attack }) => attack,
  },
  {
    key: "defense",
    label: "Defense",
    align: "end",
    phone: "figure",
    render: ({ defense }) => renderFigure(defense),
    sortValue: ({ defense }) => defense,
  },
  {
    key: "resistance",
    label: "All resistances",
    short: "Resist.",
    align: "end",
    phone: "figure",
    render: ({ allResistance }) => renderFigure(allResistance),
    sortValue: ({ allResistance }) => allResistance,
  },
];
