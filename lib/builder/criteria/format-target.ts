import { formatState } from "@/lib/catalog/state-labels";
import { formatCount } from "@/lib/text/format";
import type { DerivedWeapon } from "../loadout/derived";
import { type ComboData, isComboChosen, listCombos } from "../target/combos";
import type { DamageSetup } from "../target/damage-setup";
import { findStage, stageLabels } from "../target/hunt-stages";
import type { ScenarioOutcome } from "../target/to-scenario";
import type { Assumptions } from "./format-question";

/** Assumptions of a search for damage, each as text. */
export function describeAssumptions(
  { monster, target, scenario }: Extract<ScenarioOutcome, { ok: true }>,
  { rotation, conditions, skills }: DamageSetup,
  weapon: DerivedWeapon,
  data: ComboData,
): Assumptions {
  const state = target.state === "normal" ? "" : `, ${formatState(target.state)}`;
  const done = scenario.rotation.map(({ move, count }) => ({ move: move.id, count }));
  const combo = listCombos(data, weapon).find((each) => isComboChosen(each, done));
  const isBasic = !rotation.some(({ move }) => done.some((each) => each.move === move));
  return {
    target: `${monster.name}: ${target.name}${state}`,
    rotation: combo?.name ?? (isBasic ? "One basic hit" : formatCount(done.length, "move", "moves")),
    uptimes: describeUptimes({ conditions, skills }, weapon),
  };
}

function describeUptimes(
  { conditions, skills }: Pick<DamageSetup, "conditions" | "skills">,
  { type }: DerivedWeapon,
): string {
  if (Object.keys(skills).length > 0) return "Your uptimes";
  const stage = findStage(conditions, type);
  if (stage) return stageLabels[stage];
  return Object.keys(conditions).length === 0 ? "Default uptimes" : "Your uptimes";
}
