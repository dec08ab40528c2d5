/** A function whose work is done on the first call; every later call gets the same value. */
export function runOnce<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
