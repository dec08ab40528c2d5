import { type SharpnessColor, sharpnessColors } from "@/lib/catalog/codes";
import type { ActiveSkill } from "../damage/active-skills";
import type { DamageScenario } from "../damage/inputs";
import { countSharpnessUnits, sumFigures } from "../damage/skill-figures";
import type { DerivedWeapon } from "../loadout/derived";
import { stamina, whetstoneStrokes } from "./constants";
import type { BarColor } from "./model";
import type { LoopPace } from "./pace";

/** The bar with Handicraft, keenest color first; what Handicraft adds begins at the last color. */
export function getBar(scenario: DamageScenario, active: readonly ActiveSkill[]): readonly BarColor[] {
  const { sharpness } = scenario.weapon;
  if (!sharpness) return [];
  const lengths = sharpnessColors.map((_, at) => sharpness.base[at] ?? 0);
  const last = Math.max(
    sharpness.base.findLastIndex((length) => length > 0),
    0,
  );
  let left = active.reduce((sum, { skill, level }) => sum + countSharpnessUnits(skill, level, scenario), 0);
  for (const [step, length] of sharpness.handicraft.entries()) {
    const added = Math.min(left, length);
    left -= added;
    const at = Math.min(last + step, sharpnessColors.length - 1);
    lengths[at] = (lengths[at] ?? 0) + added;
  }
  return lengths
    .map((units, at): BarColor => ({ units, color: sharpnessColors[at] as SharpnessColor }))
    .filter(({ units }) => units > 0)
    .toReversed();
}

/** Seconds of making the bar whole; each stroke that Speed Sharpening leaves out saves its share. */
export function getSharpenSec(
  active: readonly ActiveSkill[],
  scenario: DamageScenario,
  wholeSec: number,
): number {
  const own = active.filter(({ skill }) => skill.id === "speed-sharpening");
  const strokes = whetstoneStrokes + sumFigures(own, scenario, "sharpeningCycles");
  return (wholeSec * Math.max(strokes, 0)) / whetstoneStrokes;
}

/** Stamina that one loop uses, of weapons whose attacks use it. */
export function getStamina(
  { type }: DerivedWeapon,
  active: readonly ActiveSkill[],
  scenario: DamageScenario,
  pace: LoopPace,
  saidPerLoop: number | null,
): { readonly perLoop: number; readonly recoverPerSec: number } | null {
  const perSec = stamina.perSec[type];
  if (perSec === undefined && !saidPerLoop) return null;
  const getSum = (
    key: "continuousStaminaCostReductionPct" | "fixedStaminaCostReductionPct" | "staminaRecoveryPct",
  ) => sumFigures(active, scenario, key) / 100;
  const held = (perSec ?? 0) * pace.seconds * (1 - getSum("continuousStaminaCostReductionPct"));
  const shots =
    type === "bow" ? scenario.rotation.reduce((sum, { move }) => sum + getShotCost(move.id), 0) : 0;
  const perLoop = saidPerLoop ?? held + shots * (1 - getSum("fixedStaminaCostReductionPct"));
  return perLoop > 0
    ? {
        perLoop: Math.round(perLoop * 10) / 10,
        recoverPerSec: stamina.recoverPerSec * (1 + getSum("staminaRecoveryPct")),
      }
    : null;
}

/** Of a bow's move; one that hits several times is one shot. */
function getShotCost(move: string): number {
  const { quick, power, arc, dragonPiercer } = stamina.perShot;
  if (/dragon-piercer|thousand-dragons/.test(move)) return dragonPiercer;
  if (/power-(shot|volley)/.test(move)) return power;
  return move.includes("arc-shot") ? arc : quick;
}
