/** How the figure of an effect is written. */
export type FigureForm = keyof typeof forms;

const minus = "−";

const forms = {
  /** `+5`, `−2`. */
  plus: (value: number) => signed(value, ""),
  /** `+5%`. */
  plusPercent: (value: number) => signed(value, "%"),
  /** A reduction: 30 gives `−30%`. */
  minusPercent: (value: number) => signed(-value, "%"),
  /** `45%`. */
  percent: (value: number) => `${plain(value)}%`,
  /** `×1.4`. */
  factor: (value: number) => `×${plain(value)}`,
  /** `3`. */
  count: (value: number) => plain(value),
  /** `15 frames`. */
  frames: (value: number) => `${plain(value)} frames`,
  /** `1 step longer`. */
  stepsLonger: (value: number) => `${plain(value)} ${value === 1 ? "step" : "steps"} longer`,
  /** Seconds: `30 s`, `3 min`. */
  time: (value: number) => (value >= 120 && value % 60 === 0 ? `${value / 60} min` : `${plain(value)} s`),
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

function signed(value: number, unit: string): string {
  return `${value > 0 ? "+" : ""}${plain(value)}${unit}`;
}

/** At most two digits after the point. */
function plain(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return rounded < 0 ? `${minus}${-rounded}` : String(Math.abs(rounded));
}
