import { scaleLinear, scaleUtc } from "d3-scale";
import { curveLinear, curveStepAfter, line } from "d3-shape";

interface ChartPoint {
  /** ISO date, with or without time, UTC. */
  readonly at: string;
  readonly value: number;
}

export interface ChartSeries {
  readonly name: string;
  /** First to latest. */
  readonly points: readonly ChartPoint[];
}

export interface ChartOptions {
  /** `step`: a value holds until the next point. */
  readonly curve: "line" | "step";
  /** ISO date and time: the end of the axis, where a step's last value still holds. */
  readonly until?: string;
  /** The axis of values begins at 0. */
  readonly fromZero?: boolean;
}

/** A mark on an axis: where, in percent from the left or from the top, and what it says. */
interface Tick<Value> {
  readonly at: number;
  readonly value: Value;
}

interface ChartLayout {
  /** For each series the path of its line, in percent of the drawing. */
  readonly lines: readonly { readonly name: string; readonly path: string }[];
  /** Points of all series, in percent from the left and from the top. */
  readonly dots: readonly { readonly x: number; readonly y: number; readonly key: string }[];
  readonly days: readonly Tick<Date>[];
  readonly values: readonly Tick<number>[];
}

/**
 * Where the points of a chart are: time to the right, larger values further up, both axes with ticks at whole steps.
 *
 * @param series at least one point in all
 * @throws RangeError without a point
 */
export function layOutChart(series: readonly ChartSeries[], options: ChartOptions): ChartLayout {
  const all = series.flatMap(({ points }) => points);
  if (all.length === 0) throw new RangeError("A chart needs at least one point");
  const moments = all.map(({ at }) => Date.parse(at));
  const values = all.map(({ value }) => value);
  const start = Math.min(...moments);
  const end = Math.max(...moments, options.until === undefined ? 0 : Date.parse(options.until));
  // A domain without length would put everything in the middle and leave no ticks.
  const x = scaleUtc([new Date(start), new Date(Math.max(end, start + 86_400_000))], [0, 100]);
  const low = options.fromZero ? 0 : Math.min(...values);
  const high = Math.max(...values);
  const y = scaleLinear([low, high > low ? high : low + 1], [100, 0]).nice(5);
  const toLine = line<ChartPoint>(
    ({ at }) => x(new Date(at)),
    ({ value }) => y(value),
  ).curve(options.curve === "step" ? curveStepAfter : curveLinear);
  return {
    lines: series.map(({ name, points }) => ({
      name,
      path: `${toLine([...points]) ?? ""}${options.curve === "step" && points.length > 0 ? `H${x(end)}` : ""}`,
    })),
    dots: series.flatMap(({ name, points }) =>
      points.map(({ at, value }) => ({ x: x(new Date(at)), y: y(value), key: `${name} ${at} ${value}` })),
    ),
    days: toDays(x.ticks(4)).map((value) => ({ at: x(value), value })),
    values: y.ticks(5).map((value) => ({ at: y(value), value })),
  };
}

/** Ticks of a short span fall on hours: only whole days are kept, since a tick is labeled by its date. */
function toDays(ticks: readonly Date[]): readonly Date[] {
  return ticks.filter((tick) => tick.getTime() % 86_400_000 === 0);
}
