/** A visitor's consent. */
export interface Consent {
  readonly analytics: boolean;
  readonly advertising: boolean;
}

/** Name of the cookie that holds the choice as JSON. */
export const consentCookie = "CookieConsent";

/** Calendar months for which a choice is stored. */
const consentMonths = 6;

/**
 * Reads the cookie's text. Whatever is not an object with both booleans counts as no choice, so the visitor
 * is asked again.
 */
export function parseConsent(text: string | undefined): Consent | null {
  if (!text) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null) return null;
  if (!("analytics" in value) || !("advertising" in value)) return null;
  const { analytics, advertising } = value;
  if (typeof analytics !== "boolean" || typeof advertising !== "boolean") return null;
  return { analytics, advertising };
}

/** Text of the cookie for a choice. */
export function serializeConsent({ analytics, advertising }: Consent): string {
  return JSON.stringify({ analytics, advertising });
}

/**
 * When a choice made at `now` lapses: the same UTC time six calendar months later, or the last day of that
 * month where it has no such day (31 August lapses at the end of February).
 */
export function getConsentExpiry(now: Date): Date {
  const expiry = new Date(now);
  expiry.setUTCMonth(expiry.getUTCMonth() + consentMonths);
  // A day that the month lacks rolls over into the next one: step back to the last day before it.
  if (expiry.getUTCDate() !== now.getUTCDate()) expiry.setUTCDate(0);
  return expiry;
}

/** Whether any tag may run. */
export function allowsTags(consent: Consent | null | undefined): boolean {
  return Boolean(consent && (consent.analytics || consent.advertising));
}
