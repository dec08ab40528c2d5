import { scaleLinear } from "d3-scale";
import { curveLinear, curveStepBefore, line } from "d3-shape";

export interface PlotPoint {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

export interface PlotAxis {
  /** Name of the counted value. */
  readonly label: string;
  readonly format: (value: number) => string;
  /** Values have an order and no distance: each that occurs has its place, and all places are equally far apart. */
  readonly isRanked?: boolean | undefined;
  /** Values are whole numbers, and so are its ticks. */
  readonly isWhole?: boolean | undefined;
}

interface Tick {
  /** Percent from the left or from the top. */
  readonly at: number;
  readonly value: number;
}

interface PointLayout {
  /** Percent from the left and from the top, in the order of the points. */
  readonly dots: readonly { readonly key: string; readonly x: number; readonly y: number }[];
  /**
   * From point to point, in steps where nothing else is asked for: between two points none is better in one figure
   * without being worse in the other.
   */
  readonly path: string;
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
}

/** Most ticks of an axis that has a place for each value. */
const maxRankedTicks = 6;

/**
 * Where the points of a plot are: larger values further right and further up. A margin keeps points off the edges.
 *
 * @throws RangeError without a point
 */
export function layOutPoints(
  points: readonly PlotPoint[],
  {
    x: xAxis,
    y: yAxis,
    isStraight,
  }: { readonly x: PlotAxis; readonly y: PlotAxis; readonly isStraight?: boolean | undefined },
): PointLayout {
  if (points.length === 0) throw new RangeError("A plot needs at least one point");
  const x = createScale(
    points.map((point) => point.x),
    xAxis,
    [4, 96],
  );
  const y = createScale(
    points.map((point) => point.y),
    yAxis,
    [95, 5],
  );
  const ordered = points.toSorted((a, b) => a.x - b.x);
  const toLine = line<PlotPoint>(
    (point) => x.place(point.x),
    (point) => y.place(point.y),
  ).curve(isStraight ? curveLinear : curveStepBefore);
  return {
    dots: points.map((point) => ({ key: point.key, x: x.place(point.x), y: y.place(point.y) })),
    path: toLine(ordered) ?? "",
    xTicks: x.ticks,
    yTicks: y.ticks,
  };
}

interface Scale {
  readonly place: (value: number) => number;
  readonly ticks: readonly Tick[];
}

function createScale(
  values: readonly number[],
  { isRanked, isWhole }: PlotAxis,
  range: readonly [number, number],
): Scale {
  if (isRanked) {
    const ranks = [...new Set(values)].sort((a, b) => a - b);
    const scale = scaleLinear([0, Math.max(ranks.length - 1, 1)], [...range]);
    const every = Math.ceil(ranks.length / maxRankedTicks);
    const ticks = ranks.map((value, rank) => ({ at: scale(rank), value }));
    return {
      place: (value) => scale(ranks.indexOf(value)),
      ticks: ticks.filter((_, rank) => rank % every === 0),
    };
  }
  const low = Math.min(...values);
  const high = Math.max(...values);
  const scale = scaleLinear(high > low ? [low, high] : [low - 1, low + 1], [...range]);
  const ticks = scale.ticks(4).filter((value) => !isWhole || Number.isInteger(value));
  return { place: scale, ticks: ticks.map((value) => ({ at: scale(value), value })) };
}
