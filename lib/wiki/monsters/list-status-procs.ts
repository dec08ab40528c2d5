import type { MonsterStatus } from "@/lib/catalog/codes";
import type { Monster } from "@/lib/catalog/schema";
import { formatNumber } from "@/lib/text/format";

type Procs = NonNullable<Monster["statusProcs"]>;

/** What a proc of each status does to the monster, as a table shows it. */
export function listStatusProcs({ statusProcs }: Pick<Monster, "statusProcs">): [MonsterStatus, string][] {
  if (!statusProcs) return [];
  const { poison, paralysis, sleep, blast, stun, exhaust } = statusProcs;
  return [
    ...(poison ? [["poison", formatPoison(poison)] satisfies [MonsterStatus, string]] : []),
    ...(paralysis ? [["paralysis", formatDurations(paralysis)] satisfies [MonsterStatus, string]] : []),
    ...(sleep ? [["sleep", formatDurations(sleep)] satisfies [MonsterStatus, string]] : []),
    ["blast", `${formatDamage(blast.damage)} damage`],
    ["stun", formatDurations(stun)],
    ...(exhaust
      ? [["exhaust", `${formatNumber(exhaust.stamina)} stamina lost`] satisfies [MonsterStatus, string]]
      : []),
  ];
}

function formatPoison({ damage, intervalSec, durationSec }: NonNullable<Procs["poison"]>): string {
  const interval = intervalSec === 1 ? "every second" : `every ${formatNumber(intervalSec)} s`;
  return `${formatDamage(damage)} damage ${interval} for ${formatNumber(durationSec)} s`;
}

function formatDamage({ low, high }: Procs["blast"]["damage"]): string {
  return low === high ? formatNumber(low) : `${formatNumber(low)} (high rank: ${formatNumber(high)})`;
}

/** Durations from the first proc on. */
function formatDurations({ durationsSec }: Procs["stun"]): string {
  const [first = 0, ...later] = durationsSec.map((seconds) => `${formatNumber(seconds)} s`);
  return later.length === 0 ? `${first}` : `${first}, later ${later.join(", then ")}`;
}
