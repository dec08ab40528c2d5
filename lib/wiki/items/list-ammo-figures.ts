import type { Ammo } from "@/lib/catalog/schema";
import { formatNumber, formatPercent } from "@/lib/text/format";
import type { AmmoFigure } from "./item-types";

/**
 * The figures of a shot of an ammo, as the tables of the game have it: for the heavy bowgun at level 1, with what the light
 * bowgun, rapid fire, higher levels and the distance make of it.
 */
export function listAmmoFigures(ammo: Ammo): AmmoFigure[] {
  const { motionValue, elementPctOfAttack, fixedElement, status, stun, partBreakMultiplier } = ammo;
  const special = describeLevels(ammo.specialMultiplierByLevel);
  const all: readonly (AmmoFigure | null)[] = [
    motionValue > 0 ? toFigure("Motion value", formatNumber(motionValue), describeMotionLevels(ammo)) : null,
    elementPctOfAttack
      ? toFigure("Element", `${formatPercent(elementPctOfAttack)} of attack`, special)
      : null,
    fixedElement ? toFigure("Fixed element", formatNumber(fixedElement), special) : null,
    status ? toFigure("Status buildup", formatNumber(status), special) : null,
    stun ? toFigure("Stun buildup", formatNumber(stun), special) : null,
    partBreakMultiplier ? toFigure("Damage to parts", formatFactor(partBreakMultiplier)) : null,
    toDistance("Heavy bowgun", ammo.criticalDistance, ammo.nearMultiplier, ammo.farMultiplier),
    toDistance(
      "Light bowgun",
      ammo.lightCriticalDistance,
      ammo.lightNearMultiplier ?? ammo.nearMultiplier,
      ammo.farMultiplier,
    ),
    toLightShot("Light bowgun", ammo.light),
    toLightShot("Rapid fire", ammo.lightRapid),
  ];
  return all.filter((figure) => figure !== null);
}

function toFigure(label: string, value: string, note: string | null = null): AmmoFigure {
  return { label, value, ...(note && { note }) };
}

function describeMotionLevels({ motionValueByLevel, attackMultiplierByLevel }: Ammo): string | null {
  if (!motionValueByLevel) return describeLevels(attackMultiplierByLevel);
  const [, second = 0, third = 0] = motionValueByLevel;
  return `Level 2: ${formatNumber(second)}, level 3: ${formatNumber(third)}`;
}

function describeLevels(factors: readonly number[] | undefined): string | null {
  if (!factors) return null;
  const [, second = 1, third = 1] = factors;
  return `Level 2 ${formatFactor(second)}, level 3 ${formatFactor(third)}`;
}

function toDistance(
  weapon: string,
  range: readonly number[] | undefined,
  near: number | undefined,
  far: number | undefined,
): AmmoFigure | null {
  if (!range || near === undefined || far === undefined) return null;
  const [from = 0, to = 0] = range;
  const closer = from > 0 ? `closer ${formatFactor(near)}, ` : "";
  return toFigure(
    `${weapon}, critical distance`,
    `${formatNumber(from)} to ${formatNumber(to)}`,
    `Damage ${closer}farther ${formatFactor(far)}`,
  );
}

function toLightShot(label: string, factors: Ammo["light"]): AmmoFigure | null {
  if (!factors) return null;
  const { motion, element, status } = factors;
  return toFigure(
    `${label}, damage`,
    formatFactor(motion),
    `Element ${formatFactor(element)}, status ${formatFactor(status)}`,
  );
}

function formatFactor(factor: number): string {
  return `× ${formatNumber(factor)}`;
}
