import { createNameColumn } from "@/components/game/columns";
import { EntityLink } from "@/components/game/EntityLink";
import { type Column, DataTable } from "@/components/list/DataTable";
import type { Named } from "@/lib/catalog/named";
import { mealKinds } from "@/lib/catalog/world-codes";
import type { MealRow } from "@/lib/wiki/food/food-types";
import { mealKindLabels } from "@/lib/wiki/food/labels";
import { figureColumns, NoFigure } from "./figure-columns";
import type { FoodSort } from "./food-facets";
import classes from "./MealTable.module.css";

const columns: readonly Column<MealRow>[] = [
  createNameColumn("meals", "Meal"),
  {
    key: "kind",
    label: "Type",
    phone: "main",
    sortValue: ({ kind }) => mealKinds.indexOf(kind),
    firstDirection: "asc",
    render: ({ kind, locale }) => (
      <>
        {mealKindLabels[kind]}
        {locale && (
          <small className="block text-12 leading-4.5">
            <EntityLink entity="locales" id={locale.id} name={locale.name} />
          </small>
        )}
      </>
    ),
  },
  {
    key: "skills",
    label: "Food skills",
    phone: "figure",
    render: ({ skills }) => <Links entity="food-skills" entries={skills} />,
  },
  {
    key: "tickets",
    label: "Voucher",
    phone: "figure",
    render: ({ tickets }) => <Links entity="items" entries={tickets} between=" or " />,
  },
  ...figureColumns,
];

interface MealTableProps {
  rows: readonly MealRow[];
  sort?: FoodSort;
  onSort?: (sort: FoodSort) => void;
}

/** Meals with their figures, skills and what pays for them. */
export function MealTable({ rows, sort, onSort }: MealTableProps) {
  return (
    <DataTable
      caption="Meals"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowId={({ id }) => id}
      sort={sort}
      onSort={onSort}
      isLive
    />
  );
}

interface LinksProps {
  entity: "food-skills" | "items";
  entries: readonly Named[];
  /** Between two of them; a line each where it is left out. */
  between?: string;
}

function Links({ entity, entries, between }: LinksProps) {
  if (entries.length === 0) return <NoFigure />;
  return (
    <ul className={classes.links} data-joined={between && ""}>
      {entries.map(({ id, name }, index) => (
        <li key={id}>
          {between && index > 0 && between}
          <EntityLink entity={entity} id={id} name={name} />
        </li>
      ))}
    </ul>
  );
}
