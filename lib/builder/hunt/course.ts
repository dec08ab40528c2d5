import { type MonsterStatus, monsterStatuses } from "@/lib/catalog/codes";
import {
  getRepeated,
  getTables,
  getThreshold,
  type HuntEvent,
  type HuntEventKind,
  type HunterOutcome,
  type HuntModel,
  type HuntOutcome,
  type ModelBreak,
  type ModelHit,
  type ModelHunter,
  type ModelMoment,
} from "./model";

/** The hunt as it is expected to go. */
export interface HuntCourse extends HuntOutcome {
  /** In the order in which they come; the last one is the end. */
  readonly events: readonly HuntEvent[];
}

/** More than any hunt has; keeps odd figures from running for ever. */
const maxEvents = 5000;
const never = Number.POSITIVE_INFINITY;

/**
 * The hunt in closed form. Between two events (a color ends, it enrages, a wound opens, a proc) everything grows
 * evenly, so that the moment of the next event is a quotient, and the hunt a sum of such stretches.
 *
 * A sum of random hits passes a threshold on average not at it but half of the variance of a hit over its mean later
 * (Wald's equation for hits whose order repeats and begins anywhere): that much is added to every threshold. And
 * since health, damage and sharpness vary, the moment of the end is the mean over where they may end, so that a
 * whetstone that is needed in half of the hunts counts half.
 */
export function calculateCourse(model: HuntModel): HuntCourse {
  const nominal = run(model);
  if (nominal.seconds === null) return nominal;
  const [spread, deviation] = [model.health * model.healthSpread, getDeviation(model)];
  const most = model.health + spread + maxDeviations * deviation;
  const { path } = run({ ...model, health: most, limitSec: 2 * model.limitSec });
  const late = getLateness(model);
  let seconds = 0;
  let weights = 0;
  for (let step = 0; step < healthSteps; step++) {
    const health = model.health + spread * ((2 * step + 1) / healthSteps - 1);
    for (let z = -maxDeviations; z <= maxDeviations; z += deviationStep) {
      const weight = Math.exp(-(z * z) / 2);
      weights += weight;
      seconds += weight * findMoment(path, health + late + z * deviation);
    }
  }
  const mean = seconds / weights;
  const events = nominal.events.map((event) => (event.kind === "end" ? { ...event, atSec: mean } : event));
  return { ...nominal, seconds: mean, events };
}

function run(model: HuntModel): RunCourse {
  const course = new Course(model);
  for (let count = 0; count < maxEvents && !course.ended; count++) course.advance();
  return course.finish();
}

interface RunCourse extends HuntCourse {
  /** Damage that is dealt by a moment, between which it grows evenly. */
  readonly path: readonly PathPoint[];
}

interface PathPoint {
  readonly atSec: number;
  readonly dealt: number;
}

/** How finely the mean over health and over damage is taken. */
const healthSteps = 21;
const maxDeviations = 3;
const deviationStep = 0.25;

/** The moment at which a path has come so far; past its end, at its last pace. */
function findMoment(path: readonly PathPoint[], dealt: number): number {
  let [low, high] = [0, path.length - 1];
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if ((path[middle]?.dealt ?? 0) < dealt) low = middle;
    else high = middle;
  }
  const [from, to] = [path[low], path[high]];
  if (!from || !to || to.dealt <= from.dealt) return to?.atSec ?? 0;
  return from.atSec + ((to.atSec - from.atSec) * (dealt - from.dealt)) / (to.dealt - from.dealt);
}

/** Mean, variance by critical hits and mean share of spared sharpness of the calm hits of a loop. */
function describeLoop({ hits, loopSec, attackShare }: ModelHunter) {
  const damages = hits.flatMap(({ damage, sparedChance, cost }) => {
    const figures = damage[0]?.[0]?.[0];
    return figures ? [{ ...figures, sparedChance, cost }] : [];
  });
  const total = damages.reduce((sum, { mean }) => sum + mean, 0);
  const mean = total / Math.max(damages.length, 1);
  const critical = damages.reduce(
    (sum, { chance, critical, plain }) => sum + chance * (1 - chance) * (critical - plain) ** 2,
    0,
  );
  const used = damages.reduce((sum, { cost, sparedChance }) => sum + cost * (1 - sparedChance), 0);
  const spared = damages.reduce(
    (sum, { cost, sparedChance }) => sum + cost ** 2 * sparedChance * (1 - sparedChance),
    0,
  );
  // How far a loop is ahead of its mean after each of its hits.
  let ahead = 0;
  const lead = damages.map((each) => (ahead += each.mean - mean));
  const middle = lead.reduce((sum, each) => sum + each, 0) / Math.max(lead.length, 1);
  const order = lead.reduce((sum, each) => sum + (each - middle) ** 2, 0) / Math.max(lead.length, 1);
  return { pace: attackShare / loopSec, total, critical, used, spared, order };
}

/** By how much damage and sharpness of a hunt differ from what is expected: a standard deviation, as damage. */
function getDeviation(model: HuntModel): number {
  const loops = model.hunters.map(describeLoop);
  const perSec = loops.reduce((sum, { pace, total }) => sum + pace * total, 0);
  if (perSec === 0) return 0;
  const seconds = model.health / perSec;
  const variance = loops.reduce((sum, { pace, total, critical, used, spared, order }) => {
    const ofSharpness = used > 0 ? spared * (total / used) ** 2 : 0;
    return sum + seconds * pace * (critical + ofSharpness) + 2 * order;
  }, 0);
  return Math.sqrt(variance);
}

/** How much damage past its health a monster takes on average, see `calculateCourse`. */
function getLateness(model: HuntModel): number {
  const loops = model.hunters.map(describeLoop);
  const damage = loops.reduce((sum, { pace, total }) => sum + pace * total, 0);
  const variance = loops.reduce((sum, { pace, critical }) => sum + pace * critical, 0);
  return damage > 0 ? variance / (2 * damage) : 0;
}

/** What grows evenly, per second. */
interface Rates {
  readonly damage: number;
  /** Of hits alone. */
  readonly hitDamage: number;
  /** Sum of variances of hits. */
  readonly variance: number;
  readonly part: number;
  readonly wound: number;
}

class HunterState {
  color = 0;
  left: number;
  polishUntil = 0;
  sharpenUntil = 0;
  /** Until an item, a melody, a trap or a monster asleep is done with. */
  busyUntil = 0;
  /** Supplies that do not work, by bits. */
  missing = 0;
  stamina: number;
  damage = 0;
  hits = 0;
  sharpenings = 0;
  readonly units: number[];
  readonly hitsByColor: number[];

  constructor(readonly hunter: ModelHunter) {
    this.left = hunter.bar[0]?.units ?? never;
    this.stamina = hunter.stamina?.max ?? 0;
    this.units = hunter.bar.map(() => 0);
    this.hitsByColor = hunter.bar.map(() => 0);
  }
}

interface StatusState {
  buildup: number;
  procs: number;
  until: number;
}

class Course {
  readonly #model: HuntModel;
  readonly #hunters: readonly HunterState[];
  readonly #statuses = new Map<MonsterStatus, StatusState>();
  readonly #breaks: number[];
  readonly #events: HuntEvent[] = [];
  readonly #path: PathPoint[] = [{ atSec: 0, dealt: 0 }];
  #at = 0;
  #dealt = 0;
  #statusDamage = 0;
  #anger = 0;
  #enragedUntil = 0;
  #heldUntil = 0;
  #wakeAt = 0;
  #moment = 0;
  #enragedSec = 0;
  #isWounded = false;
  #toWound = 0;
  #wounds = 0;
  #part = 0;
  #partBreaks = 0;
  #ended = false;
  #slain = false;

  constructor(model: HuntModel) {
    this.#model = model;
    this.#hunters = model.hunters.map((hunter) => new HunterState(hunter));
    this.#breaks = model.breaks.map(() => 0);
    for (const status of monsterStatuses) {
      if (model.statuses[status]) this.#statuses.set(status, { buildup: 0, procs: 0, until: 0 });
    }
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** To the next event. */
  advance(): void {
    const rates = this.#getRates();
    const build = this.#getBuildupRates();
    const events: { readonly inSec: number; readonly happen: () => void }[] = [];
    const add = (inSec: number, happen: () => void) => {
      if (inSec < never) events.push({ inSec: Math.max(inSec, 0), happen });
    };
    const until = (moment: number, happen: () => void) => {
      if (moment > this.#at) add(moment - this.#at, happen);
    };
    const late = rates.hitDamage > 0 ? rates.variance / (2 * rates.hitDamage) : 0;
    const { enrage, wound, part, breaks, health, limitSec } = this.#model;

    add(limitSec - this.#at, () => this.#end(false));
    add(divide(health + late - this.#dealt, rates.damage), () => this.#end(true));
    if (enrage && this.#enragedUntil <= this.#at) {
      add(divide(enrage.threshold + late - this.#anger, rates.hitDamage), () =>
        this.#enrage(enrage.durationSec),
      );
    }
    until(this.#enragedUntil, () => this.#note("calm"));
    if (wound && this.#wounds < wound.limit) {
      const takes = this.#isWounded ? wound.takes : wound.toOpen;
      const later = this.#getLate(this.#getWoundFactor, this.#isWounded || this.#wounds > 0);
      add(divide(takes + later - this.#toWound, rates.wound), () => this.#changeWound());
    }
    if (part.length > 0) {
      const takes = getRepeated(part, this.#partBreaks);
      const later = this.#getLate(({ partFactor }) => partFactor, this.#partBreaks > 0);
      add(divide(takes + later - this.#part, rates.part), () => this.#breakPart());
    }
    for (const [at, { total, damageType, part: name }] of breaks.entries()) {
      const done = this.#breaks[at] ?? never;
      if (done >= total) continue;
      add(divide(total - done, this.#getBreakRate(damageType)), () => {
        this.#breaks[at] = total;
        this.#note("break", { what: name });
      });
    }
    for (const [status, state] of this.#statuses) {
      const rule = this.#model.statuses[status];
      if (!rule) continue;
      if (state.until > this.#at) {
        until(state.until, () => {});
        continue;
      }
      const { rate, late: lateness } = build.get(status) ?? { rate: 0, late: 0 };
      const net = rate - this.#model.fadePerSec;
      add(divide(getThreshold(rule, state.procs) + lateness - state.buildup, net), () => this.#proc(status));
    }
    const moment = this.#model.moments[this.#moment];
    if (moment) add(moment.atSec - this.#at, () => this.#pass(moment));
    until(this.#heldUntil, () => {});
    until(this.#wakeAt, () => this.#wake());
    for (const [place, state] of this.#hunters.entries()) this.#addOwn(place, state, add, until);

    const [first] = events.toSorted((a, b) => a.inSec - b.inSec);
    if (!first) {
      this.#end(false);
      return;
    }
    this.#grow(first.inSec, rates, build);
    this.#path.push({ atSec: this.#at, dealt: this.#dealt });
    first.happen();
    this.#path.push({ atSec: this.#at, dealt: this.#dealt });
  }

  finish(): RunCourse {
    const procs = Object.fromEntries([...this.#statuses].map(([status, state]) => [status, state.procs]));
    return {
      seconds: this.#slain ? this.#at : null,
      hunters: this.#hunters.map(({ damage, hits, sharpenings, units, hitsByColor }): HunterOutcome => {
        return { damage, hits, sharpenings, units, hitsByColor };
      }),
      statusDamage: this.#statusDamage,
      procs,
      wounds: this.#wounds,
      partBreaks: this.#partBreaks,
      enragedSec: this.#enragedSec,
      events: this.#events,
      path: this.#path,
    };
  }

  /** A color that ends, a whetstone that is done, stamina that runs out. */
  #addOwn(
    place: number,
    state: HunterState,
    add: (inSec: number, happen: () => void) => void,
    until: (moment: number, happen: () => void) => void,
  ): void {
    const { hunter } = state;
    until(state.sharpenUntil, () => {
      state.color = 0;
      state.left = hunter.bar[0]?.units ?? never;
      state.polishUntil = this.#at + hunter.polishSec;
    });
    until(state.polishUntil, () => {});
    until(state.busyUntil, () => {});
    const use = this.#getUse(state);
    if (state.left < never) add(divide(state.left, use), () => this.#endColor(place, state));
    if (hunter.stamina) {
      const net = this.#getStaminaRate(state);
      if (net < 0 && state.stamina > 0) {
        add(state.stamina / -net, () => {
          state.stamina = 0;
          this.#note("tired", { hunter: place });
        });
      }
    }
  }

  #endColor(place: number, state: HunterState): void {
    const { bar, usedColors, sharpenSec } = state.hunter;
    if (state.color + 1 >= bar.length && usedColors >= bar.length) {
      state.left = never;
      return;
    }
    state.color = Math.min(state.color + 1, bar.length - 1);
    state.left = bar[state.color]?.units ?? never;
    if (state.color < usedColors) {
      this.#note("color", { hunter: place, what: bar[state.color]?.color ?? undefined });
      return;
    }
    state.sharpenUntil = this.#at + sharpenSec;
    state.sharpenings += 1;
    if (bar[0]?.color) this.#note("sharpen", { hunter: place });
    if (sharpenSec === 0) {
      state.color = 0;
      state.left = bar[0]?.units ?? never;
      state.polishUntil = this.#at + state.hunter.polishSec;
    }
  }

  #enrage(durationSec: number): void {
    this.#anger = 0;
    this.#enragedUntil = this.#at + durationSec;
    this.#note("enrage");
  }

  #changeWound(): void {
    this.#toWound = 0;
    this.#isWounded = !this.#isWounded;
    if (!this.#isWounded) this.#wounds += 1;
    this.#note(this.#isWounded ? "wound" : "woundDestroyed");
  }

  #breakPart(): void {
    this.#part = 0;
    this.#partBreaks += 1;
    this.#heldUntil = Math.max(this.#heldUntil, this.#at + this.#model.toppleSec);
    this.#note("part");
  }

  #pass({ kind, what, hunter, takesSec, holdsSec, begins, ends }: ModelMoment): void {
    this.#moment += 1;
    const state = this.#hunters[hunter];
    if (state) {
      if (takesSec > 0) state.busyUntil = Math.max(state.busyUntil, this.#at + takesSec);
      state.missing = (state.missing | ends) & ~begins;
    }
    this.#heldUntil = Math.max(this.#heldUntil, this.#at + holdsSec);
    if (kind !== "busy") this.#note(kind, { hunter, what });
  }

  /** The strongest hit that the party has, on a monster that sleeps. */
  #wake(): void {
    const wounded = this.#isWounded ? 1 : 0;
    let best = 0;
    let by: HunterState | undefined;
    for (const state of this.#hunters) {
      for (const hit of state.hunter.hits) {
        const { mean = 0 } = getTables(hit, state.missing).damage[wounded]?.[this.#mood]?.[state.color] ?? {};
        if (mean > best) [best, by] = [mean, state];
      }
    }
    if (!by) return;
    const damage = best * this.#model.wake.factor;
    by.damage += damage;
    by.hits += 1;
    this.#dealt += damage;
    this.#note("wake");
    if (this.#dealt >= this.#model.health) this.#end(true);
  }

  #proc(status: MonsterStatus): void {
    const state = this.#statuses.get(status);
    const rule = this.#model.statuses[status];
    if (!state || !rule) return;
    state.until = this.#at + getRepeated(rule.lastsSec, state.procs);
    state.buildup = 0;
    state.procs += 1;
    this.#dealt += rule.damage;
    this.#statusDamage += rule.damage;
    this.#note("status", { what: status });
    if (status === "sleep") {
      const { pauseSec } = this.#model.wake;
      this.#wakeAt = this.#at + pauseSec;
      for (const each of this.#hunters) each.busyUntil = Math.max(each.busyUntil, this.#wakeAt);
      if (pauseSec === 0) this.#wake();
    }
    if (!this.#ended && this.#dealt >= this.#model.health) this.#end(true);
  }

  #end(slain: boolean): void {
    this.#ended = true;
    this.#slain = slain;
    if (slain) this.#dealt = this.#model.health;
    this.#note("end");
  }

  #note(kind: HuntEventKind, more: Pick<HuntEvent, "hunter" | "what"> = {}): void {
    const left = Math.max(0, 1 - this.#dealt / this.#model.health);
    this.#events.push({ kind, atSec: this.#at, left, ...more });
  }

  get #mood(): 0 | 1 {
    return this.#enragedUntil > this.#at ? 1 : 0;
  }

  get #isDown(): boolean {
    if (this.#heldUntil > this.#at) return true;
    return [...this.#statuses].some(
      ([status, { until }]) => until > this.#at && this.#model.statuses[status]?.isDown === true,
    );
  }

  /** Loops in a second. */
  #getPace(state: HunterState): number {
    if (Math.max(state.sharpenUntil, state.busyUntil) > this.#at) return 0;
    const { hunter } = state;
    const share = this.#isDown ? hunter.downShare : hunter.attackShare;
    const { stamina } = hunter;
    if (!stamina || state.stamina > 0) return share / hunter.loopSec;
    const use = stamina.perLoop / hunter.loopSec;
    return Math.min(share, stamina.recoverPerSec / (stamina.recoverPerSec + use)) / hunter.loopSec;
  }

  #getStaminaRate(state: HunterState): number {
    const { stamina, loopSec } = state.hunter;
    if (!stamina) return 0;
    const pace = this.#getPace(state);
    return (1 - pace * loopSec) * stamina.recoverPerSec - pace * stamina.perLoop;
  }

  /** Units of sharpness in a second. */
  #getUse(state: HunterState): number {
    if (state.polishUntil > this.#at) return 0;
    const perLoop = state.hunter.hits.reduce(
      (sum, { cost, sparedChance }) => sum + cost * (1 - sparedChance),
      0,
    );
    return this.#getPace(state) * perLoop;
  }

  /** Of every hit in a second: its figure, with its damage. */
  #sum(getFigure: (hit: ModelHit, damage: number, variance: number) => number, only?: HunterState): number {
    const wounded = this.#isWounded ? 1 : 0;
    let sum = 0;
    for (const state of only ? [only] : this.#hunters) {
      const pace = this.#getPace(state);
      if (pace === 0) continue;
      let loop = 0;
      for (const hit of state.hunter.hits) {
        const damage = getTables(hit, state.missing).damage[wounded]?.[this.#mood]?.[state.color];
        if (!damage) continue;
        const { mean, chance, critical, plain } = damage;
        loop += getFigure(hit, mean, chance * (1 - chance) * (critical - plain) ** 2);
      }
      sum += pace * loop;
    }
    return sum;
  }

  #getRates(): Rates {
    const hitDamage = this.#sum((_, damage) => damage);
    const extra = this.#hunters.reduce(
      (sum, state) => sum + this.#getPace(state) * state.hunter.extraPerLoop,
      0,
    );
    const overTime = [...this.#statuses].reduce(
      (sum, [status, { until }]) =>
        sum + (until > this.#at ? (this.#model.statuses[status]?.damagePerSec ?? 0) : 0),
      0,
    );
    return {
      damage: hitDamage + extra + overTime,
      hitDamage,
      variance: this.#sum((_, __, variance) => variance),
      part: this.#sum((hit, damage) => damage * hit.partFactor),
      wound: this.#sum((hit, damage) => damage * this.#getWoundFactor(hit)),
    };
  }

  /** Damage to a part that breaks, in a second. */
  #getBreakRate(damageType: ModelBreak["damageType"]): number {
    return this.#sum((hit, damage) =>
      damageType === null || hit.damageType === damageType ? damage * hit.partFactor : 0,
    );
  }

  readonly #getWoundFactor = ({ woundFactor }: ModelHit) => (this.#isWounded ? 1 : woundFactor);

  /**
   * How far past its threshold a sum of hits comes on average. Counted anew from a hit on, what that hit did too much is
   * lost, and the next one is a whole pause away.
   */
  #getLate(getFactor: (hit: ModelHit) => number, isSinceHit: boolean): number {
    const rate = this.#sum((hit, damage) => damage * getFactor(hit));
    const squares = this.#sum(
      (hit, damage, variance) => getFactor(hit) ** 2 * (variance + (isSinceHit ? damage ** 2 : 0)),
    );
    return rate > 0 ? squares / (2 * rate) : 0;
  }

  /** Buildup in a second, and how much later than its threshold a status comes. */
  #getBuildupRates(): ReadonlyMap<MonsterStatus, { readonly rate: number; readonly late: number }> {
    return new Map(
      [...this.#statuses].map(([status, { procs }]) => {
        const rate = this.#sum((hit) => getBuildup(hit, status).mean);
        // What takes no time begins anew with the hit that brought it.
        const isSinceHit =
          procs > 0 && getRepeated(this.#model.statuses[status]?.lastsSec ?? [], procs - 1) === 0;
        const squares = this.#sum((hit) => {
          const { mean, variance } = getBuildup(hit, status);
          return variance + (isSinceHit ? mean ** 2 : 0);
        });
        return [status, { rate, late: rate > 0 ? squares / (2 * rate) : 0 }];
      }),
    );
  }

  #grow(seconds: number, rates: Rates, build: ReadonlyMap<MonsterStatus, { readonly rate: number }>): void {
    if (this.#mood === 1) this.#enragedSec += seconds;
    else this.#anger += seconds * rates.hitDamage;
    this.#dealt += seconds * rates.damage;
    this.#toWound += seconds * rates.wound;
    this.#part += seconds * rates.part;
    for (const [at, { damageType }] of this.#model.breaks.entries()) {
      this.#breaks[at] = (this.#breaks[at] ?? 0) + seconds * this.#getBreakRate(damageType);
    }
    for (const [status, state] of this.#statuses) {
      const rule = this.#model.statuses[status];
      if (state.until > this.#at) this.#statusDamage += seconds * (rule?.damagePerSec ?? 0);
      else {
        const net = (build.get(status)?.rate ?? 0) - this.#model.fadePerSec;
        state.buildup = Math.max(0, state.buildup + seconds * net);
      }
    }
    for (const state of this.#hunters) {
      const pace = this.#getPace(state);
      const hits = seconds * pace * state.hunter.hits.length;
      const use = seconds * this.#getUse(state);
      state.hits += hits;
      state.damage += seconds * (this.#sum((_, damage) => damage, state) + pace * state.hunter.extraPerLoop);
      if (state.hunter.bar.length > 0) {
        state.hitsByColor[state.color] = (state.hitsByColor[state.color] ?? 0) + hits;
        state.units[state.color] = (state.units[state.color] ?? 0) + use;
        state.left -= use;
      }
      if (state.hunter.stamina) {
        const stamina = state.stamina + seconds * this.#getStaminaRate(state);
        state.stamina = Math.min(Math.max(stamina, 0), state.hunter.stamina.max);
      }
    }
    this.#at += seconds;
  }
}

/** Mean and variance of what a hit builds up; stun and exhaust need no chance. */
function getBuildup(hit: ModelHit, status: MonsterStatus): { mean: number; variance: number } {
  const sure = status === "stun" ? hit.stun : status === "exhaust" ? hit.exhaust : 0;
  const value = hit.buildup[status] ?? 0;
  const chance = hit.buildupChance;
  return { mean: sure + chance * value, variance: chance * (1 - chance) * value ** 2 };
}

function divide(amount: number, rate: number): number {
  return rate > 0 ? amount / rate : never;
}
