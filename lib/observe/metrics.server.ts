import { monitorEventLoopDelay } from "node:perf_hooks";

type Labels = Readonly<Record<string, string>>;

/** Counters, with the line that explains each to a reader. */
const counters = {
  quarry_http_requests_total: "Answered calls by route, method and status.",
  quarry_pages_total: "Pages of user content made per request, by status.",
  quarry_kept_pages_total:
    "Pages of user content by what was sent: rendered, the same as before, or not looked at again.",
  quarry_refused_total: "Calls refused before any work, by status.",
  quarry_transactions_total: "Store transactions by outcome.",
  quarry_transaction_retries_total: "Further attempts of store transactions after the first.",
  quarry_errors_total: "Errors reported, by where they happened.",
  quarry_csp_reports_total: "Reports of the Content Security Policy by directive.",
  quarry_app_check_total: "App Check tokens by result.",
  quarry_pushes_total: "Messages to devices by outcome.",
  quarry_clock_skew_total: "Calls refused because the clock of this machine is wrong.",
} as const;
type CounterName = keyof typeof counters;

const durations = {
  quarry_http_request_duration_seconds: "Seconds until a call was answered, by route and method.",
  quarry_transaction_duration_seconds: "Seconds that store transactions took, attempts included.",
} as const;
type DurationName = keyof typeof durations;

/** Upper bounds of the buckets in seconds; the last one is the deadline of a call. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
/** Series of one metric at most; what comes later is counted under `other`, so that no caller can fill the memory. */
const maxSeries = 500;

interface Durations {
  readonly buckets: number[];
  sum: number;
  count: number;
}

interface Registry {
  readonly counts: Map<CounterName, Map<string, number>>;
  readonly durations: Map<DurationName, Map<string, Durations>>;
  readonly loopDelay: ReturnType<typeof monitorEventLoopDelay>;
}

// One registry for the process; each route bundle has its own copy of this file.
const holder = globalThis as typeof globalThis & { quarryMetrics?: Registry };
holder.quarryMetrics ??= createRegistry();
const registry: Registry = holder.quarryMetrics;

function createRegistry(): Registry {
  const loopDelay = monitorEventLoopDelay({ resolution: 50 });
  // Only a process that is asked for its figures pays for the timer.
  if (process.env.QUARRY_METRICS_TOKEN) loopDelay.enable();
  return { counts: new Map(), durations: new Map(), loopDelay };
}

/** Adds to a counter. @param labels of few different values; never an ID. */
export function countEvent(name: CounterName, labels: Labels = {}, by = 1): void {
  const series = getSeries(registry.counts, name);
  const key = chooseKey(series, labels);
  series.set(key, (series.get(key) ?? 0) + by);
}

/** @param seconds how long something took */
export function observeDuration(name: DurationName, seconds: number, labels: Labels = {}): void {
  const series = getSeries(registry.durations, name);
  const key = chooseKey(series, labels);
  const held = series.get(key) ?? { buckets: bounds.map(() => 0), sum: 0, count: 0 };
  series.set(key, held);
  const at = bounds.findIndex((bound) => seconds <= bound);
  if (at !== -1) held.buckets[at] = (held.buckets[at] ?? 0) + 1;
  held.sum += seconds;
  held.count += 1;
}

/** All figures of this process in the text format of Prometheus, version 0.0.4. */
export function formatMetrics(): string {
  const lines: string[] = [];
  for (const [name, help] of typedEntries(counters)) {
    const series = registry.counts.get(name);
    if (!series) continue;
    lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} counter`);
    for (const [labels, value] of series) lines.push(`${name}${wrap(labels)} ${value}`);
  }
  for (const [name, help] of typedEntries(durations)) {
    const series = registry.durations.get(name);
    if (!series) continue;
    lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} histogram`);
    for (const [labels, held] of series) lines.push(...formatDurations(name, labels, held));
  }
  return `${[...lines, ...formatProcess()].join("\n")}\n`;
}

/** Forgets everything counted. For tests. */
export function resetMetrics(): void {
  registry.counts.clear();
  registry.durations.clear();
}

function formatDurations(name: string, labels: string, { buckets, sum, count }: Durations): string[] {
  const join = (bound: string) => wrap([labels, `le="${bound}"`].filter(Boolean).join(","));
  let below = 0;
  const counted = bounds.map((bound, index) => {
    below += buckets[index] ?? 0;
    return `${name}_bucket${join(String(bound))} ${below}`;
  });
  return [
    ...counted,
    `${name}_bucket${join("+Inf")} ${count}`,
    `${name}_sum${wrap(labels)} ${sum}`,
    `${name}_count${wrap(labels)} ${count}`,
  ];
}

/** Milliseconds of processor that this process has had, all its threads together. */
export function readProcessorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function formatProcess(): string[] {
  const { rss, heapUsed } = process.memoryUsage();
  const gauges: [name: string, type: string, help: string, value: number][] = [
    ["process_resident_memory_bytes", "gauge", "Memory of the process in bytes.", rss],
    ["nodejs_heap_size_used_bytes", "gauge", "Used part of the heap in bytes.", heapUsed],
    ["process_cpu_seconds_total", "counter", "Processor time in seconds.", readProcessorTime() / 1000],
    ["process_uptime_seconds", "gauge", "Seconds since the start.", process.uptime()],
  ];
  if (registry.loopDelay.count > 0) {
    const lag = registry.loopDelay.percentile(99) / 1e9;
    gauges.push([
      "nodejs_eventloop_lag_p99_seconds",
      "gauge",
      "Delay of the event loop, 99th percentile.",
      lag,
    ]);
  }
  return gauges.flatMap(([name, type, help, value]) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    `${name} ${value}`,
  ]);
}

function getSeries<Name, Value>(all: Map<Name, Map<string, Value>>, name: Name): Map<string, Value> {
  const held = all.get(name) ?? new Map<string, Value>();
  all.set(name, held);
  return held;
}

function chooseKey(series: ReadonlyMap<string, unknown>, labels: Labels): string {
  const key = formatLabels(labels);
  if (series.has(key) || series.size < maxSeries) return key;
  return formatLabels(Object.fromEntries(Object.keys(labels).map((name) => [name, "other"])));
}

function formatLabels(labels: Labels): string {
  return Object.entries(labels)
    .map(
      ([name, value]) =>
        `${name}="${value.replace(/\\/g, "\\\\").replace(/"/g, '\\"').replace(/\n/g, "\\n")}"`,
    )
    .join(",");
}

function wrap(labels: string): string {
  return labels === "" ? "" : `{${labels}}`;
}

function typedEntries<Name extends string>(table: Readonly<Record<Name, string>>): [Name, string][] {
  return Object.entries(table) as [Name, string][];
}
