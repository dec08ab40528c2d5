import { useEffect, useRef } from "react";
import { useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { useDamageData } from "@/hooks/builder/use-damage-data";
import { beginHunt } from "@/lib/builder/target/combos";
import { resolveMoves } from "@/lib/builder/target/packed-target";

/**
 * Finds the moves of an opened link once all moves are there. Where a link names a monster, or one was chosen without a
 * weapon, it begins the hunt with the usual combo of the weapon, or of the first that is chosen. It is no step of undo:
 * nothing was changed.
 *
 * @param namesMonster whether the link names a monster to hunt, and no moves
 */
export function StartingMoves({ namesMonster }: { namesMonster: boolean }) {
  const weapon = useBuilder(({ derived }) => derived.weapon);
  const { restore, latest } = useCommands();
  const damage = useDamageData();
  const data = damage.status === "ready" ? damage.data : null;
  // Once for each weapon after none: whoever clears the moves afterwards means it.
  const hasBegun = useRef(!namesMonster);
  useEffect(() => {
    if (!weapon) hasBegun.current = false;
    if (!data) return;
    const { history } = latest();
    const { present } = history;
    let { setup } = present;
    const rotation = resolveMoves(setup.rotation, data.moves);
    if (rotation.some(({ move }, at) => move !== setup.rotation[at]?.move)) setup = { ...setup, rotation };
    if (!hasBegun.current && weapon) {
      hasBegun.current = true;
      const begun = setup.monster === null ? setup : beginHunt(setup, weapon, data);
      // Moves that were chosen before, and that the weapon can do, stay with their uptimes.
      if (begun.rotation !== setup.rotation) setup = { ...setup, ...begun };
    }
    if (setup !== present.setup) restore({ ...history, present: { ...present, setup } });
  }, [data, weapon, restore, latest]);
  return null;
}
