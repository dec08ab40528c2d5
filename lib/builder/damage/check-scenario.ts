import { elements, physicalDamage } from "@/lib/catalog/codes";
import { bonusFigures } from "./bonus-figures";
import type { DamageScenario } from "./inputs";

/**
 * Refuses figures that the formula has no meaning for.
 *
 * @throws RangeError when base raw is not above 0; when an uptime is not between 0 and 100; when a count, a
 *   length, a hitzone, an element or a figure of a bonus other than affinity is negative; when any of them is not finite
 */
export function checkScenario(scenario: DamageScenario): void {
  const { weapon, rotation, target, uptimes, bonuses } = scenario;
  if (!(weapon.attack > 0 && Number.isFinite(weapon.attack)))
    throw new RangeError("Base raw must be above 0.");
  requireFinite("Affinity", weapon.affinity);
  requireFrom0("The element", weapon.element?.value ?? 0);
  for (const kind of [...physicalDamage, ...elements]) requireFrom0("A hitzone", target.hitzone[kind]);
  for (const { count } of rotation) requireFrom0("A count", count);
  requireFrom0("The length of a rotation", scenario.seconds ?? 0);
  const named = [...Object.values(uptimes?.conditions ?? {}), ...Object.values(uptimes?.skills ?? {})];
  for (const uptime of [...named, scenario.axePowerUptime ?? 0]) requireUptime(uptime);
  for (const bonus of bonuses ?? []) {
    requireUptime(bonus.uptime ?? 100);
    for (const figure of bonusFigures) {
      const check = figure === "affinity" ? requireFinite : requireFrom0;
      check(`${figure} of a bonus`, bonus[figure] ?? 0);
    }
  }
}

function requireUptime(uptime: number): void {
  if (!(uptime >= 0 && uptime <= 100)) throw new RangeError("An uptime is a percentage from 0 to 100.");
}

function requireFrom0(name: string, value: number): void {
  if (!(value >= 0 && Number.isFinite(value))) throw new RangeError(`${name} must be 0 or more.`);
}

function requireFinite(name: string, value: number): void {
  if (!Number.isFinite(value)) throw new RangeError(`${name} must be a number.`);
}
