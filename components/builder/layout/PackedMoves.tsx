import { useEffect } from "react";
import { useCommands } from "@/hooks/builder/use-builder";
import { useDamageData } from "@/hooks/builder/use-damage-data";
import { resolveMoves } from "@/lib/builder/target/packed-target";

/** Finds the moves of an opened link once all moves are there. It is no step of undo: nothing was changed. */
export function PackedMoves() {
  const { restore, latest } = useCommands();
  const damage = useDamageData();
  const moves = damage.status === "ready" ? damage.data.moves : null;
  useEffect(() => {
    if (!moves) return;
    const { history } = latest();
    const { present } = history;
    const rotation = resolveMoves(present.setup.rotation, moves);
    const isFound = rotation.some(({ move }, at) => move !== present.setup.rotation[at]?.move);
    if (isFound) restore({ ...history, present: { ...present, setup: { ...present.setup, rotation } } });
  }, [moves, restore, latest]);
  return null;
}
