import { stateWords } from "@/lib/catalog/monster-states";
import { plural } from "@/lib/text/format";
import type { ScenarioOutcome } from "../target/scenario-of";

/**
 * The target of a search for damage: `Rathalos: Head, wound; 3 moves`.
 *
 * @param moves different moves of the rotation; 0 = one basic hit
 */
export function huntedWords(
  { monster, target }: Pick<Extract<ScenarioOutcome, { ok: true }>, "monster" | "target">,
  moves: number,
): string {
  const state = target.state === "normal" ? "" : `, ${stateWords[target.state].label.toLowerCase()}`;
  const hits = moves === 0 ? "one basic hit" : plural(moves, "move", "moves");
  return `${monster.name}: ${target.name}${state}; ${hits}`;
}
