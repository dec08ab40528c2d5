/** How the figure of an effect is written. */
export type FigureForm = keyof typeof forms;

const minus = "−";

const forms = {
  /** `+5`, `−2`. */
  plus: (value: number) => formatSignedValue(value, ""),
  /** `+5%`. */
  plusPercent: (value: number) => formatSignedValue(value, "%"),
  /** A reduction: 30 gives `−30%`. */
  minusPercent: (value: number) => formatSignedValue(-value, "%"),
  /** `45%`. */
  percent: (value: number) => `${formatValue(value)}%`,
  /** `×1.4`. */
  factor: (value: number) => `×${formatValue(value)}`,
  /** `3`. */
  count: (value: number) => formatValue(value),
  /** `15 frames`. */
  frames: (value: number) => `${formatValue(value)} frames`,
  /** `1 step longer`. */
  stepsLonger: (value: number) => `${formatValue(value)} ${value === 1 ? "step" : "steps"} longer`,
  /** Seconds: `30 s`, `3 min`. */
  time: (value: number) =>
    value >= 120 && value % 60 === 0 ? `${value / 60} min` : `${formatValue(value)} s`,
} as const;

/**
 * A figure with its sign and unit.
 *
 * @param high upper end, where the figure is a range: `+30 to +50`
 */
export function formatEffect(form: FigureForm, value: number, high?: number): string {
  const write = forms[form];
  return high === undefined || high === value ? write(value) : `${write(value)} to ${write(high)}`;
}

function formatSignedValue(value: number, unit: string): string {
  return `${value > 0 ? "+" : ""}${formatValue(value)}${unit}`;
}

/** At most two digits after the point. */
function formatValue(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return rounded < 0 ? `${minus}${-rounded}` : String(Math.abs(rounded));
}
