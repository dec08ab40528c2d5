import { Button, Checkbox } from "@mantine/core";
import { memo } from "react";
import { ElementValue } from "@/components/game/ElementValue";
import { Name } from "@/components/game/Name";
import { Fold } from "@/components/ui/Fold";
import { GameIcon } from "@/components/ui/GameIcon";
import type { FoundRow, PieceGroup } from "@/lib/builder/criteria/create-found-row";
import type { TickedRow } from "@/lib/builder/criteria/get-compared-lines";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import type { FoundSet } from "@/lib/builder/search/query";
import { elements } from "@/lib/catalog/codes";
import { armorPieceLabels } from "@/lib/catalog/labels";
import { formatCount, formatNumber } from "@/lib/text/format";
import { CharmLine, type SavedNames } from "../found/CharmLine";
import { DecorationLine } from "../found/DecorationLine";
import { ExtraLine } from "../found/ExtraLine";
import { FreeSlots } from "../found/FreeSlots";
import classes from "./ResultRow.module.css";

interface ResultRowProps {
  row: FoundRow;
  /** From 1. */
  place: number;
  /** Other sets that are equally good, folded under this one. */
  ties: number;
  /** They are shown. */
  isUnfolded: boolean;
  /** The one row whose controls the Tab key reaches; arrows lead to the others. */
  isCurrent: boolean;
  isEquipped: boolean;
  isTicked: boolean;
  /** No more can be ticked. */
  isFull: boolean;
  savedNames: SavedNames;
  getName: GetName;
  /** Is handed the key of the row. */
  onUnfold(key: string): void;
  onEquip(set: FoundSet): void;
  onTick(isTicked: TickedRow, on: boolean): void;
  onExclude(id: string): void;
}

/** One found set with all that decides between sets. */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { row, place, isCurrent, isEquipped, isTicked, isFull, savedNames, getName } = props;
  const { ties, isUnfolded, onUnfold, onEquip, onTick, onExclude } = props;
  const { set, groups } = row;
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <li
      className={`${classes.row} grid-cols-1 grid gap-1.25 py-2.5 px-3 border rounded-md bg-card text-14 leading-5`}
      data-equipped={isEquipped || undefined}
      data-current={isCurrent || undefined}
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="tracking-[0] flex flex-wrap gap-x-3 text-15 leading-6 font-semibold">
          <span className="-me-1 text-dim font-medium">{place}</span>
          {groups.map((group) => (
            <Pieces key={group.id} group={group} />
          ))}
        </h3>
        {/* Not disabled: the button that equipped a set must keep the focus. */}
        <Button
          className="flex-none w-21 px-0"
          tabIndex={tabIndex}
          aria-disabled={isEquipped}
          onClick={() => !isEquipped && onEquip(set)}
        >
          {isEquipped ? "Equipped" : "Equip"} <span className="visually-hidden">set {place}</span>
        </Button>
      </div>
      <p className="flex flex-wrap items-center gap-y-0.5 gap-x-4">
        {set.damage !== undefined && (
          <span className="inline-flex items-center gap-1.25 text-dim">
            Damage <b className="text-default text-15 font-bold">{formatNumber(set.damage, 1)}</b>
          </span>
        )}
        <span className="inline-flex items-center gap-1.25 text-dim">
          Defense <b className="text-default text-15 font-bold">{row.always.defense}</b>
          {row.always.defense !== set.defense && <span className="text-13">base {set.defense}</span>}
        </span>
        <FreeSlots slots={set.freeSlots} />
        <span className="inline-flex gap-2.5">
          {elements.map((element) => (
            <ElementValue
              key={element}
              type={element}
              value={row.always.resistances[element]}
              size={15}
              sign
            />
          ))}
        </span>
      </p>
      <div className="flex flex-wrap gap-y-0.5 gap-x-4.5">
        <CharmLine charm={set.charm} savedNames={savedNames} getName={getName} />
        <DecorationLine decorations={row.decorations} getName={getName} />
      </div>
      <ExtraLine extra={row.extra} getName={getName} />
      <div className="-mb-1 flex flex-wrap items-start gap-x-4 text-dim">
        <Checkbox
          className="print:hidden"
          tabIndex={tabIndex}
          checked={isTicked}
          disabled={isFull && !isTicked}
          onChange={(event) => onTick({ row, place }, event.target.checked)}
          label={
            <>
              Compare <span className="visually-hidden">set {place}</span>
            </>
          }
        />
        <Fold
          className="flex-1"
          tabIndex={tabIndex}
          summary={
            <>
              Exclude a piece … <span className="visually-hidden">of set {place}</span>
            </>
          }
        >
          <ul className="pt-0.5 pb-1.5 flex flex-wrap gap-1">
            {groups.flatMap(({ pieces }) =>
              pieces.map(({ id, name }) => <Without key={id} id={id} name={name} onExclude={onExclude} />),
            )}
            {set.charm?.kind === "charm" && (
              <Without id={set.charm.id} name={getName("charm", set.charm.id)} onExclude={onExclude} />
            )}
          </ul>
        </Fold>
      </div>
      {ties > 0 && (
        <Button
          variant="subtle"
          size="xs"
          className="justify-self-start -ms-2"
          tabIndex={tabIndex}
          aria-expanded={isUnfolded}
          onClick={() => onUnfold(row.key)}
        >
          {isUnfolded ? "Hide" : "Show"} {formatCount(ties, "set", "sets")} as good
          <span className="visually-hidden"> as set {place}</span>
        </Button>
      )}
    </li>
  );
});

/** Pieces of one set: what they are as icons, the name of the set once. */
function Pieces({ group: { id, name, pieces } }: { group: PieceGroup }) {
  return (
    <span className="inline-flex items-center gap-1.25" title={pieces.map((each) => each.name).join(", ")}>
      <span className="inline-flex text-dim">
        {pieces.map(({ piece }) => (
          <GameIcon key={piece} name={piece} size={17} />
        ))}
      </span>
      <span className="visually-hidden">
        {pieces.map(({ piece }) => armorPieceLabels[piece]).join(" and ")}:{" "}
      </span>
      <span>
        <Name entity="armor-sets" id={id}>
          {name}
        </Name>
      </span>
    </span>
  );
}

function Without({ id, name, onExclude }: { id: string; name: string; onExclude(id: string): void }) {
  return (
    <li>
      <Button variant="default" size="xs" onClick={() => onExclude(id)}>
        <span className="visually-hidden">Exclude</span> {name}
      </Button>
    </li>
  );
}
