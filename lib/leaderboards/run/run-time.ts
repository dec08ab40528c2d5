/** Shortest time that a run can have, in centiseconds: 00'00"01. */
export const minTimeCs = 1;
/** Longest time that a run can have, in centiseconds: 50'00"00. */
export const maxTimeCs = 300_000;

/**
 * A run time as the game shows it: `mm'ss"cc`.
 *
 * @param timeCs whole centiseconds from 0; from 100 minutes on the minutes have three digits
 */
export function formatRunTime(timeCs: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.floor(timeCs / 6000);
  const seconds = Math.floor(timeCs / 100) % 60;
  return `${pad(minutes)}'${pad(seconds)}"${pad(timeCs % 100)}`;
}

/** Typographic quotes and primes that phones and documents put in the place of the plain ones. */
const minuteMarks = /[’‘′´`]/g;
const secondMarks = /[”“″]|''/g;
const withMinutes = /^(\d{1,2})\s*[':m]\s*(\d{1,2})(?:\s*[".:s,]\s*(\d{1,3})?)?$/;
const secondsAlone = /^(\d{1,4})(?:[.,"](\d{1,3})?)?$/;

/**
 * Reads a run time in the spellings that people paste: `04'32"15`, `4'32"15`, `4:32.15`, `272.15`. A fraction of one
 * digit is tenths; a third digit is cut off, as the game's own clock does.
 *
 * @returns whole centiseconds, `null` for a text that is no time from 00'00"01 to 50'00"00
 */
export function parseRunTime(text: string): number | null {
  const plain = text.trim().replace(minuteMarks, "'").replace(secondMarks, '"');
  const [, minutes, seconds, fraction = ""] =
    withMinutes.exec(plain) ?? insertMinutes(secondsAlone.exec(plain)) ?? [];
  if (minutes === undefined || seconds === undefined) return null;
  // With minutes in front, 75 seconds is a typing error and not a time.
  if (minutes !== "" && Number(seconds) > 59) return null;
  const hundredths = Number(fraction.padEnd(2, "0").slice(0, 2));
  const timeCs = Number(minutes) * 6000 + Number(seconds) * 100 + hundredths;
  return timeCs >= minTimeCs && timeCs <= maxTimeCs ? timeCs : null;
}

function insertMinutes(match: RegExpExecArray | null): readonly (string | undefined)[] | null {
  return match && [match[0], "", match[1], match[2]];
}
