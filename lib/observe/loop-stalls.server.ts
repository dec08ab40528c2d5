import { monitorEventLoopDelay } from "node:perf_hooks";

type LoopDelay = ReturnType<typeof monitorEventLoopDelay>;

// One watch for the process; each route bundle has its own copy of this file.
const holder = globalThis as typeof globalThis & { quarryLoopDelay?: LoopDelay };

/** Begins to watch for how long this process answers nobody. A second call changes nothing. */
export function watchLoop(): void {
  if (holder.quarryLoopDelay) return;
  holder.quarryLoopDelay = monitorEventLoopDelay({ resolution: 50 });
  holder.quarryLoopDelay.enable();
}

/** The longest stall since the last call, in milliseconds; 0 where nobody watches. */
export function takeWorstStall(): number {
  const delay = holder.quarryLoopDelay;
  if (!delay) return 0;
  const worst = delay.max / 1e6;
  delay.reset();
  return worst;
}
