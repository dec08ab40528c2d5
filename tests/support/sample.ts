/**
 * A few records that together have every trait that any record has, and the one with the longest name: for pages
 * that are drawn, where drawing each would take minutes. The same records always, as long as the data is the same.
 *
 * @param traitsOf what makes pages differ, each way and its opposite: `["has an element"]`, `["has none"]`
 */
export function sampleOf<Stored extends { readonly name: string }>(
  records: readonly Stored[],
  traitsOf: (record: Stored) => readonly string[],
): Stored[] {
  const traits = new Map(records.map((record) => [record, traitsOf(record)]));
  const missing = new Set([...traits.values()].flat());
  const news = (record: Stored) => new Set(traits.get(record)?.filter((trait) => missing.has(trait))).size;
  const first = best(records, ({ name }) => name.length);
  const sample: Stored[] = [];
  for (let next = first; next; next = missing.size > 0 ? best(records, news) : undefined) {
    sample.push(next);
    for (const trait of traits.get(next) ?? []) missing.delete(trait);
  }
  return sample;
}

/** The first of the records with the highest value. */
function best<Stored>(records: readonly Stored[], measure: (record: Stored) => number): Stored | undefined {
  let found: Stored | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const record of records) {
    const value = measure(record);
    if (value > highest) [found, highest] = [record, value];
  }
  return found;
}
