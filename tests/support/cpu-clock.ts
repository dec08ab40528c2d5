/**
 * A clock that goes while this process has a core, in ms since it was made: whatever else runs on the machine, a search
 * gets as much done in its time.
 *
 * To ask the system takes microseconds, and a search asks tens of thousands of times a second: that was 6 % of what was
 * measured. So it is asked at most once in so many milliseconds; in between the processor cannot have gone further.
 */
export function createCpuClock(): () => number {
  const start = process.cpuUsage();
  let askedAt = Number.NEGATIVE_INFINITY;
  let ms = 0;
  return () => {
    const now = performance.now();
    if (now - askedAt >= granularityMs) {
      askedAt = now;
      const { user, system } = process.cpuUsage(start);
      ms = (user + system) / 1000;
    }
    return ms;
  };
}

const granularityMs = 0.25;
