/** A list in parts of a size, in its order; the last one may be shorter. An empty list has none. */
export function toBatches<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

/** Values that a field is compared with in one query (`in`, `array-contains-any`): the embedded store takes ten. */
export const valuesPerQuery = 10;
