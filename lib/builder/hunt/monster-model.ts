import { type MonsterBuildup, monsterBuildups } from "@/lib/catalog/codes";
import type { FileMonster } from "../data/damage-file";
import type { CombatMonster, HuntTarget } from "../data/hunt-file";
import type { HuntModel, ModelBreak, ModelStatus } from "./model";

/** Factors of a quest, for what its monster takes. */
interface Scaling {
  readonly parts: number;
  readonly scratch: number;
  readonly tear: number;
  readonly wound: number;
}

/** Factors of quest, party and temper; of a tempered monster the usual ones, since which quests use others is not known. */
export function readScaling(target: HuntTarget, combat: CombatMonster, party: number): Scaling {
  const variant = target.variant === "arch-tempered" ? "archTempered" : target.variant;
  const temper = combat.tempered?.find((each) => each.variant === variant && each.hard === undefined);
  const { parts = [], scratch = [], wound = [] } = target.scaling ?? {};
  return {
    parts: (parts[party - 1] ?? 1) * (temper?.partHealthMult ?? 1),
    scratch: (scratch[party - 1] ?? 1) * (temper?.scratchMult ?? 1),
    tear: (scratch[party - 1] ?? 1) * (temper?.tearMult ?? 1),
    wound: wound[party - 1] ?? 1,
  };
}

/** Of the chosen part; `null` where it has no wounds. */
export function getWound({ wounds }: CombatMonster, part: string, scaling: Scaling): HuntModel["wound"] {
  const own = wounds.filter((each) => each.part === part);
  const [first] = own;
  if (!first) return null;
  return {
    toOpen: first.scratch * scaling.scratch + first.tear * scaling.tear,
    takes: first.wound * scaling.wound,
    limit: own.reduce((sum, { places, limit }) => sum + places * limit, 0),
  };
}

/** Breaks that damage to the chosen part brings. */
export function listBreaks({ breaks }: CombatMonster, part: string, factor: number): readonly ModelBreak[] {
  return breaks
    .filter((each) => !each.conditional && (each.from ?? [each.part]).includes(part))
    .map(({ part: name, times, healths, damageType = null }) => ({
      part: name,
      damageType,
      total: Array.from({ length: times }, (_, at) => healths[Math.min(at, healths.length - 1)] ?? 0).reduce(
        (sum, each) => sum + each * factor,
        0,
      ),
    }));
}

/**
 * All that can build up on the monster, with thresholds for this quest and party.
 *
 * @param fadePerSec of statuses; the tables have none of mounts
 */
export function listStatuses(
  { statusThresholds = {}, statusProcs = {} }: FileMonster,
  { stun, exhaust, mount, stunSec }: CombatMonster,
  { scaling }: HuntTarget,
  party: number,
  rank: "low" | "high",
  fadePerSec: number,
): HuntModel["statuses"] {
  const thresholds = { ...statusThresholds, stun, exhaust, mount };
  const { poison, paralysis, sleep, blast } = statusProcs;
  const nothing = { lastsSec: [], damage: 0, damagePerSec: 0, isDown: false, fadePerSec };
  const effects: Readonly<Record<MonsterBuildup, Omit<ModelStatus, "initial" | "increase" | "max">>> = {
    poison: poison
      ? { ...nothing, lastsSec: [poison.durationSec], damagePerSec: poison.damage[rank] / poison.intervalSec }
      : nothing,
    paralysis: { ...nothing, lastsSec: paralysis?.durationsSec ?? [], isDown: true },
    // The first hit wakes it, so that nobody attacks more.
    sleep: { ...nothing, lastsSec: sleep ? [0] : [] },
    blast: { ...nothing, damage: blast?.damage[rank] ?? 0 },
    stun: { ...nothing, lastsSec: stunSec, isDown: true },
    exhaust: nothing,
    // How long it is ridden, and what is done to it meanwhile, is in no table.
    mount: { ...nothing, fadePerSec: 0 },
  };
  return Object.fromEntries(
    monsterBuildups.flatMap((status) => {
      const own = thresholds[status];
      if (!own) return [];
      const { initial = 1, increase = [] } = scaling?.status[status] ?? {};
      const growth = increase[party - 1] ?? 1;
      const scaled = {
        initial: own.initial * initial,
        increase: own.increase * growth,
        max: own.max * growth,
      };
      return [[status, { ...scaled, ...effects[status] }] as const];
    }),
  );
}
