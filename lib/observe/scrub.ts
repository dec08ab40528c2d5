/** Longest text that is written to a log, in characters. */
const maxLength = 4000;

/** Personal data in logs, and its replacement. The order matters: a token may look like an address. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]+(?:\.[\w-]+){1,2}/g, "[token]"],
  [/\bBearer\s+[^\s"',]+/gi, "Bearer [token]"],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, "[email]"],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, "[address]"],
  [/\b(?:[\da-f]{1,4}:){4,7}[\da-f]{0,4}\b/gi, "[address]"],
  // Documents under an account carry its ID in their paths.
  [/\b(users|runners|profiles)\/[\w-]{6,}/g, "$1/[id]"],
  [/(https?:\/\/[^\s?#"']+)[?#][^\s"']*/g, "$1"],
];

/**
 * Takes out of a text what says who somebody is: tokens, email and network addresses, account IDs in paths, and what
 * follows the path of a web address. Cut after 4,000 characters.
 */
export function scrubText(text: string): string {
  return personal.reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    text.slice(0, maxLength),
  );
}

/** The stack of an error with that of its causes, or any other thrown value as text; scrubbed. */
export function describeThrown(thrown: unknown): string {
  return scrubText(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
}
