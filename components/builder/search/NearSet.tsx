import { useMemo } from "react";
import type { Builder } from "@/hooks/use-builder";
import type { FoundSet } from "@/lib/builder/search/query";
import { armorPieces } from "@/lib/catalog/codes";
import { CharmLine } from "./CharmLine";
import { FreeSlots } from "./FreeSlots";
import classes from "./Why.module.css";

interface NearSetProps {
  set: FoundSet;
  builder: Builder;
  onWear(): void;
}

/** The best set for one way to ask for less. */
export function NearSet({ set, builder, onWear }: NearSetProps) {
  const { nameOf } = builder.book;
  const pieces = useMemo(() => armorPieces.map((piece) => nameOf("armor", set.armor[piece])), [set, nameOf]);
  return (
    <div className={classes.set}>
      <p className={classes.pieces}>{pieces.join(" · ")}</p>
      <CharmLine charm={set.charm} nameOf={nameOf} />
      <p className={classes.figures}>
        Defense <b>{set.defense}</b> <FreeSlots slots={set.freeSlots} />
        <button type="button" className={classes.wear} onClick={onWear}>
          Wear this set
        </button>
      </p>
    </div>
  );
}
