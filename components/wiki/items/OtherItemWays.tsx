import { LocaleCell } from "@/components/game/columns";
import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import { type Column, DataTable } from "@/components/list/DataTable";
import { Fold } from "@/components/ui/Fold";
import { Section } from "@/components/ui/Section";
import { rankLabels } from "@/lib/catalog/labels";
import { sourceKindLabels } from "@/lib/drops/source-labels";
import { formatCount, formatNumber } from "@/lib/text/format";
import type { ItemDetail, OtherWay } from "@/lib/wiki/items/item-types";

const columns: readonly Column<OtherWay>[] = [
  {
    key: "way",
    label: "Way",
    phone: "title",
    render: ({ kind, place, sideQuest }) =>
      sideQuest ? (
        <>
          {sourceKindLabels[kind]}:{" "}
          <EntityLink entity="side-quests" id={sideQuest.id} name={sideQuest.name} />
        </>
      ) : place ? (
        <Name entity="gathering-places" id={place.id}>
          {place.name}
        </Name>
      ) : (
        sourceKindLabels[kind]
      ),
    sortValue: ({ kind, place }) => place?.name ?? sourceKindLabels[kind],
  },
  {
    key: "locale",
    label: "Locale",
    phone: "figure",
    render: ({ locale }) => <LocaleCell locale={locale} />,
    sortValue: ({ locale }) => locale?.name ?? "",
  },
  {
    key: "rank",
    label: "Rank",
    phone: "figure",
    render: ({ rank }) => (rank ? rankLabels[rank] : <span className="text-dim">—</span>),
    sortValue: ({ rank }) => rank ?? "",
  },
  {
    key: "cost",
    label: "For",
    phone: "line",
    render: ({ give, detail }) =>
      give ? (
        <>
          {give.qty} × <EntityLink entity="items" id={give.id} name={give.name} />
          {detail && <span className="text-dim"> ({detail})</span>}
        </>
      ) : (
        detail
      ),
  },
  {
    key: "pieces",
    label: "Expected pieces",
    align: "end",
    phone: "figure",
    render: ({ pieces }) => (pieces === null ? <span className="text-dim">—</span> : formatNumber(pieces, 2)),
    sortValue: ({ pieces }) => pieces ?? 0,
  },
];

/** Ways to an item besides monsters, quests and recipes. */
export function OtherItemWays({ item: { name, otherWays } }: { item: ItemDetail }) {
  if (otherWays.length === 0) return null;
  return (
    <Section
      id="ways"
      title="Gathered, given, bought, traded"
      icon="item"
      aside={formatCount(otherWays.length, "way", "ways")}
      flush
    >
      <DataTable
        caption={`Other ways to get ${name}, most pieces first`}
        columns={columns}
        rows={otherWays}
        rowKey={(way) => JSON.stringify(way)}
        pageSize={20}
      />
      <Fold look="box" className="mt-3" summary="How this is calculated">
        <p className="max-w-text px-3.5 pb-3.5 text-14 leading-5.5 text-dim">
          Expected pieces of one visit, catch, purchase, trade, ship or completed quest. The game's tables
          name no areas, and of some downloaded event quests the rewards only, which have their code in place
          of a name; some reward tables belong to no quest that they name. What is given once or without odds
          has no expected pieces. That each gathering of a visit draws anew, and that a ship's rate is the
          share of ships with the offer, is inferred.
        </p>
      </Fold>
    </Section>
  );
}
