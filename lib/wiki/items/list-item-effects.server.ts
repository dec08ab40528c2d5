import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { formatNumber, formatSeconds } from "@/lib/text/format";
import type { AmmoFigure } from "./item-types";

/** The effects of an item, written out; nothing where the tables have no figures of it. */
export function listItemEffects(id: string): AmmoFigure[] {
  const effect = getCatalog().itemEffects.get(id);
  if (!effect) return [];
  const plus = (value: number) => `+${formatNumber(value)}`;
  const times = (value: number) => `× ${formatNumber(value, 2)}`;
  const lines: readonly (readonly [
    label: string,
    value: number | undefined,
    format: (value: number) => string,
  ])[] = [
    ["Restores at once", effect.healAtOnce, (value) => formatNumber(value)],
    [
      effect.healAtOnce === undefined ? "Restores" : "Then restores",
      effect.heal,
      (value) => formatNumber(value),
    ],
    ["Max health", effect.maxHealth, plus],
    ["Max stamina", effect.maxStamina, plus],
    ["Attack", effect.attack, plus],
    ["Defense", effect.defense, plus],
    ["Defense", effect.defenseMult, times],
    ["Stamina used", effect.staminaUseMult, times],
    ["Natural recovery", effect.recoveryMult, times],
    ["Lasts", effect.durationSec, formatSeconds],
  ];
  return lines.flatMap(([label, value, format]) =>
    value === undefined ? [] : [{ label, value: format(value) }],
  );
}
