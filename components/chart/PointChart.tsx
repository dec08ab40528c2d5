import { useId } from "react";
import { layOutPoints, type PlotAxis, type PlotPoint } from "@/lib/charts/lay-out-points";
import classes from "./Chart.module.css";

interface PointChartProps {
  points: readonly PlotPoint[];
  x: PlotAxis;
  y: PlotAxis;
  /** Joined by straight lines: what lies between two points is known to change evenly. */
  isStraight?: boolean;
  /** Name of the points, for screen readers. */
  label: string;
  /** Key. */
  chosen: string | null;
  onChoose(key: string): void;
}

/**
 * Points of two figures to choose from, joined in steps or straight: one tab stop, arrow keys walk along the points. Load
 * it when it comes into view: it brings the scales of d3 with it. A table next to it has the same figures.
 */
export function PointChart({ points, x, y, isStraight, label, chosen, onChoose }: PointChartProps) {
  const name = useId();
  const { dots, path, xTicks, yTicks } = layOutPoints(points, { x, y, isStraight });
  return (
    <fieldset className="min-w-0">
      <legend className="visually-hidden">{label}</legend>
      <p className="text-12 leading-4 text-dim" aria-hidden="true">
        ↑ {y.label}
      </p>
      <div className={classes.frame}>
        <div className="relative h-full text-12 leading-4 text-dim tabular-nums">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {yTicks.map(({ at, value }) => (
              <line key={value} className={classes.grid} x1={0} x2={100} y1={at} y2={at} />
            ))}
            {xTicks.map(({ at, value }) => (
              <line key={value} className={classes.grid} x1={at} x2={at} y1={0} y2={100} />
            ))}
            <path className={classes.line} d={path} />
          </svg>
          {yTicks.map(({ at, value }) => (
            <span
              key={value}
              className={`${classes.yTick} absolute text-end`}
              style={{ top: `${at}%` }}
              aria-hidden="true"
            >
              {y.format(value)}
            </span>
          ))}
          {xTicks.map(({ at, value }) => (
            <span
              key={value}
              className={`${classes.xTick} absolute whitespace-nowrap`}
              style={{ left: `${at}%` }}
              aria-hidden="true"
            >
              {x.format(value)}
            </span>
          ))}
          {dots.map(({ key, ...dot }, at) => {
            const point = points[at];
            return (
              point && (
                <input
                  key={key}
                  type="radio"
                  className={`${classes.choice} absolute w-6 h-6 m-0 rounded-full bg-signal cursor-pointer`}
                  name={name}
                  style={{ left: `${dot.x}%`, top: `${dot.y}%` }}
                  aria-label={`${y.label} ${y.format(point.y)}, ${x.label} ${x.format(point.x)}`}
                  title={`${y.label} ${y.format(point.y)}, ${x.label} ${x.format(point.x)}`}
                  checked={key === chosen}
                  onChange={() => onChoose(key)}
                />
              )
            );
          })}
        </div>
      </div>
      <p className="text-12 leading-4 text-dim text-end" aria-hidden="true">
        {x.label} →
      </p>
    </fieldset>
  );
}
