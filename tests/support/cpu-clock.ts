/**
 * A clock that goes while this process has a core, in ms since it was made: whatever else runs on the machine, a search
 * gets as much done in its time.
 */
export function createCpuClock(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
}
