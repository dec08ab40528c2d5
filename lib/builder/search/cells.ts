/*
 * Reads of flat tables. Under `noUncheckedIndexedAccess` every `table[at]` may be undefined to the compiler, though
 * the loops of the search never leave a table. These four say so once. There is one for each kind of table, because
 * V8 inlines a small function together with what it has seen there: one for all kinds would be slow everywhere.
 * Loops that run often take them into local constants, because some module systems look an import up at every use.
 */

export function readFloat(table: Float64Array, at: number): number {
  return table[at] as number;
}

export function readInt(table: Int32Array, at: number): number {
  return table[at] as number;
}

export function readByte(table: Uint8Array, at: number): number {
  return table[at] as number;
}

export function readItem<Item>(list: readonly Item[], at: number): Item {
  return list[at] as Item;
}
