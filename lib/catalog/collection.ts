/** Records of one kind, frozen, in the order of their file. */
export interface RecordCollection<T> {
  readonly all: readonly T[];
  get(id: string): T | undefined;
  /** Throws where the id is unknown: for ids that the catalog itself holds. */
  require(id: string): T;
}

/**
 * @param name what the records are, for messages
 * @throws where two records share an id
 */
export function createCollection<T extends { readonly id: string }>(
  name: string,
  records: readonly T[],
): RecordCollection<T> {
  const byId = new Map(records.map((record) => [record.id, record]));
  if (byId.size !== records.length) throw new Error(`${name}: two records share an id`);
  return Object.freeze({
    all: records,
    get: (id: string) => byId.get(id),
    require: (id: string) => {
      const record = byId.get(id);
      if (!record) throw new Error(`${name}: no record "${id}"`);
      return record;
    },
  });
}

/** The records of one kind out of a file that holds several. */
export function isOfKind<T extends { readonly kind: string }, Kind extends T["kind"]>(
  records: readonly T[],
  kind: Kind,
): readonly Extract<T, { readonly kind: Kind }>[] {
  return records.filter((record): record is Extract<T, { readonly kind: Kind }> => record.kind === kind);
}
