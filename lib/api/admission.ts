import type { RateVerdict } from "./rate-limit";

/** The work that one network may cause. */
interface WorkBudget {
  /** Milliseconds of the event loop that a network has at once. */
  readonly burst: number;
  /** Milliseconds of the event loop a second in the long run. */
  readonly perSecond: number;
}

interface AdmissionOptions {
  readonly budget: WorkBudget;
  /**
   * Milliseconds that are charged of one stretch in which the loop was busy. What takes longer than any call does is the
   * process's own: it compiles a route for its first visitor.
   */
  readonly maxStretch: number;
  /** Calls that may be under way at once, of everybody and of one network. */
  readonly maxCalls: number;
  readonly maxCallsPerNetwork: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Milliseconds that the event loop has worked since its start (`createWorkClock`). */
  readonly busy: () => number;
  /** The share of its busy time for which the loop had a core lately, from 0 to 1 (`createWorkClock`). */
  readonly pace: () => number;
  /** By how many milliseconds the event loop is late at the moment. */
  readonly delay: () => number;
}

/** A call that was let in, until it ends. Ending it twice does nothing. */
export interface AdmittedCall {
  readonly ok: true;
  readonly end: () => void;
}

export type AdmissionVerdict = AdmittedCall | (RateVerdict & { ok: false; readonly status: 429 | 503 });

export interface Admission {
  /**
   * Lets a call in or says when to come again. A network that has used up its budget is refused 429; 503 while too
   * many calls are under way, and while the loop is late for whoever has used half of its budget or more.
   */
  readonly admit: (network: string) => AdmissionVerdict;
  /** Charges what is known to have been done for one network, in milliseconds; a refusal where there is no budget. */
  readonly charge: (network: string, milliseconds: number) => AdmissionVerdict | null;
  /** Charges what another thread has done for a network. */
  readonly bill: (network: string, milliseconds: number) => void;
}

interface Network {
  /** Milliseconds left; below zero for what has to be made up for. */
  left: number;
  filledAt: number;
  calls: number;
  /** The share of one call, as it was when this network was last charged. */
  share: number;
}

/** Cost of a refusal, from the first byte of its request to the last of its answer, in milliseconds. */
const refusalMs = 0.25;
/** How late the loop may be, in milliseconds, until those who use much of it are refused. */
const lateMs = 300;
/** Seconds after which a call may come again that was refused for calls under way. */
const retryAfterFull = 1;
/** The least share of a budget that comes back, so that a debt of one burst is made up for in five times as long. */
const leastPace = 0.2;
/** Milliseconds of busy time after which what was before counts for little. */
const paceWindow = 5_000;

interface WorkClock {
  /** Milliseconds that the loop has worked since the start. */
  readonly done: () => number;
  /** The share of its busy time for which it had a core, of the last seconds; 1 before there were any. */
  readonly pace: () => number;
}

/**
 * A clock of the work of an event loop, in milliseconds. A loop counts as busy while its process waits for a core too,
 * so what it says is held against the time that the process had one: on a machine that others use, a visitor does not
 * pay for them.
 *
 * @param loop Milliseconds for which the loop has been busy since its start.
 * @param process Milliseconds of processor that all threads of the process have had since its start.
 */
export function createWorkClock(loop: () => number, process: () => number): WorkClock {
  let loopBefore = loop();
  let processBefore = process();
  let done = 0;
  let lately = { busy: 0, worked: 0 };

  const advance = () => {
    const [loopNow, processNow] = [loop(), process()];
    const busy = Math.max(0, loopNow - loopBefore);
    const worked = Math.max(0, Math.min(busy, processNow - processBefore));
    done += worked;
    const weight = Math.exp(-busy / paceWindow);
    lately = { busy: lately.busy * weight + busy, worked: lately.worked * weight + worked };
    loopBefore = loopNow;
    processBefore = processNow;
  };
  return {
    done: () => {
      advance();
      return done;
    },
    pace: () => (lately.busy > 0 ? lately.worked / lately.busy : 1),
  };
}

/**
 * Counts what each network makes this process do, in milliseconds of its event loop, whichever routes it calls. The loop
 * cannot say for whom it was busy. What is known of a call is charged to its network alone (`charge`); the rest is
 * split evenly among the calls that were under way meanwhile, so that all that was done is charged to somebody.
 *
 * A network can be in debt by one burst and no more, so it is never locked out for longer than that takes to refill.
 * Budgets refill at the pace at which the process can work: where it has a core for a quarter of the time, what a network
 * may use in the long run is a quarter too, or one that asks for all of it would leave nothing to the others.
 *
 * @param maxNetworks Networks held; the one unseen for longest is forgotten first, which only ever allows more.
 */
export function createAdmission(options: AdmissionOptions, maxNetworks = 10_000): Admission {
  const { budget, maxStretch, maxCalls, maxCallsPerNetwork, now, busy, pace, delay } = options;
  // A Map keeps insertion order, so the first key is the one unseen for longest.
  const networks = new Map<string, Network>();
  let calls = 0;
  let busyBefore = busy();
  let known = 0;
  /** The charge of a call that had been under way since the start. */
  let share = 0;

  const advance = () => {
    const at = busy();
    const done = Math.min(maxStretch, Math.max(0, at - busyBefore - known));
    if (calls > 0) share += done / calls;
    busyBefore = at;
    known = 0;
  };

  const getRefill = () => budget.perSecond * Math.max(leastPace, pace());

  const spend = (network: Network, milliseconds: number) => {
    network.left = Math.max(-budget.burst, network.left - milliseconds);
  };

  const settle = (network: Network) => {
    spend(network, network.calls * (share - network.share));
    network.share = share;
  };

  const look = (name: string): Network => {
    const at = now();
    const held = networks.get(name) ?? { left: budget.burst, filledAt: at, calls: 0, share };
    settle(held);
    const refill = (Math.max(0, at - held.filledAt) / 1000) * getRefill();
    held.left = Math.min(budget.burst, held.left + refill);
    held.filledAt = at;
    networks.delete(name);
    networks.set(name, held);
    if (networks.size > maxNetworks) forgetOldest();
    return held;
  };

  const forgetOldest = () => {
    for (const [name, { calls: open }] of networks) {
      // One with a call under way is charged when that ends.
      if (open === 0) return void networks.delete(name);
    }
  };

  const refuse = (network: Network, status: 429 | 503): AdmissionVerdict => {
    spend(network, refusalMs);
    known += refusalMs;
    const wait = status === 429 ? Math.ceil(-network.left / getRefill()) : retryAfterFull;
    return { ok: false, status, retryAfter: Math.max(1, wait) };
  };

  const enter = (network: Network): AdmittedCall => {
    network.calls += 1;
    calls += 1;
    let isOpen = true;
    const end = () => {
      if (!isOpen) return;
      isOpen = false;
      advance();
      settle(network);
      network.calls -= 1;
      calls -= 1;
    };
    return { ok: true, end };
  };

  const admit = (name: string): AdmissionVerdict => {
    advance();
    const network = look(name);
    if (network.left < 0) return refuse(network, 429);
    if (calls >= maxCalls || network.calls >= maxCallsPerNetwork) return refuse(network, 503);
    if (network.left < budget.burst / 2 && delay() > lateMs) return refuse(network, 503);
    return enter(network);
  };

  const charge = (name: string, milliseconds: number): AdmissionVerdict | null => {
    advance();
    const network = look(name);
    if (network.left < 0) return refuse(network, 429);
    spend(network, milliseconds);
    known += milliseconds;
    return null;
  };

  const bill = (name: string, milliseconds: number) => {
    advance();
    spend(look(name), milliseconds);
  };

  return { admit, charge, bill };
}
