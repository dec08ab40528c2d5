import { type MonsterBuildup, monsterBuildups } from "@/lib/catalog/codes";
import {
  getRepeated,
  getSureBuildup,
  getTables,
  getThreshold,
  type HunterOutcome,
  type HuntModel,
  type HuntOutcome,
  type ModelDamage,
  type ModelHunter,
  type ModelStatus,
} from "./model";

/** A figure over all simulated hunts. */
export interface Spread {
  readonly mean: number;
  /** Of the mean. */
  readonly standardError: number;
  /** One hunt in ten is below, and one above. */
  readonly low: number;
  readonly high: number;
}

export interface Simulation {
  readonly runs: number;
  /** Hunts in which the time ran out. */
  readonly failed: number;
  /** Seconds of those that were won; `null` where none was. */
  readonly seconds: Spread | null;
  /** Means over all hunts. */
  readonly procs: Readonly<Partial<Record<MonsterBuildup, number>>>;
  readonly wounds: number;
  readonly partBreaks: number;
  readonly enragedSec: number;
  readonly sharpenings: readonly number[];
  readonly damage: readonly number[];
}

/**
 * Hunts played hit by hit: critical hits, spared sharpness, buildup and health are drawn, buffs are on or off by the
 * clock. The same seed gives the same hunts.
 */
export function simulateHunts(model: HuntModel, { runs, seed }: { runs: number; seed: number }): Simulation {
  const random = createRandom(seed);
  const hunts = Array.from({ length: runs }, () => playHunt(model, random));
  const won = hunts.flatMap(({ seconds }) => (seconds === null ? [] : [seconds]));
  const mean = (read: (hunt: HuntOutcome) => number) =>
    hunts.reduce((sum, hunt) => sum + read(hunt), 0) / runs;
  return {
    runs,
    failed: runs - won.length,
    seconds: won.length === 0 ? null : describe(won),
    procs: Object.fromEntries(
      monsterBuildups
        .filter((status) => model.statuses[status])
        .map((status) => [status, mean(({ procs }) => procs[status] ?? 0)]),
    ),
    wounds: mean(({ wounds }) => wounds),
    partBreaks: mean(({ partBreaks }) => partBreaks),
    enragedSec: mean(({ enragedSec }) => enragedSec),
    sharpenings: model.hunters.map((_, at) => mean(({ hunters }) => hunters[at]?.sharpenings ?? 0)),
    damage: model.hunters.map((_, at) => mean(({ hunters }) => hunters[at]?.damage ?? 0)),
  };
}

function describe(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const count = sorted.length;
  const mean = sorted.reduce((sum, value) => sum + value, 0) / count;
  const variance = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(count - 1, 1);
  const at = (share: number) => sorted[Math.min(Math.floor(share * count), count - 1)] ?? mean;
  return { mean, standardError: Math.sqrt(variance / count), low: at(0.1), high: at(0.9) };
}

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

class Player {
  next: number;
  /** Sharpening, or at something else, until then. */
  busyUntil = 0;
  /** Supplies that do not work, by bits. */
  missing = 0;
  polishUntil = 0;
  color = 0;
  left: number;
  stamina: number;
  at: number;
  damage = 0;
  hits = 0;
  sharpenings = 0;
  readonly units: number[];
  readonly hitsByColor: number[];
  readonly phases: readonly number[];

  constructor(
    readonly hunter: ModelHunter,
    random: () => number,
  ) {
    this.at = Math.floor(random() * hunter.hits.length);
    this.next = (random() * hunter.loopSec) / hunter.hits.length / hunter.attackShare;
    this.left = hunter.bar[0]?.units ?? Number.POSITIVE_INFINITY;
    this.stamina = hunter.stamina?.max ?? 0;
    this.units = hunter.bar.map(() => 0);
    this.hitsByColor = hunter.bar.map(() => 0);
    this.phases = hunter.buffs.map(({ everySec }) => random() * everySec);
  }

  /** Bits of the buffs that work at a moment. */
  getBuffs(now: number): number {
    return this.hunter.buffs.reduce((bits, { durationSec, everySec }, index) => {
      const since = (now + (this.phases[index] ?? 0)) % everySec;
      return since < durationSec ? bits | (1 << index) : bits;
    }, 0);
  }
}

/** Buildup of a status, and when it was last looked at. */
interface SimulatedStatus {
  readonly rule: ModelStatus;
  buildup: number;
  procs: number;
  until: number;
  seen: number;
}

function playHunt(model: HuntModel, random: () => number): HuntOutcome {
  const health = model.health * (1 + (2 * random() - 1) * model.healthSpread);
  const players = model.hunters.map((hunter) => new Player(hunter, random));
  const statuses = new Map(
    monsterBuildups.flatMap((status): [MonsterBuildup, SimulatedStatus][] => {
      const rule = model.statuses[status];
      return rule ? [[status, { rule, buildup: 0, procs: 0, until: 0, seen: 0 }]] : [];
    }),
  );
  let now = 0;
  let dealt = 0;
  let statusDamage = 0;
  let anger = 0;
  let enragedUntil = 0;
  let enragedSec = 0;
  let isWounded = false;
  let toWound = 0;
  let wounds = 0;
  let part = 0;
  let partBreaks = 0;
  let downUntil = 0;
  let wakeAt = Number.POSITIVE_INFINITY;
  let passed = 0;
  let slain = false;

  /** The moment at which an amount of attacking is done that begins at another. */
  const attackFor = (player: Player, from: number, work: number): number => {
    const { attackShare, downShare } = player.hunter;
    const down = Math.max(0, downUntil - from);
    return down * downShare >= work
      ? from + work / downShare
      : from + down + (work - down * downShare) / attackShare;
  };
  /** What still has to be attacked until the next hits goes on at another pace, or later. */
  const reschedule = (change: () => void) => {
    const works = players.map((player) => {
      const from = Math.max(now, player.busyUntil);
      const down = Math.max(0, Math.min(downUntil, player.next) - from);
      const { attackShare, downShare } = player.hunter;
      return down * downShare + Math.max(0, player.next - from - down) * attackShare;
    });
    change();
    players.forEach((player, index) => {
      player.next = attackFor(player, Math.max(now, player.busyUntil), works[index] ?? 0);
    });
  };
  const fall = (until: number) => {
    if (until <= downUntil) return;
    reschedule(() => {
      downUntil = until;
    });
  };
  const pause = (waiting: readonly Player[], until: number) =>
    reschedule(() => {
      for (const player of waiting) {
        const { stamina } = player.hunter;
        const longer = Math.max(0, until - Math.max(now, player.busyUntil));
        if (stamina) {
          player.stamina = Math.min(player.stamina + longer * stamina.recoverPerSec, stamina.max);
        }
        player.busyUntil = Math.max(player.busyUntil, until);
      }
    });
  const draw = ({ chance, critical, plain }: ModelDamage) => (random() < chance ? critical : plain);
  /** The strongest hit of the party, on a monster that sleeps. */
  const wake = () => {
    const all = players.flatMap((player) =>
      player.hunter.hits.flatMap((hit) => {
        const table = getTables(hit, player.missing).damage;
        const figures = table[isWounded ? 1 : 0]?.[enragedUntil > now ? 1 : 0]?.[player.color];
        return figures ? [{ player, figures }] : [];
      }),
    );
    const best = all.toSorted((a, b) => b.figures.mean - a.figures.mean)[0];
    if (!best) return;
    const damage = draw(best.figures) * model.wake.factor;
    dealt += damage;
    best.player.damage += damage;
    best.player.hits += 1;
  };

  while (!slain) {
    const player = players.reduce((first, each) => (each.next < first.next ? each : first));
    const moment = model.moments[passed];
    const due = Math.min(player.next, wakeAt, moment?.atSec ?? Number.POSITIVE_INFINITY);
    const before = now;
    now = Math.min(due, model.limitSec);
    if (enragedUntil > before) enragedSec += Math.min(now, enragedUntil) - before;
    // Poison between two hits.
    for (const { rule, until } of statuses.values()) {
      if (rule.damagePerSec === 0 || until <= before) continue;
      const ticks = (Math.min(now, until) - before) * rule.damagePerSec;
      if (dealt + ticks >= health) {
        now = before + (health - dealt) / rule.damagePerSec;
        slain = true;
      }
      dealt += ticks;
      statusDamage += ticks;
    }
    if (slain || due >= model.limitSec) break;
    if (wakeAt <= now) {
      wakeAt = Number.POSITIVE_INFINITY;
      wake();
      slain = dealt >= health;
      continue;
    }
    if (moment && moment.atSec <= now) {
      passed += 1;
      const by = players[moment.hunter];
      if (by) {
        by.missing = (by.missing | moment.ends) & ~moment.begins;
        if (moment.takesSec > 0) pause([by], now + moment.takesSec);
      }
      if (moment.holdsSec > 0) fall(now + moment.holdsSec);
      continue;
    }

    const { hunter } = player;
    const hit = hunter.hits[player.at];
    if (!hit) break;
    const tables = getTables(hit, player.missing);
    const table = tables.byBuffs[player.getBuffs(now)] ?? tables.damage;
    const figures = table[isWounded ? 1 : 0]?.[enragedUntil > now ? 1 : 0]?.[player.color];
    const damage = figures ? draw(figures) : 0;
    const all = damage + hunter.extraPerLoop / hunter.hits.length;
    dealt += all;
    player.damage += all;
    player.hits += 1;
    if (hunter.bar.length > 0) player.hitsByColor[player.color] = (player.hitsByColor[player.color] ?? 0) + 1;
    if (dealt >= health) {
      slain = true;
      break;
    }

    if (model.enrage && enragedUntil <= now) {
      anger += damage;
      if (anger >= model.enrage.threshold) {
        anger = 0;
        enragedUntil = now + model.enrage.durationSec;
      }
    }
    if (model.wound && wounds < model.wound.limit) {
      toWound += damage * (isWounded ? 1 : hit.woundFactor);
      if (toWound >= (isWounded ? model.wound.takes : model.wound.toOpen)) {
        toWound = 0;
        if (isWounded) wounds += 1;
        isWounded = !isWounded;
      }
    }
    if (model.part.length > 0) {
      part += damage * hit.partFactor;
      if (part >= getRepeated(model.part, partBreaks)) {
        part = 0;
        partBreaks += 1;
        fall(now + model.toppleSec);
      }
    }
    const builds = random() < hit.buildupChance;
    for (const [status, state] of statuses) {
      const more = getSureBuildup(hit, status) + (builds ? (hit.buildup[status] ?? 0) : 0);
      const faded = Math.max(0, now - Math.max(state.seen, state.until)) * state.rule.fadePerSec;
      state.seen = now;
      if (state.until > now) continue;
      state.buildup = Math.max(0, state.buildup - faded) + more;
      if (more === 0 || state.buildup < getThreshold(state.rule, state.procs)) continue;
      state.buildup = 0;
      state.until = now + getRepeated(state.rule.lastsSec, state.procs);
      state.procs += 1;
      dealt += state.rule.damage;
      statusDamage += state.rule.damage;
      if (state.rule.isDown) fall(state.until);
      if (status === "sleep") wakeAt = now + model.wake.pauseSec;
    }
    if (dealt >= health) {
      slain = true;
      break;
    }
    player.at = (player.at + 1) % hunter.hits.length;
    const used = player.polishUntil > now || random() < hit.sparedChance ? 0 : hit.cost;
    scheduleNext(player, now, used, attackFor);
    if (wakeAt < Number.POSITIVE_INFINITY) pause(players, wakeAt);
  }
  return {
    seconds: slain ? now : null,
    hunters: players.map(({ damage, hits, sharpenings, units, hitsByColor }): HunterOutcome => {
      return { damage, hits, sharpenings, units, hitsByColor };
    }),
    statusDamage,
    procs: Object.fromEntries([...statuses].map(([status, { procs }]) => [status, procs])),
    wounds,
    partBreaks,
    enragedSec,
  };
}

/** Uses up sharpness and stamina, and finds the moment of the next hit. */
function scheduleNext(
  player: Player,
  now: number,
  used: number,
  attackFor: (player: Player, from: number, work: number) => number,
): void {
  const { hunter } = player;
  const { bar, usedColors, stamina } = hunter;
  let from = now;
  if (bar.length > 0 && used > 0) {
    player.units[player.color] = (player.units[player.color] ?? 0) + used;
    player.left -= used;
    // Fractions of a unit add up to whole ones but for the last digits.
    while (player.left <= 1e-9) {
      const isLast = player.color + 1 >= bar.length;
      if (isLast && usedColors >= bar.length) {
        player.left = Number.POSITIVE_INFINITY;
      } else if (isLast || player.color + 1 >= usedColors) {
        player.color = 0;
        player.left = bar[0]?.units ?? Number.POSITIVE_INFINITY;
        player.sharpenings += 1;
        from = now + hunter.sharpenSec;
        player.busyUntil = from;
        player.polishUntil = from + hunter.polishSec;
      } else {
        player.color += 1;
        player.left += bar[player.color]?.units ?? Number.POSITIVE_INFINITY;
      }
    }
  }
  const work = hunter.loopSec / hunter.hits.length;
  player.next = attackFor(player, from, work);
  if (!stamina) return;
  const rest = player.next - now - work;
  const left =
    Math.min(player.stamina + rest * stamina.recoverPerSec, stamina.max) -
    stamina.perLoop / hunter.hits.length;
  if (left < 0) player.next += -left / stamina.recoverPerSec;
  player.stamina = Math.max(left, 0);
}
