import type { MixedInterval } from "./uptime-gates";

/** A part of a cycle in which the same gates are open all along. */
interface CycleSegment {
  readonly probability: number;
  /** Gates that are open. */
  readonly open: readonly number[];
}

/** Every combination of parts of cycles. */
export interface UptimeStates {
  readonly cycles: readonly (readonly CycleSegment[])[];
  /** The cycle of each gate. */
  readonly cycleOf: readonly number[];
  /** Part of the time for which each gate is open. */
  readonly shareOf: readonly number[];
  readonly gateCount: number;
  /** Of each state. They add up to 1; a single state where there are no gates. */
  readonly probability: Float64Array;
  /** 1 where a gate is open: state by state, gate by gate. */
  readonly open: Uint8Array;
}

/** The cycles that gates hang on, cut where a gate opens or closes, and the states that they make together. */
export function createUptimeStates(gates: readonly MixedInterval[]): UptimeStates {
  const names = [...new Set(gates.map(({ cycle }) => cycle))];
  const cycles = names.map((name) => cutCycle(gates, name));
  let states: { readonly probability: number; readonly open: readonly number[] }[] = [
    { probability: 1, open: [] },
  ];
  for (const segments of cycles) {
    states = states.flatMap((state) =>
      segments.map(({ probability, open }) => ({
        probability: state.probability * probability,
        open: [...state.open, ...open],
      })),
    );
  }
  const open = new Uint8Array(states.length * gates.length);
  for (const [index, state] of states.entries()) {
    for (const gate of state.open) open[index * gates.length + gate] = 1;
  }
  return {
    cycles,
    cycleOf: gates.map(({ cycle }) => names.indexOf(cycle)),
    shareOf: gates.map(({ from, to }) => to - from),
    gateCount: gates.length,
    probability: Float64Array.from(states, ({ probability }) => probability),
    open,
  };
}

function cutCycle(gates: readonly MixedInterval[], name: string): CycleSegment[] {
  const own = gates.flatMap((gate, index) => (gate.cycle === name ? [{ ...gate, index }] : []));
  const cuts = [...new Set([0, 1, ...own.flatMap(({ from, to }) => [from, to])])].toSorted((a, b) => a - b);
  return cuts.slice(1).map((to, at) => {
    const from = cuts[at] ?? 0;
    const open = own.filter((gate) => gate.from <= from && gate.to >= to).map(({ index }) => index);
    return { probability: to - from, open };
  });
}
