import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import { type Column, DataTable } from "@/components/list/DataTable";
import { SourceName } from "@/components/wiki/drops/SourceName";
import { SourceTerms } from "@/components/wiki/drops/SourceTerms";
import { rankLabels } from "@/lib/catalog/labels";
import { formatOutings, formatUses, getSourcePath } from "@/lib/drops/source-labels";
import { formatNumber } from "@/lib/text/format";
import type { PlannedStep } from "@/lib/wishlist/plan-farming";

interface PlanRow extends PlannedStep {
  readonly place: number;
  readonly goods: readonly { readonly item: string; readonly name: string; readonly count: number }[];
}

const columns: readonly Column<PlanRow>[] = [
  {
    key: "source",
    label: "Source",
    phone: "title",
    icon: ({ place }) => (
      <span className="min-w-5 flex-none text-dim tabular-nums font-medium text-end">{place}</span>
    ),
    render: ({ origin }) => <SourceName origin={origin} />,
  },
  {
    key: "rank",
    label: "Rank",
    phone: "main",
    render: ({ origin }) => (origin.rank ? rankLabels[origin.rank] : <span data-none>—</span>),
  },
  {
    key: "uses",
    label: "Expected number",
    short: "Expected",
    align: "end",
    phone: "figure",
    render: ({ origin, uses }) => (
      <strong className="whitespace-nowrap">{formatUses(origin.kind, uses)}</strong>
    ),
  },
  {
    key: "outings",
    label: "Outings",
    align: "end",
    phone: "figure",
    render: ({ outings }) => formatOutings(outings),
  },
  {
    key: "terms",
    label: "Details",
    phone: "line",
    render: ({ origin }) =>
      origin.kind === "hunt" ? (
        <span data-none>—</span>
      ) : (
        <>
          <SourceTerms way={origin} />
          {origin.targets && (
            <p>
              with the drops of{" "}
              {[...new Map(origin.targets.map(({ id, name }) => [id, name]))].map(([id, name], at) => (
                <span key={id}>
                  {at > 0 && ", "}
                  <Name entity="monsters" id={id}>
                    {name}
                  </Name>
                </span>
              ))}
            </p>
          )}
        </>
      ),
  },
  {
    key: "brings",
    label: "Expected pieces",
    phone: "figure",
    render: ({ goods }) => (
      <ul className="flex flex-wrap gap-y-0.5 gap-x-4 tabular-nums">
        {goods.map(({ item, name, count }) => (
          <li key={item}>
            {formatNumber(count, 1)}&nbsp;× <EntityLink entity="items" id={item} name={name} />
          </li>
        ))}
      </ul>
    ),
  },
];

interface PlanTableProps {
  steps: readonly PlannedStep[];
  /** English names of the materials. */
  names: ReadonlyMap<string, string>;
}

/** The planned hunts, quests, visits and purchases in order, with what they bring. */
export function PlanTable({ steps, names }: PlanTableProps) {
  const rows = steps.map(
    (step, index): PlanRow => ({
      ...step,
      place: index + 1,
      goods: step.brings.map(({ item, count }) => ({ item, count, name: names.get(item) ?? item })),
    }),
  );
  return (
    <DataTable
      caption="Planned sources, in order"
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      rowHref={getHref}
    />
  );
}

function getHref({ origin, brings }: PlanRow): string {
  return getSourcePath(origin, brings[0]?.item ?? "");
}
