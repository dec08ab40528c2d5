import { Emblem } from "@/components/game/Emblem";
import { getMonsterEmblem } from "@/components/game/get-emblem";
import { type Column, DataTable } from "@/components/list/DataTable";
import { rankLabels } from "@/lib/catalog/labels";
import { formatChance, formatHunts } from "@/lib/drops/labels";
import { formatMeanPieces, formatOutings, formatUses, getSourcePath } from "@/lib/drops/source-labels";
import type { RankedSourceRow } from "@/lib/drops/to-ranked-row";
import classes from "./RankedTable.module.css";
import { SourceName } from "./SourceName";
import { SourceTerms } from "./SourceTerms";
import { WayList } from "./WayList";

const nameColumn: Column<RankedSourceRow> = {
  key: "source",
  label: "Source",
  phone: "title",
  icon: ({ origin }) => origin.kind === "hunt" && <Emblem name={getMonsterEmblem(origin.monster.id)} />,
  render: ({ origin }) => <SourceName origin={origin} />,
};

const rankColumn: Column<RankedSourceRow> = {
  key: "rank",
  label: "Rank",
  phone: "main",
  render: ({ origin }) => (origin.rank ? rankLabels[origin.rank] : <span data-none>—</span>),
};

const outingsColumn: Column<RankedSourceRow> = {
  key: "outings",
  label: "Expected outings",
  short: "Outings",
  card: "Outings",
  align: "end",
  phone: "figure",
  render: ({ standing, outings }) => <strong>{formatOutings(standing === "open" ? outings : null)}</strong>,
};

const usesColumn: Column<RankedSourceRow> = {
  key: "uses",
  label: "Expected number",
  short: "Expected",
  card: "Expected",
  align: "end",
  phone: "figure",
  render: ({ standing, origin, uses }) => (
    <span className="whitespace-nowrap">
      {formatUses(origin.kind, standing === "uncounted" ? null : uses)}
    </span>
  ),
};

const termsColumn: Column<RankedSourceRow> = {
  key: "terms",
  label: "Details",
  phone: "words",
  render: ({ origin }) =>
    origin.kind === "hunt" ? <WayList ways={origin.ways} /> : <SourceTerms way={origin} />,
};

const fullColumns: readonly Column<RankedSourceRow>[] = [
  nameColumn,
  rankColumn,
  outingsColumn,
  usesColumn,
  {
    key: "half",
    label: "Number for a 50% chance",
    short: "50%",
    card: "50% within",
    align: "end",
    phone: "figure",
    render: ({ half }) => formatHunts(half),
  },
  {
    key: "nineTenths",
    label: "Number for a 90% chance",
    short: "90%",
    card: "90% within",
    align: "end",
    phone: "figure",
    render: ({ nineTenths }) => formatHunts(nineTenths),
  },
  {
    key: "chance",
    label: "Chance each time",
    short: "Chance",
    card: "Chance",
    align: "end",
    phone: "figure",
    render: ({ chance }) => (chance > 0 ? formatChance(chance) : "—"),
  },
  termsColumn,
];

const briefColumns: readonly Column<RankedSourceRow>[] = [
  nameColumn,
  rankColumn,
  {
    key: "mean",
    label: "Expected pieces",
    align: "end",
    phone: "figure",
    render: ({ origin, mean }) => (
      <span className="whitespace-nowrap">{formatMeanPieces(origin.kind, mean)}</span>
    ),
  },
  { ...outingsColumn, label: "Outings for one", card: "Outings for one" },
  {
    ...termsColumn,
    render: ({ origin }) => (origin.kind === "hunt" ? "Hunt" : <SourceTerms way={origin} />),
  },
];

interface RankedTableProps {
  caption: string;
  /** The item, to whose page rows lead that have none of their own. */
  item: string;
  rows: readonly RankedSourceRow[];
  /** With the numbers for 50% and 90% and every drop, as the drop finder shows them. */
  full?: boolean;
}

/** Sources of all kinds, in the order given: quickest first. */
export function RankedTable({ caption, item, rows, full = false }: RankedTableProps) {
  const getHref = ({ origin }: RankedSourceRow) => getSourcePath(origin, item);
  return (
    <div className={`${classes.table} ${full ? classes.full : ""}`}>
      <DataTable
        caption={caption}
        columns={full ? fullColumns : briefColumns}
        rows={rows}
        rowKey={({ key }) => key}
        rowHref={getHref}
        pageSize={30}
      />
    </div>
  );
}
