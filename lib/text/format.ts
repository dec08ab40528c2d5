/** How figures are written everywhere in the wiki. The same on every machine: en-US, whatever the reader's locale. */

const minus = "−";
const formats = new Map<number, Intl.NumberFormat>();

/**
 * A figure with thousands separators, e.g. `12,000`.
 *
 * @param digits the most digits after the point; further ones are rounded off
 */
export function formatNumber(value: number, digits = 2): string {
  const text = formatByHand(Math.abs(value), digits) ?? getFormat(digits).format(Math.abs(value));
  return value < 0 && text !== "0" ? minus + text : text;
}

/**
 * The same text as `Intl.NumberFormat`, whose first use on a page costs tens of milliseconds: the decimal figure that the
 * number is written as, halves rounded up.
 *
 * @returns `null` for what has an exponent, or too many digits to be rounded exactly
 */
function formatByHand(value: number, digits: number): string | null {
  const [whole = "", fraction = ""] = String(value).split(".");
  const kept = whole + fraction.slice(0, digits).padEnd(digits, "0");
  if (!/^\d{1,15}$/.test(kept) || !/^\d*$/.test(fraction)) return null;
  const isUp = fraction.charAt(digits) >= "5";
  const rounded = String(Number(kept) + (isUp ? 1 : 0)).padStart(digits + 1, "0");
  const end = rounded.length - digits;
  const rest = rounded.slice(end).replace(/0+$/, "");
  const grouped = rounded.slice(0, end).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
  return rest === "" ? grouped : `${grouped}.${rest}`;
}

function getFormat(digits: number): Intl.NumberFormat {
  const known = formats.get(digits);
  if (known) return known;
  const format = new Intl.NumberFormat("en-US", { maximumFractionDigits: digits });
  formats.set(digits, format);
  return format;
}

/** @param value in percent: 12 gives `12%` */
export function formatPercent(value: number, digits = 1): string {
  return `${formatNumber(value, digits)}%`;
}

/** With its sign, as deltas are written: `+12`, `−3`, `0`. */
export function formatSigned(value: number, unit = "", digits = 2): string {
  const text = formatNumber(value, digits);
  return `${value > 0 && text !== "0" ? "+" : ""}${text}${unit}`;
}

/** Money of the game: `12,000 z`. The blank does not break. */
export function formatZenny(amount: number): string {
  return `${formatNumber(amount, 0)} z`;
}

/** @param value in centimeters, e.g. `1,874.5 cm` */
export function formatCentimeters(value: number): string {
  return `${formatNumber(value, 1)} cm`;
}

/** A duration: `45 s`, `1 min 30 s`, `50 min`. Fractions to a tenth of a second. */
export function formatSeconds(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const minutes = Math.trunc(tenths / 600);
  const rest = (tenths % 600) / 10;
  if (minutes === 0) return `${formatNumber(rest, 1)} s`;
  const whole = `${formatNumber(minutes, 0)} min`;
  return rest === 0 ? whole : `${whole} ${formatNumber(rest, 1)} s`;
}

/** A moment to the minute, in UTC: `2026-11-20 12:00`. Takes an ISO date and time in UTC. */
export function formatMinute(iso: string): string {
  return iso.slice(0, 16).replace("T", " ");
}

/** `1 weapon`, `12 weapons`. */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatNumber(count, 0)} ${count === 1 ? one : many}`;
}
