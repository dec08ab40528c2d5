import { type ChartOptions, type ChartSeries, layOutChart } from "@/lib/charts/lay-out-chart";
import classes from "./Chart.module.css";

interface TimeChartProps extends ChartOptions {
  /** Up to three lines, told apart by color and dashes. */
  series: readonly ChartSeries[];
  /** Name of the chart, for screen readers; a table next to it has the figures. */
  label: string;
  formatValue: (value: number) => string;
}

/**
 * Values over time, with dates in UTC. Load it when it comes into view: it brings the scales of d3 with it. A chart is
 * never the only place of its figures.
 */
export function TimeChart({ series, label, formatValue, ...options }: TimeChartProps) {
  const { lines, dots, days, values } = layOutChart(series, options);
  return (
    <figure className="m-0">
      <div className={classes.frame} role="img" aria-label={label}>
        <div className="relative h-full text-12 leading-4 text-dim tabular-nums">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {values.map(({ at }) => (
              <line key={at} className={classes.grid} x1={0} x2={100} y1={at} y2={at} />
            ))}
            {lines.map(({ name, path }, index) => (
              <path key={name} className={classes.line} data-series={index} d={path} />
            ))}
          </svg>
          {options.curve === "step" &&
            dots.map(({ key, x, y }) => (
              <span
                key={key}
                className={`${classes.point} absolute rounded-full bg-signal`}
                style={{ left: `${x}%`, top: `${y}%` }}
              />
            ))}
          {values.map(({ at, value }) => (
            <span key={value} className={`${classes.yTick} absolute text-end`} style={{ top: `${at}%` }}>
              {formatValue(value)}
            </span>
          ))}
          {days.map(({ at, value }, index) => (
            <span
              key={at}
              className={`${classes.xTick} absolute whitespace-nowrap`}
              // A phone has room for two dates.
              data-minor={index % Math.ceil(days.length / 2) > 0 || undefined}
              style={{ left: `${at}%` }}
            >
              {value.toISOString().slice(0, 10)}
            </span>
          ))}
        </div>
      </div>
      {series.length > 1 && (
        <figcaption className="flex flex-wrap gap-4 text-14 leading-5 text-dim">
          {lines.map(({ name }, index) => (
            <span key={name} className="flex items-center gap-2">
              <svg width="24" height="8" viewBox="0 0 24 8" aria-hidden="true">
                <path className={classes.line} data-series={index} d="M0 4H24" />
              </svg>
              {name}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}
