import { Button } from "@mantine/core";
import { useMemo } from "react";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import type { FoundSet } from "@/lib/builder/search/query";
import { armorPieces } from "@/lib/catalog/codes";
import { CharmLine, type SavedNames } from "./CharmLine";
import { FreeSlots } from "./FreeSlots";

interface NearSetProps {
  set: FoundSet;
  savedNames: SavedNames;
  getName: GetName;
  /** Default: the set cannot be equipped from here. */
  onEquip?: (() => void) | undefined;
}

/** The best set for one way to change the criteria. */
export function NearSet({ set, savedNames, getName, onEquip }: NearSetProps) {
  const pieces = useMemo(
    () => armorPieces.map((piece) => getName("armor", set.armor[piece])),
    [set, getName],
  );
  return (
    <div className="grid gap-0.5 text-13">
      <p className="wrap-anywhere">{pieces.join(" · ")}</p>
      <CharmLine charm={set.charm} savedNames={savedNames} getName={getName} />
      <p className="flex flex-wrap items-center gap-y-1 gap-x-2 text-dim">
        Defense <b className="text-default font-bold">{set.defense}</b> <FreeSlots slots={set.freeSlots} />
        {onEquip && (
          <Button variant="subtle" onClick={onEquip}>
            Equip this set
          </Button>
        )}
      </p>
    </div>
  );
}
