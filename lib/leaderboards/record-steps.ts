/** A record as a point of its chart. */
interface TimedRecord {
  readonly timeCs: number;
  /** ISO date and time. */
  readonly submittedAt: string;
}

export interface RecordSteps {
  /** One for each record, first to latest: x and y from 0 (first day, slowest) to 1 (today, bottom of the chart). */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** Times at the top and the bottom of the chart, in centiseconds. */
  readonly topCs: number;
  readonly bottomCs: number;
}

/**
 * Where the records of a board stand on a chart: time of the year to the right, faster times further down. The scale of
 * times begins and ends at whole steps of 5, 15 or 60 seconds around them.
 *
 * @param records first to latest, at least one
 * @param until end of the axis, milliseconds since 1970; not before the latest record
 */
export function layOutRecords(records: readonly TimedRecord[], until: number): RecordSteps {
  const times = records.map(({ timeCs }) => timeCs);
  const [slowest, fastest] = [Math.max(...times), Math.min(...times)];
  const span = slowest - fastest;
  const step = span > 12_000 ? 6000 : span > 3000 ? 1500 : 500;
  const topCs = Math.ceil(slowest / step) * step;
  const bottomCs = Math.max(0, Math.floor(fastest / step) * step - (fastest % step === 0 ? step : 0));
  const start = Date.parse(records[0]?.submittedAt ?? "");
  const length = Math.max(1, until - start);
  return {
    points: records.map(({ timeCs, submittedAt }) => ({
      x: (Date.parse(submittedAt) - start) / length,
      y: (topCs - timeCs) / (topCs - bottomCs),
    })),
    topCs,
    bottomCs,
  };
}
