/** Whether a text names a time zone that this platform knows, e.g. `Europe/Berlin` or `UTC`. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z0-9_+\-/]+$/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }) !== null;
  } catch {
    return false;
  }
}

/** Every time zone that this platform can name, with UTC first and the one that is chosen in any case. */
export function listTimeZones(chosen: string): readonly string[] {
  return [...new Set(["UTC", chosen, ...Intl.supportedValuesOf("timeZone")])].filter(isTimeZone);
}
