import { stateLabels } from "@/lib/catalog/state-labels";
import { formatCount } from "@/lib/text/format";
import type { ScenarioOutcome } from "../target/to-scenario";

/**
 * The target of a search for damage: `Rathalos: Head, wound; 3 moves`.
 *
 * @param moves different moves of the rotation; 0 = one basic hit
 */
export function formatTarget(
  { monster, target }: Pick<Extract<ScenarioOutcome, { ok: true }>, "monster" | "target">,
  moves: number,
): string {
  const state = target.state === "normal" ? "" : `, ${stateLabels[target.state].label.toLowerCase()}`;
  const hits = moves === 0 ? "one basic hit" : formatCount(moves, "move", "moves");
  return `${monster.name}: ${target.name}${state}; ${hits}`;
}
