/** A mark for a build that no other has, in this browser or another. */
export function createMyBuildId(): string {
  // Missing where the page does not come over a secure connection.
  const uuid = globalThis.crypto?.randomUUID?.();
  return uuid ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}
