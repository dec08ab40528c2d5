/** Whether a text names a time zone that this platform knows, e.g. `Europe/Berlin` or `UTC`. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z0-9_+\-/]+$/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }) !== null;
  } catch {
    return false;
  }
}
