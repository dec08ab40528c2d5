import type { WeaponType } from "@/lib/catalog/codes";
import type { AmmoType } from "@/lib/catalog/weapon-codes";
import type { monsterTraps } from "@/lib/catalog/world-codes";

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

/** Seconds for which a trap holds a monster: of the first one, less of each further one, and the least. */
export const traps: Readonly<
  Record<
    (typeof monsterTraps)[number],
    { readonly first: number; readonly less: number; readonly least: number }
  >
> = {
  pitfallTrap: { first: 10, less: 2, least: 3 },
  shockTrap: { first: 8, less: 2, least: 3 },
};

/** Arrows that a coating is put on at a time (`_SetNum`). */
export const coatedArrows = 10;

/** Ammo that never runs out (`_Infinit`); of other ammo a hunter has what can be carried. */
export const endlessAmmo: readonly AmmoType[] = ["normal", "pierce", "spread"];

/** Strokes of a whetstone that make the bar whole (`_Toishi_SharpenCount`); Speed Sharpening leaves some out. */
export const whetstoneStrokes = 3;

/**
 * Seconds of holding a charge before a move, by the level in its name where it has one, without Focus: `_ChargeParam`
 * and its siblings of great swords, `_ChargeTimeLv2` and `Lv3` of hammers and bows, `_ChargeShot_ChargeTime` and
 * `_RyuugekiShot_ChargeTime` of gunlances. A charge is counted from its beginning, since no table has at which level a
 * combo begins it. The tables have times of lances and insect glaives too, but not of which moves.
 */
export const chargeSec: readonly (readonly [move: RegExp, byLevel: readonly number[]])[] = [
  [/^great-sword-(?:strong-|true-)?charged-slash-lv([123])(?:-1)?$/, [0.8, 1.55, 2.3]],
  [/^great-sword-offset-rising-slash-lv([123])$/, [0.6, 1.4, 2]],
  [/^great-sword-jumping-charged-slash-lv([123])$/, [0.3, 1.1, 1.9]],
  [/^hammer-charged-upswing$/, [1.1]],
  [/^hammer-(?:charged-big-bang-1|spinning-bludgeon-start)$/, [2]],
  [/^bow-(?:charged|pierce-charge)-shot-lv([123])$/, [0, 1, 2]],
  [/^gunlance-normal-lv\d-charged-shell$/, [0.4]],
  [/^gunlance-long-lv\d-charged-shell$/, [0.5]],
  [/^gunlance-wide-lv\d-charged-shell$/, [0.55]],
  [/^gunlance-\w+-lv\d-wyvern-fire-1$/, [3]],
];

/**
 * How many moves one hit of a kind counts for in the pace of a combo that nobody timed; others count for one. Ticks,
 * explosions and sound waves come while another move is under way; five shells of a burst are one act, as are five hits
 * of an arrow that passes through, and five bullets at full speed. Of what takes longer than the moves of its type
 * usually do, how much is our judgment.
 */
export const actsPerHit: readonly (readonly [move: RegExp, acts: number])[] = [
  [/-ticks?$|-phial(?:-|$)|-explosion(?:-|$)|-soundwaves?$|^hunting-horn-echo-|-wyvern-fire-2$/, 0],
  [/-full-burst-shell$|^heavy-bowgun-wyvernheart-/, 1 / 5],
  [/^bow-(?:tracer-)?dragon-piercer/, 2 / 5],
  [/^charge-blade-savage-axe-slash$|^dual-blades-(?:blade-dance-iii|heavenly-blade-dance)-\d/, 2],
  [
    /^hunting-horn-resounding-melody-|^lance-(?:triple-thrust|(?:double-)?(?:charge-)?counter(?:-thrust)?-lv3)/,
    2,
  ],
  [/^long-sword-iai-spirit-slash-|^sword-and-shield-falling-bash-/, 2],
  [/^charge-blade-axe-super-amped-|^switch-axe-full-release-slash-|^hammer-mighty-charge-slam-/, 3],
  [/^insect-glaive-(?:strong-)?descending-(?:slash|thrust)-lv2-|^dual-blades-turning-tidedrill-/, 3],
  [/^long-sword-spirit-release-slash-/, 3],
  [/^insect-glaive-rising-spiral-slash-|^bow-thousand-dragons$/, 4],
];

/**
 * Seconds that a move takes besides such a charge, recovery included, where nobody has timed the combo. No table has the length of
 * moves: these are our judgment, and every time that hangs on one says so.
 */
export const assumedMoveSec: Readonly<Record<WeaponType, number>> = {
  "great-sword": 1.2,
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
