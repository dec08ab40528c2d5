import type { ActiveSkill } from "./active-skills";
import { defaultUptimes } from "./conditions";
import { type Explained, Ledger, type TermSource } from "./explained";
import type { DamageScenario } from "./inputs";
import type { StepDamage } from "./outputs";
import { getFiguresAt } from "./skill-figures";

/** Sharpness that a plain hit uses, on the scale of the tables. */
const plainHitCost = 10;

/**
 * Units of sharpness that a rotation is expected to use: one per plain hit, of others the share of it that
 * the tables say, less what Master's Touch spares on critical hits, then less the shares of Razor Sharp and
 * Protective Polish. That the 10 of a plain hit are one unit of the bar, and that the three are independent, is
 * taken for granted; the facts do not say. 0 for ranged weapons.
 */
export function explainSharpnessUse(
  scenario: DamageScenario,
  active: readonly ActiveSkill[],
  steps: readonly StepDamage[],
): Explained {
  const ledger = new Ledger();
  if (scenario.weapon.sharpness === null) return ledger.note("none", "start", 0).close();

  const touch = getSparedShare(scenario, active, "masters-touch");
  for (const [index, { perHit, hits, count }] of steps.entries()) {
    const move = scenario.rotation[index]?.move;
    const cost = move?.sharpnessCost ?? (move?.usesSharpness === false ? 0 : plainHitCost);
    if (cost === 0) continue;
    const used = (hits * count * cost) / plainHitCost;
    ledger.note("step", "add", used, { kind: "move", id: perHit.move });
    const criticals = Math.max(perHit.affinity.value, 0) / 100;
    if (touch !== null && criticals > 0 && used > 0) {
      ledger.note("sharpnessSpared", "add", -used * touch.share * criticals, touch.source);
    }
  }
  for (const id of ["razor-sharp", "protective-polish"]) {
    const skill = getSparedShare(scenario, active, id);
    if (skill !== null) ledger.note("sharpnessSpared", "multiply", 1 - skill.share, skill.source);
  }
  return ledger.close();
}

/** Share of hits that a skill spares, uptime included; `null` without the skill. */
function getSparedShare(scenario: DamageScenario, active: readonly ActiveSkill[], id: string) {
  const found = active.find(({ skill }) => skill.id === id);
  if (found === undefined) return null;
  const { skill, level } = found;
  const uptime = getSharpnessUptime(scenario, id);
  const share = ((getFiguresAt(skill, level, scenario)?.sharpnessLossPreventPct ?? 0) / 100) * (uptime / 100);
  const always: TermSource = { kind: "skill", id, level };
  return share === 0 ? null : { share, source: uptime === 100 ? always : { ...always, uptime } };
}

function getSharpnessUptime({ uptimes }: DamageScenario, id: string): number {
  const own = uptimes?.skills?.[id];
  if (own !== undefined) return own;
  if (id !== "protective-polish") return 100;
  return uptimes?.conditions?.afterSharpening ?? defaultUptimes.afterSharpening;
}
