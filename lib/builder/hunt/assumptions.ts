import { buildupFadePerSec, coatedArrows, stamina, traps, whetstoneStrokes } from "./constants";

/** Assumptions of a hunt in time besides the combo. Everything can be changed by a person. */
export interface HuntAssumptions {
  /** Percent of the time that a hunter attacks. */
  readonly attackPct: number;
  /** The same while the monster is stunned or paralyzed. */
  readonly downPct: number;
  /** Seconds that all strokes of the whetstone take. */
  readonly sharpenSec: number;
  /** Colors below the keenest one that are used before the whetstone is: 0 = when the keenest one ends. */
  readonly duller: number;
  /** Percent of the hits of a melee weapon that build up its status. */
  readonly statusPct: number;
  /** Buildup that a status loses in a second. */
  readonly fadePerSec: number;
  /** Mount buildup of jumping attacks outside the combo, in each minute that a hunter attacks. */
  readonly mountPerMin: number;
  /** The most stamina. */
  readonly maxStamina: number;
  /** Most that the health of the monster differs from the table, in percent either way. */
  readonly healthSpreadPct: number;
  /** Percent of the time that melodies of a horn in the party reach everyone. */
  readonly melodyPct: number;
  /** Seconds for using an item, playing all melodies, setting a trap, reloading a bowgun, putting a coating on. */
  readonly itemSec: number;
  readonly performSec: number;
  readonly trapSec: number;
  readonly reloadSec: number;
  readonly coatSec: number;
  /** Seconds from one trap to the next. */
  readonly trapEverySec: number;
  /** Percent that the hit which wakes a sleeping monster does more, and seconds until it comes. */
  readonly wakePct: number;
  readonly wakeSec: number;
  /** Seconds down after the chosen part gives way. */
  readonly toppleSec: number;
  /** 1 = it is counted, 0 = it is not. */
  readonly wounds: number;
  readonly enrage: number;
  readonly statuses: number;
}

export type AssumptionKey = keyof HuntAssumptions;

interface AssumptionRow {
  readonly key: AssumptionKey;
  /** English. */
  readonly label: string;
  readonly unit: "%" | "s" | "/s" | "/min" | "" | "switch";
  readonly usual: number;
  readonly limits: readonly [least: number, most: number];
  /** Where the usual figure is from, for a person. */
  readonly source: string;
}

const judged = "Our judgment; no table has it.";

/** All assumptions in the order in which they are shown. */
export const assumptionRows: readonly AssumptionRow[] = [
  {
    key: "attackPct",
    label: "Time spent attacking",
    unit: "%",
    usual: 65,
    limits: [5, 100],
    source: judged,
  },
  {
    key: "downPct",
    label: "Time spent attacking while it is down",
    unit: "%",
    usual: 95,
    limits: [5, 100],
    source: `Stun and paralysis. ${judged}`,
  },
  {
    key: "sharpenSec",
    label: "Sharpening time",
    unit: "s",
    usual: 4,
    limits: [0, 30],
    source: `Tables: ${whetstoneStrokes} strokes, one or two fewer with Speed Sharpening. What they take is our judgment.`,
  },
  {
    key: "duller",
    label: "Colors used below the keenest",
    unit: "",
    usual: 0,
    limits: [0, 6],
    source: "0: sharpened as soon as the keenest color ends.",
  },
  {
    key: "statusPct",
    label: "Melee hits that build up status",
    unit: "%",
    usual: 33,
    limits: [0, 100],
    source: "One hit in three, as in earlier games of the series; no table has it.",
  },
  {
    key: "fadePerSec",
    label: "Buildup that fades",
    unit: "/s",
    usual: buildupFadePerSec,
    limits: [0, 20],
    source: "Tables: 5 every 10 s.",
  },
  {
    key: "mountPerMin",
    label: "Mount buildup outside the combo",
    unit: "/min",
    usual: 0,
    limits: [0, 1000],
    source:
      "Tables: a jumping attack builds up 8 to 100, most of them 20 to 55, and no other attack does. How many there are between combos is up to you, for each hunter, per minute of attacking.",
  },
  {
    key: "maxStamina",
    label: "Max stamina",
    unit: "",
    usual: stamina.max,
    limits: [25, 250],
    source: `Tables: ${stamina.start} at first, up to ${stamina.max} with food.`,
  },
  {
    key: "healthSpreadPct",
    label: "Health variation",
    unit: "%",
    usual: 2,
    limits: [0, 20],
    source: "The game adds a few percent either way. How many is our judgment.",
  },
  {
    key: "melodyPct",
    label: "Melodies reach everyone",
    unit: "%",
    usual: 80,
    limits: [0, 100],
    source: `Of a hunting horn in the party. ${judged}`,
  },
  {
    key: "performSec",
    label: "Playing melodies again",
    unit: "s",
    usual: 4,
    limits: [0, 30],
    source: `Each time that the first of them ends; how long they last is of the tables. ${judged}`,
  },
  { key: "itemSec", label: "Using an item", unit: "s", usual: 3, limits: [0, 30], source: judged },
  { key: "reloadSec", label: "Reloading a bowgun", unit: "s", usual: 2, limits: [0, 30], source: judged },
  {
    key: "coatSec",
    label: "Applying a coating",
    unit: "s",
    usual: 0.5,
    limits: [0, 30],
    source: `Tables: ${coatedArrows} arrows at a time. That a shot uses one of them, and the seconds, are our judgment.`,
  },
  { key: "trapSec", label: "Setting a trap", unit: "s", usual: 4, limits: [0, 30], source: judged },
  {
    key: "trapEverySec",
    label: "Time between traps",
    unit: "s",
    usual: 60,
    limits: [10, 1800],
    source: `Tables: a pitfall trap holds for ${traps.pitfallTrap.first} s at first, a shock trap for ${traps.shockTrap.first} s, each further one 2 s less down to 3 s. When they are set is up to you.`,
  },
  {
    key: "wakePct",
    label: "More damage to a sleeping monster",
    unit: "%",
    usual: 100,
    limits: [0, 300],
    source:
      "The game says that the first attack does more, no table how much. Twice, as in earlier games of the series.",
  },
  {
    key: "wakeSec",
    label: "Time until the hit that wakes it",
    unit: "s",
    usual: 4,
    limits: [0, 20],
    source: `All wait, then the strongest hit of the party lands. ${judged}`,
  },
  {
    key: "toppleSec",
    label: "Down after the part gives way",
    unit: "s",
    usual: 0,
    limits: [0, 30],
    source:
      "A part that gives way makes some monsters flinch and others topple. No table has which, or for how long: 0 counts neither.",
  },
  {
    key: "enrage",
    label: "Count enrage",
    unit: "switch",
    usual: 1,
    limits: [0, 1],
    source:
      "Threshold, seconds and factor are of the tables. That a point is one damage, and that none is added meanwhile, is inferred.",
  },
  {
    key: "wounds",
    label: "Count wounds",
    unit: "switch",
    usual: 1,
    limits: [0, 1],
    source:
      "Health of scratches, tears and wounds is of the tables. All hits are assumed to land on the chosen part, one place at a time.",
  },
  {
    key: "statuses",
    label: "Count status, stun and mounts",
    unit: "switch",
    usual: 1,
    limits: [0, 1],
    source:
      "Thresholds and their growth are of the tables, for this quest and party. Nothing builds up while it is active. Mounts are counted alone: how long one takes and what it does is in no table.",
  },
];

/** The usual figures. */
export const usualAssumptions = Object.fromEntries(
  assumptionRows.map(({ key, usual }) => [key, usual]),
) as unknown as HuntAssumptions;

/** The usual figures with those that a person changed; each within its limits. */
export function completeAssumptions(changed: Readonly<Partial<HuntAssumptions>>): HuntAssumptions {
  const entries = assumptionRows.map(({ key, usual, limits: [least, most] }) => {
    const value = changed[key];
    return [
      key,
      value === undefined || !Number.isFinite(value) ? usual : Math.min(Math.max(value, least), most),
    ];
  });
  return Object.fromEntries(entries) as HuntAssumptions;
}
