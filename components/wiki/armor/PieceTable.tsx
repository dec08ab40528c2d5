import { Name } from "@/components/game/Name";
import { SkillChips } from "@/components/game/SkillChips";
import { Slots } from "@/components/game/Slots";
import { DataTable } from "@/components/list/DataTable";
import type { Column } from "@/components/list/table-column";
import { GameIcon } from "@/components/ui/GameIcon";
import { SignedFigure } from "@/components/ui/SignedFigure";
import { armorPieceLabels, elementLabels } from "@/lib/catalog/labels";
import { formatNumber } from "@/lib/text/format";
import { resistanceOrder } from "@/lib/wiki/armor/armor-rows";
import type { PieceData } from "@/lib/wiki/armor/armor-set-data";

const resistances: Column<PieceData>[] = resistanceOrder.map((element, at) => ({
  key: element,
  label: elementLabels[element],
  align: "end",
  phone: "figure",
  render: (piece) => <SignedFigure value={piece.resistances[at] ?? 0} />,
}));

const columns: readonly Column<PieceData>[] = [
  {
    key: "name",
    label: "Piece",
    phone: "title",
    icon: ({ piece }) => <GameIcon name={piece} size={18} label={armorPieceLabels[piece]} />,
    render: ({ id, name }) => (
      <Name entity="armor" id={id}>
        {name}
      </Name>
    ),
  },
  {
    key: "skills",
    label: "Skills",
    phone: "main",
    render: ({ skills }) => (skills.length > 0 ? <SkillChips skills={skills} /> : "—"),
  },
  {
    key: "slots",
    label: "Slots",
    phone: "figure",
    render: ({ slots, slotsTranscended }) => <PieceSlots slots={slots} transcended={slotsTranscended} />,
  },
  {
    key: "defense",
    label: "Defense",
    phone: "figure",
    render: (piece) => <PieceDefense piece={piece} />,
  },
  ...resistances,
];

/** The pieces of a set from head to legs; each row is an anchor. */
export function PieceTable({ pieces }: { pieces: readonly PieceData[] }) {
  const transcends = pieces.some(({ defenseTranscended }) => defenseTranscended !== null);
  return (
    <>
      <DataTable
        caption="Set pieces"
        columns={columns}
        rows={pieces}
        rowKey={({ id }) => id}
        rowId={({ id }) => id}
      />
      <p className="mt-2.5 text-13 text-dim">
        Defense: base → <strong>max</strong>
        {transcends && " → transcended. Slots after an arrow: transcended"}.
      </p>
    </>
  );
}

/** Slots, and after an arrow the transcended slots if they differ. */
function PieceSlots({
  slots,
  transcended,
}: {
  slots: readonly number[];
  transcended: readonly number[] | null;
}) {
  if (!transcended || transcended.join() === slots.join()) return <Slots levels={slots} kind="armor" />;
  return (
    <span className="inline-flex items-center gap-x-1.5 whitespace-nowrap">
      <Slots levels={slots} kind="armor" />
      <span className="text-dim" aria-hidden="true">
        →
      </span>
      <span className="visually-hidden">transcended</span>
      <Slots levels={transcended} kind="armor" />
    </span>
  );
}

/** `68 → 86 → 94`: when new, at the cap, transcended. */
function PieceDefense({ piece: { defense, defenseMax, defenseTranscended } }: { piece: PieceData }) {
  return (
    <span className="inline-flex items-center gap-x-1.5 whitespace-nowrap">
      {formatNumber(defense)}
      <span className="text-dim" aria-hidden="true">
        →
      </span>
      <span className="visually-hidden">max</span>
      <strong className="font-bold">{formatNumber(defenseMax)}</strong>
      {defenseTranscended !== null && (
        <>
          <span className="text-dim" aria-hidden="true">
            →
          </span>
          <span className="visually-hidden">transcended</span>
          {formatNumber(defenseTranscended)}
        </>
      )}
    </span>
  );
}
