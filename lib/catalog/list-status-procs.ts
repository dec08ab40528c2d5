import { formatNumber } from "@/lib/text/format";
import type { MonsterStatus } from "./codes";

interface RankDamage {
  readonly low: number;
  readonly high: number;
}

/** Seconds, from the first proc to those of a monster that has built up resistance. */
interface Durations {
  readonly durationsSec: readonly number[];
}

interface PoisonTicks {
  readonly damage: RankDamage;
  readonly intervalSec: number;
  readonly durationSec: number;
}

/** The effect of a proc of each status, as `monsters.json` has it; one that is missing does not work on the monster. */
export interface StatusProcs {
  readonly poison?: PoisonTicks | undefined;
  readonly paralysis?: Durations | undefined;
  readonly sleep?: Durations | undefined;
  readonly blast?: { readonly damage: RankDamage } | undefined;
  readonly stun?: Durations | undefined;
  readonly exhaust?: { readonly stamina: number } | undefined;
}

/** The effect of a proc of each status, as a table shows it. */
export function listStatusProcs({
  statusProcs = {},
}: {
  readonly statusProcs?: StatusProcs | undefined;
}): readonly (readonly [MonsterStatus, string])[] {
  const { poison, paralysis, sleep, blast, stun, exhaust } = statusProcs;
  const texts: readonly (readonly [MonsterStatus, string | undefined])[] = [
    ["poison", poison && formatPoison(poison)],
    ["paralysis", paralysis && formatDurations(paralysis)],
    ["sleep", sleep && formatDurations(sleep)],
    ["blast", blast && `${formatDamage(blast.damage)} damage`],
    ["stun", stun && formatDurations(stun)],
    ["exhaust", exhaust && `${formatNumber(exhaust.stamina)} stamina lost`],
  ];
  return texts.flatMap(([status, text]) => (text === undefined ? [] : [[status, text] as const]));
}

function formatPoison({ damage, intervalSec, durationSec }: PoisonTicks): string {
  const interval = intervalSec === 1 ? "every second" : `every ${formatNumber(intervalSec)} s`;
  return `${formatDamage(damage)} damage ${interval} for ${formatNumber(durationSec)} s`;
}

function formatDamage({ low, high }: RankDamage): string {
  return low === high ? formatNumber(low) : `${formatNumber(low)} (high rank: ${formatNumber(high)})`;
}

/** Durations from the first proc on. */
function formatDurations({ durationsSec }: Durations): string {
  const [first = 0, ...later] = durationsSec.map((seconds) => `${formatNumber(seconds)} s`);
  return later.length === 0 ? `${first}` : `${first}, later ${later.join(", then ")}`;
}
