/**
 * What `read` makes of each record, by id: to hold what pages are given against what is stored, all at once.
 *
 * @throws Error that names the record for which `read` throws
 */
export function byId<Stored extends { readonly id: string }, Facts>(
  records: readonly Stored[],
  read: (record: Stored) => Facts,
): Record<string, Facts> {
  return Object.fromEntries(
    records.map((record) => {
      try {
        return [record.id, read(record)];
      } catch (cause) {
        throw new Error(`${record.id}: ${cause instanceof Error ? cause.message : cause}`, { cause });
      }
    }),
  );
}

/** Of records with an id, the one with this id. @throws where there is none */
export function finder<Stored extends { readonly id: string }>(records: readonly Stored[]) {
  const known = new Map(records.map((record) => [record.id, record]));
  return (id: string): Stored => {
    const found = known.get(id);
    if (!found) throw new Error(`no record "${id}"`);
    return found;
  };
}

/** Sums materials by item, in the order in which items come first. */
export function sumMaterials(
  materials: readonly { readonly item: string; readonly qty: number }[],
): { item: string; qty: number }[] {
  const sum = new Map<string, number>();
  for (const { item, qty } of materials) sum.set(item, (sum.get(item) ?? 0) + qty);
  return [...sum].map(([item, qty]) => ({ item, qty }));
}
