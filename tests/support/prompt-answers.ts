/**
 * Stands in for the store's own function of this name in unit tests: the answer comes after a turn of the event
 * loop, so that whatever else is under way can come between, and not after milliseconds of waiting.
 */
export function resolvePromise<T>(value?: T): Promise<T | undefined> {
  return new Promise((resolve) => setImmediate(() => resolve(value)));
}
