import { type MonsterBuildup, monsterBuildups } from "@/lib/catalog/codes";
import {
  type CourseMoment,
  getBreakRate,
  getBuildupRates,
  getLate,
  getPace,
  getRates,
  getStaminaRate,
  getUse,
  HunterState,
  type Rates,
  type StatusState,
  sumHits,
} from "./course-rates";
import {
  getRepeated,
  getTables,
  getThreshold,
  type HuntEvent,
  type HuntEventKind,
  type HunterOutcome,
  type HuntModel,
  type HuntOutcome,
  type ModelMoment,
} from "./model";

/** The hunt as it is expected to go. */
export interface HuntCourse extends HuntOutcome {
  /** In the order in which they come; the last one is the end. */
  readonly events: readonly HuntEvent[];
}

/** A course, and how far it had come by each moment. */
export interface RunCourse extends HuntCourse {
  /** Damage that is dealt by a moment, between which it grows evenly. */
  readonly path: readonly PathPoint[];
}

export interface PathPoint {
  readonly atSec: number;
  readonly dealt: number;
}

const never = Number.POSITIVE_INFINITY;

/** The hunt from its begin, event by event. */
export class Course {
  readonly #model: HuntModel;
  readonly #hunters: readonly HunterState[];
  readonly #statuses = new Map<MonsterBuildup, StatusState>();
  /** Damage to each part that breaks, and those that are broken. */
  readonly #breaks: number[];
  readonly #broken = new Set<number>();
  readonly #events: HuntEvent[] = [];
  readonly #path: PathPoint[] = [{ atSec: 0, dealt: 0 }];
  #at = 0;
  #dealt = 0;
  #statusDamage = 0;
  #anger = 0;
  #enragedUntil = 0;
  #heldUntil = 0;
  #isAsleep = false;
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
    for (const status of monsterBuildups) {
      if (model.statuses[status]) this.#statuses.set(status, { buildup: 0, procs: 0, until: 0 });
    }
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** To the next event. */
  advance(): void {
    const now = this.#getMoment();
    const rates = getRates(now);
    const build = getBuildupRates(now);
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
      const later = getLate(
        now,
        ({ woundFactor }) => (this.#isWounded ? 1 : woundFactor),
        this.#isWounded || this.#wounds > 0,
      );
      add(divide(takes + later - this.#toWound, rates.wound), () => this.#changeWound());
    }
    if (part.length > 0) {
      const takes = getRepeated(part, this.#partBreaks);
      const later = getLate(now, ({ partFactor }) => partFactor, this.#partBreaks > 0);
      add(divide(takes + later - this.#part, rates.part), () => this.#breakPart());
    }
    for (const [at, { total, damageType, part: name }] of breaks.entries()) {
      // Its health alone does not say so: the part may give way at the same moment, which is an event of its own.
      if (this.#broken.has(at)) continue;
      add(divide(total - (this.#breaks[at] ?? 0), getBreakRate(now, damageType)), () => {
        this.#broken.add(at);
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
      const net = rate - rule.fadePerSec;
      add(divide(getThreshold(rule, state.procs) + lateness - state.buildup, net), () => this.#proc(status));
    }
    const moment = this.#model.moments[this.#moment];
    if (moment) add(moment.atSec - this.#at, () => this.#pass(moment));
    until(this.#heldUntil, () => {});
    if (this.#isAsleep) add(this.#wakeAt - this.#at, () => this.#wake());
    for (const [place, state] of this.#hunters.entries()) this.#addOwn(now, place, state, add, until);

    const [first] = events.toSorted((a, b) => a.inSec - b.inSec);
    if (!first) {
      this.#end(false);
      return;
    }
    this.#grow(first.inSec, now, rates, build);
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
    now: CourseMoment,
    place: number,
    state: HunterState,
    add: (inSec: number, happen: () => void) => void,
    until: (moment: number, happen: () => void) => void,
  ): void {
    const { hunter } = state;
    // Not `until`: two hunters of one build are done at the same moment, and each has a bar to make whole.
    if (state.isSharpening) add(state.sharpenUntil - this.#at, () => this.#endSharpening(state));
    until(state.polishUntil, () => {});
    until(state.busyUntil, () => {});
    if (state.left < never) add(divide(state.left, getUse(now, state)), () => this.#endColor(place, state));
    if (hunter.stamina) {
      const net = getStaminaRate(now, state);
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
    state.isSharpening = true;
    state.sharpenUntil = this.#at + sharpenSec;
    state.sharpenings += 1;
    if (bar[0]?.color) this.#note("sharpen", { hunter: place });
    if (sharpenSec === 0) this.#endSharpening(state);
  }

  #endSharpening(state: HunterState): void {
    state.isSharpening = false;
    state.color = 0;
    state.left = state.hunter.bar[0]?.units ?? never;
    state.polishUntil = this.#at + state.hunter.polishSec;
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
    this.#isAsleep = false;
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

  #proc(status: MonsterBuildup): void {
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
      this.#isAsleep = true;
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

  #getMoment(): CourseMoment {
    return {
      model: this.#model,
      hunters: this.#hunters,
      statuses: this.#statuses,
      at: this.#at,
      isWounded: this.#isWounded,
      mood: this.#mood,
      isDown: this.#isDown,
    };
  }

  get #isDown(): boolean {
    if (this.#heldUntil > this.#at) return true;
    return [...this.#statuses].some(
      ([status, { until }]) => until > this.#at && this.#model.statuses[status]?.isDown === true,
    );
  }

  #grow(
    seconds: number,
    now: CourseMoment,
    rates: Rates,
    build: ReadonlyMap<MonsterBuildup, { readonly rate: number }>,
  ): void {
    if (this.#mood === 1) this.#enragedSec += seconds;
    else this.#anger += seconds * rates.hitDamage;
    this.#dealt += seconds * rates.damage;
    this.#toWound += seconds * rates.wound;
    this.#part += seconds * rates.part;
    for (const [at, { damageType }] of this.#model.breaks.entries()) {
      this.#breaks[at] = (this.#breaks[at] ?? 0) + seconds * getBreakRate(now, damageType);
    }
    for (const [status, state] of this.#statuses) {
      const rule = this.#model.statuses[status];
      if (state.until > this.#at) this.#statusDamage += seconds * (rule?.damagePerSec ?? 0);
      else {
        const net = (build.get(status)?.rate ?? 0) - (rule?.fadePerSec ?? 0);
        state.buildup = Math.max(0, state.buildup + seconds * net);
      }
    }
    for (const state of this.#hunters) {
      const pace = getPace(now, state);
      const hits = seconds * pace * state.hunter.hits.length;
      const use = seconds * getUse(now, state);
      state.hits += hits;
      state.damage +=
        seconds * (sumHits(now, (_, damage) => damage, state) + pace * state.hunter.extraPerLoop);
      if (state.hunter.bar.length > 0) {
        state.hitsByColor[state.color] = (state.hitsByColor[state.color] ?? 0) + hits;
        state.units[state.color] = (state.units[state.color] ?? 0) + use;
        state.left -= use;
      }
      if (state.hunter.stamina) {
        const stamina = state.stamina + seconds * getStaminaRate(now, state);
        state.stamina = Math.min(Math.max(stamina, 0), state.hunter.stamina.max);
      }
    }
    this.#at += seconds;
  }
}

function divide(amount: number, rate: number): number {
  return rate > 0 ? amount / rate : never;
}
