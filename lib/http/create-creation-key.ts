/**
 * A key for something that is about to be created. Whoever repeats a call repeats the key, so that one thing comes
 * of it. Not pure: it asks the platform for randomness, which a key must not share with anything else.
 */
export function createCreationKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
