import { useMemo } from "react";
import type { NameOf } from "@/lib/builder/loadout/problem-words";
import type { FoundSet } from "@/lib/builder/search/query";
import { armorPieces } from "@/lib/catalog/codes";
import { CharmLine, type KeptNames } from "./CharmLine";
import { FreeSlots } from "./FreeSlots";
import classes from "./Why.module.css";

interface NearSetProps {
  set: FoundSet;
  kept: KeptNames;
  nameOf: NameOf;
  onWear(): void;
}

/** The best set for one way to ask for less. */
export function NearSet({ set, kept, nameOf, onWear }: NearSetProps) {
  const pieces = useMemo(() => armorPieces.map((piece) => nameOf("armor", set.armor[piece])), [set, nameOf]);
  return (
    <div className={classes.set}>
      <p className={classes.pieces}>{pieces.join(" · ")}</p>
      <CharmLine charm={set.charm} kept={kept} nameOf={nameOf} />
      <p className={classes.figures}>
        Defense <b>{set.defense}</b> <FreeSlots slots={set.freeSlots} />
        <button type="button" className={classes.wear} onClick={onWear}>
          Equip this set
        </button>
      </p>
    </div>
  );
}
