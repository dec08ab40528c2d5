import { performance } from "node:perf_hooks";
import { readProcessorTime } from "@/lib/observe/metrics.server";
import { type Admission, createAdmission, createWorkClock } from "./admission";

/** Milliseconds between two looks. */
const everyMs = 50;
/** For how many milliseconds a delay counts that was seen. */
const rememberedMs = 500;

/**
 * Watches by how much the event loop is late.
 *
 * @returns What gives the longest delay of the last half second, in milliseconds.
 */
function watchLoopDelay(): () => number {
  let lookedAt = performance.now();
  let worst = { delay: 0, until: 0 };
  const timer = setInterval(() => {
    const now = performance.now();
    const delay = Math.max(0, now - lookedAt - everyMs);
    lookedAt = now;
    if (delay >= worst.delay || now > worst.until) worst = { delay, until: now + rememberedMs };
  }, everyMs);
  timer.unref();
  return () => worst.delay;
}

/** Milliseconds of the event loop a second for each network, where QUARRY_NETWORK_BUDGET does not say otherwise. */
const defaultBudget = 200;
/** For how many seconds' worth a network may be busy at once. */
const burstSeconds = 5;
/** Milliseconds charged of one stretch: a page that has to be rendered takes 25 to 50. */
const maxStretch = 100;
/** Calls under way at once, of everybody: more would only wait, and hold memory. */
const maxCalls = 256;
/** Calls under way at once of one network: a page that is opened asks for a dozen things besides files of the build. */
const maxCallsPerNetwork = 24;

const holder = globalThis as typeof globalThis & { quarryAdmission?: Admission };

/** The admission of this process, the same for every caller. */
export function getAdmission(): Admission {
  holder.quarryAdmission ??= createSystemAdmission();
  return holder.quarryAdmission;
}

function createSystemAdmission(): Admission {
  const clock = createWorkClock(() => performance.eventLoopUtilization().active, readProcessorTime);
  const perSecond = Number(process.env.QUARRY_NETWORK_BUDGET || defaultBudget);
  // 0 switches it off: for a host that limits addresses itself.
  const isOff = perSecond === 0;
  return createAdmission({
    budget: isOff
      ? { burst: Number.MAX_SAFE_INTEGER, perSecond: Number.MAX_SAFE_INTEGER }
      : { burst: perSecond * burstSeconds, perSecond },
    maxStretch,
    maxCalls,
    maxCallsPerNetwork: isOff ? maxCalls : maxCallsPerNetwork,
    now: () => performance.now(),
    busy: clock.done,
    pace: clock.pace,
    delay: watchLoopDelay(),
  });
}
