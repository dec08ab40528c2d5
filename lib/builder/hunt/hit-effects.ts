import type { WeaponAilment } from "@/lib/catalog/codes";
import type { ActiveSkill } from "../damage/active-skills";
import { rangedWeapons } from "../damage/constants";
import type { DamageMove, DamageScenario, SkillFigures } from "../damage/inputs";
import { sumFigures } from "../damage/skill-figures";
import type { CombatMonster, MoveEffects } from "../data/hunt-file";
import type { DerivedLoadout, DerivedWeapon } from "../loadout/derived";
import { listSteadyAilments } from "../summary/weapon-figures";
import type { TargetOption } from "../target/targets";
import type { HuntAssumptions } from "./assumptions";
import type { ModelHit } from "./model";
import type { HuntFacts } from "./request";

interface EffectContext {
  readonly active: readonly ActiveSkill[];
  readonly scenario: DamageScenario;
  readonly facts: HuntFacts;
  readonly combat: CombatMonster;
  readonly target: TargetOption;
  readonly assumptions: HuntAssumptions;
}

type HitEffects = Omit<ModelHit, "damage" | "byBuffs" | "damageType">;

/** Of what a plain hit uses, on the scale of the tables; it is one unit of the bar. */
const plainHitCost = 10;

/** Effects of hits besides damage, with skills. */
export function createEffectReader(
  weapon: DerivedWeapon,
  levels: DerivedLoadout["levels"],
  { active, scenario, facts, combat, target, assumptions }: EffectContext,
) {
  const getSum = (key: keyof SkillFigures) => sumFigures(active, scenario, key);
  const getLoss = (id: string) =>
    sumFigures(
      active.filter(({ skill }) => skill.id === id),
      scenario,
      "sharpnessLossPreventPct",
    ) / 100;
  const ailments = listSteadyAilments(weapon, facts.skills, levels);
  const stunHitzone =
    combat.stunHitzones
      .find(({ part }) => part === target.part)
      ?.states.find(({ state }) => state === target.state)?.stun ?? 0;
  const hits = scenario.rotation.reduce((sum, { move, count }) => sum + Math.round(count * move.hits), 0);
  // A minute of attacking has so many loops, over whose hits it is spread.
  const jumps = (assumptions.mountPerMin * (scenario.seconds ?? 0)) / 60 / Math.max(hits, 1);
  const isRanged = rangedWeapons.includes(weapon.type);
  const factor = (key: keyof SkillFigures) => 1 + getSum(key) / 100;
  const [stunFactor, exhaustFactor, mountFactor, partFactor, woundFactor] = [
    factor("stunPowerPct"),
    factor("exhaustPowerPct"),
    factor("mountBuildupPct"),
    factor("partDamagePct"),
    factor("woundBuildupPct"),
  ];
  return (move: DamageMove, effects: MoveEffects | undefined, criticalChance: number): HitEffects => {
    const spares = 1 - (1 - getLoss("razor-sharp")) * (1 - getLoss("masters-touch") * criticalChance);
    const cost = move.sharpnessCost ?? (move.usesSharpness === false ? 0 : plainHitCost);
    const buildup = ailments.map(({ type, value }): readonly [WeaponAilment, number] => [
      type,
      (value / 10) * (effects?.status ?? 0),
    ]);
    return {
      cost: isRanged ? 0 : cost / plainHitCost,
      sparedChance: spares,
      buildup: Object.fromEntries(buildup),
      buildupChance: isRanged ? 1 : assumptions.statusPct / 100,
      stun: ((effects?.stun ?? 0) * stunFactor * stunHitzone) / 100,
      exhaust: (effects?.exhaust ?? 0) * exhaustFactor,
      mount: ((effects?.mount ?? 0) + jumps) * mountFactor,
      partFactor: (effects?.partBreak ?? 1) * partFactor,
      woundFactor: (effects?.wound ?? 1) * woundFactor,
    };
  };
}
