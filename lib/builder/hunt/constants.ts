import type { WeaponType } from "@/lib/catalog/codes";

/**
 * Stamina of a hunter, as `_StaminaParam` of `PlayerStatusParam` has it: what a hunt begins with, the most that food
 * makes of it, and what comes back in a second. `perSec` is what Demon Mode of dual blades and a drawn bow use.
 */
export const stamina = {
  start: 100,
  max: 150,
  recoverPerSec: 25,
  perSec: { "dual-blades": 5, bow: 4 } as Readonly<Partial<Record<WeaponType, number>>>,
  /** Of one shot; that Gosha is a power shot and Kyokusha an arc shot is read from the names of the parameters. */
  perShot: { quick: 10, power: 25, arc: 5, dragonPiercer: 50 },
} as const;

/**
 * Buildup that a status loses in a second while it is not active: `_AccumulationDecreaseValue` (5) per
 * `_AccumulationDecreaseValueSec` (10), the same for every status and preset.
 */
export const buildupFadePerSec = 0.5;

/**
 * Seconds that a move takes, recovery included, where nobody has timed the combo. No table has the length of
 * moves: these are our judgment, and every time that hangs on one says so.
 */
export const assumedMoveSec: Readonly<Record<WeaponType, number>> = {
  "great-sword": 2,
  "long-sword": 1.1,
  "sword-and-shield": 0.8,
  "dual-blades": 0.9,
  hammer: 1.3,
  "hunting-horn": 1.5,
  lance: 1,
  gunlance: 1.5,
  "switch-axe": 1.1,
  "charge-blade": 1.3,
  "insect-glaive": 1,
  bow: 1.2,
  "light-bowgun": 0.6,
  "heavy-bowgun": 0.8,
};
