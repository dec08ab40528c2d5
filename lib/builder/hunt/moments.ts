import type { WeaponType } from "@/lib/catalog/codes";
import type { monsterTraps } from "@/lib/catalog/world-codes";
import type { ActiveSkill } from "../damage/active-skills";
import type { DamageMove, DamageScenario, RotationStep } from "../damage/inputs";
import { sumFigures } from "../damage/skill-figures";
import type { HuntData } from "../data/hunt-file";
import type { DerivedWeapon } from "../loadout/derived";
import type { HuntAssumptions } from "./assumptions";
import { coatedArrows, traps } from "./constants";
import type { ModelMoment } from "./model";

/** An item that a hunter uses again and again. */
export interface PlannedSupply {
  /** Id of the item, and of its modifier. */
  readonly id: string;
  /** English. */
  readonly name: string;
  /** Seconds that one works, and from one use to the next. */
  readonly lastsSec: number;
  readonly everySec: number;
  readonly uses: number;
  readonly maxCarry: number;
  /** Its bit in what is missing; 0 = it works until the end. */
  readonly bit: number;
}

/** Items whose every combination is a table of its own; further ones count for their share of the time. */
const maxTimed = 2;

interface SupplyChoices {
  /** By `modifier:` and the id. */
  readonly renewals: Readonly<Record<string, number>>;
  readonly uses: Readonly<Record<string, number>>;
}

/** Items among the buffs of a scenario, as they are used in a hunt. The first use is before it. */
export function planSupplies(
  scenario: DamageScenario,
  active: readonly ActiveSkill[],
  { supplies }: HuntData,
  { renewals, uses: said }: SupplyChoices,
  limitSec: number,
): readonly PlannedSupply[] {
  const longer = sumFigures(active, scenario, "itemDurationPct");
  let timed = 0;
  return (scenario.bonuses ?? []).flatMap(({ kind, id }) => {
    const supply = kind === "modifier" ? supplies.find((each) => each.id === id) : undefined;
    if (!supply) return [];
    const lastsSec = supply.durationSec * (1 + longer / 100);
    const everySec = Math.max(renewals[`modifier:${id}`] ?? 0, lastsSec);
    const uses = Math.floor(said[`modifier:${id}`] ?? supply.maxCarry);
    const lasts = everySec <= lastsSec && uses * lastsSec >= limitSec;
    if (!lasts && timed >= maxTimed) return [];
    const bit = lasts ? 0 : 1 << timed;
    if (!lasts) timed += 1;
    return [{ id, name: supply.name, lastsSec, everySec, uses, maxCarry: supply.maxCarry, bit }];
  });
}

/** The scenario while some of the planned items do not work. */
export function withSupplies(
  scenario: DamageScenario,
  planned: readonly PlannedSupply[],
  missing: number,
): DamageScenario {
  const bonuses = (scenario.bonuses ?? []).flatMap((bonus) => {
    const supply = bonus.kind === "modifier" ? planned.find(({ id }) => id === bonus.id) : undefined;
    if (!supply) return [bonus];
    return supply.bit & missing ? [] : [{ ...bonus, uptime: 100 }];
  });
  return { ...scenario, bonuses };
}

/** Items of a hunter by the clock. */
export function listSupplyMoments(
  planned: readonly PlannedSupply[],
  hunter: number,
  untilSec: number,
  { itemSec }: HuntAssumptions,
): readonly ModelMoment[] {
  return planned.flatMap(({ id, uses, everySec, lastsSec, bit }) => {
    const base = { hunter, what: id, holdsSec: 0, takesSec: 0, begins: 0, ends: 0 };
    if (uses === 0) return [{ ...base, kind: "busy", atSec: 0, ends: bit } as const];
    return Array.from({ length: uses }, (_, at) => at).flatMap((at): ModelMoment[] => {
      const from = at * everySec;
      const isLast = at + 1 === uses;
      return [
        ...(at > 0 ? [{ ...base, kind: "item", atSec: from, takesSec: itemSec, begins: bit } as const] : []),
        ...(bit > 0 && (isLast || everySec > lastsSec)
          ? [{ ...base, kind: isLast ? "gone" : "busy", atSec: from + lastsSec, ends: bit } as const]
          : []),
      ].filter(({ atSec }) => atSec <= untilSec);
    });
  });
}

/** Every how many seconds a horn plays its melodies anew: as soon as the first one ends. `null` = it has none. */
export function getMelodySec(
  ids: readonly string[],
  { melodies }: HuntData,
  levels: Readonly<Record<string, number>>,
): number | null {
  const maestro = levels["horn-maestro"] ?? 0;
  const lasting = melodies
    .filter(({ id }) => ids.includes(id))
    .map(({ durationSec }) => durationSec[Math.min(maestro, durationSec.length - 1)] ?? 0);
  return lasting.length > 0 ? Math.min(...lasting) : null;
}

/** Melodies that a horn plays again. */
export function listMelodyMoments(
  everySec: number,
  hunter: number,
  untilSec: number,
  { performSec }: HuntAssumptions,
): readonly ModelMoment[] {
  return Array.from({ length: Math.floor(untilSec / everySec) }, (_, at): ModelMoment => {
    const base = { hunter, what: "", holdsSec: 0, begins: 0, ends: 0 };
    return { ...base, kind: "melody", atSec: (at + 1) * everySec, takesSec: performSec };
  });
}

type Trap = (typeof monsterTraps)[number];

/** Traps that the first hunter sets, one kind after the other; those that do not hold the monster are left out. */
export function listTrapMoments(
  counts: Readonly<Partial<Record<Trap, number>>>,
  works: readonly Trap[],
  { trapSec, trapEverySec }: HuntAssumptions,
): readonly ModelMoment[] {
  const set = works
    .flatMap((trap) => Array.from({ length: Math.floor(counts[trap] ?? 0) }, (_, at) => ({ trap, at })))
    .toSorted((a, b) => a.at - b.at);
  return set.flatMap(({ trap, at }, place): ModelMoment[] => {
    const { first, less, least } = traps[trap];
    const atSec = (place + 1) * trapEverySec;
    const base = { hunter: 0, what: trap, begins: 0, ends: 0 };
    return [
      { ...base, kind: "busy", atSec, takesSec: trapSec, holdsSec: 0 },
      {
        ...base,
        ...{ kind: "trap", atSec: atSec + trapSec, takesSec: 0 },
        holdsSec: Math.max(first - at * less, least),
      },
    ];
  });
}

/** Rounds loaded at a time, and those that each hit uses. */
export interface Load {
  readonly kind: "rounds" | "coating";
  /** Of one loop, as we count them or a person says. */
  readonly perLoop: number;
  readonly units: number;
  readonly getCost: (move: DamageMove) => number;
  /** Rounds of one loop by ammo. */
  readonly byAmmo: Readonly<Record<string, number>>;
}

/** Rounds of a bowgun and coated arrows of a bow; `null` where nothing is loaded. */
export function getLoad(
  { type, traits }: DerivedWeapon,
  { rotation, bonuses = [] }: DamageScenario,
  saidRounds: number | null,
): Load | null {
  if (type === "bow") {
    const coated = bonuses.some(({ kind, id }) => kind === "modifier" && id.endsWith("-coating"));
    const isCoated = ({ flags }: DamageMove) => !flags?.includes("ignoreCoating");
    const perLoop = rotation.reduce((sum, { move, count }) => sum + (isCoated(move) ? count : 0), 0);
    if (!coated || perLoop === 0) return null;
    const getCost = (move: DamageMove) => (isCoated(move) ? 1 / move.hits : 0);
    return { kind: "coating", perLoop, units: coatedArrows, getCost, byAmmo: {} };
  }
  const fired = rotation.flatMap((step) => {
    const { ammo } = step.move;
    const capacity = traits.ammo?.find(
      (each) => each.type === ammo?.type && each.level === ammo.level,
    )?.capacity;
    return ammo && capacity ? [{ step, ammo: ammo.type, capacity, rounds: countRounds(step, type) }] : [];
  });
  const counted = fired.reduce((sum, { rounds }) => sum + rounds, 0);
  if (counted === 0) return null;
  const scale = (saidRounds ?? counted) / counted;
  const costs = new Map(
    fired.map(({ step: { move, count }, rounds, capacity }) => [
      move.id,
      (rounds * scale) / capacity / (count * move.hits),
    ]),
  );
  return {
    kind: "rounds",
    perLoop: counted * scale,
    units: 1,
    getCost: ({ id }) => costs.get(id) ?? 0,
    byAmmo: fired.reduce<Record<string, number>>((sums, { ammo, rounds }) => {
      sums[ammo] = (sums[ammo] ?? 0) + rounds * scale;
      return sums;
    }, {}),
  };
}

/** Rounds of a step of a bowgun. A round of rapid fire, and one that passes through a part, are three hits. */
export function countRounds({ move, count }: RotationStep, type: WeaponType): number {
  if (/-chaser$/.test(move.id)) return 0;
  const isPassing = /-(pierce|spread|flaming|water|freeze|thunder|dragon)-/.test(move.id);
  return (type === "heavy-bowgun" && isPassing) || move.id.includes("-rapid-") ? count / 3 : count;
}
