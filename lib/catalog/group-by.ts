/** Values by key, each list in the order of the values. */
export function groupBy<Key, T>(
  values: Iterable<T>,
  getKey: (value: T) => Key,
): ReadonlyMap<Key, readonly T[]> {
  const groups = new Map<Key, T[]>();
  for (const value of values) {
    const key = getKey(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  for (const group of groups.values()) Object.freeze(group);
  return groups;
}
