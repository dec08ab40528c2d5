import type { MixedInterval } from "./uptime-gates";

/** A part of a dial in which the same gates are open all along. */
export interface DialSegment {
  readonly probability: number;
  /** Gates that are open. */
  readonly open: readonly number[];
}

/** Every combination of parts of dials. */
export interface UptimeStates {
  readonly dials: readonly (readonly DialSegment[])[];
  /** The dial of each gate. */
  readonly dialOf: readonly number[];
  /** Part of the time for which each gate is open. */
  readonly shareOf: readonly number[];
  readonly gateCount: number;
  /** Of each state. They add up to 1; a single state where there are no gates. */
  readonly probability: Float64Array;
  /** 1 where a gate is open: state by state, gate by gate. */
  readonly open: Uint8Array;
}

/** The dials that gates hang on, cut where a gate opens or closes, and the states that they make together. */
export function createUptimeStates(gates: readonly MixedInterval[]): UptimeStates {
  const names = [...new Set(gates.map(({ dial }) => dial))];
  const dials = names.map((name) => cutDial(gates, name));
  let states: { readonly probability: number; readonly open: readonly number[] }[] = [
    { probability: 1, open: [] },
  ];
  for (const segments of dials) {
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
    dials,
    dialOf: gates.map(({ dial }) => names.indexOf(dial)),
    shareOf: gates.map(({ from, to }) => to - from),
    gateCount: gates.length,
    probability: Float64Array.from(states, ({ probability }) => probability),
    open,
  };
}

function cutDial(gates: readonly MixedInterval[], name: string): DialSegment[] {
  const own = gates.flatMap((gate, index) => (gate.dial === name ? [{ ...gate, index }] : []));
  const cuts = [...new Set([0, 1, ...own.flatMap(({ from, to }) => [from, to])])].toSorted((a, b) => a - b);
  return cuts.slice(1).map((to, at) => {
    const from = cuts[at] ?? 0;
    const open = own.filter((gate) => gate.from <= from && gate.to >= to).map(({ index }) => index);
    return { probability: to - from, open };
  });
}
