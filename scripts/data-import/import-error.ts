/** A place in the tables: the table's path, the number of the row in its list (from 0), or none for the table as a whole. */
export interface RowPlace {
  readonly table: string;
  readonly row?: number;
}

/** Problem that a maintainer must settle before the tables can be imported. The message names the place. */
export class ImportError extends Error {
  override readonly name = "ImportError";

  constructor(place: RowPlace, field: string | null, problem: string) {
    super(`${formatRowPlace(place, field)}: ${problem}`);
  }
}

/** A place as messages name it: `Common/Item/itemData, row 12, _SellPrice`. */
function formatRowPlace({ table, row }: RowPlace, field: string | null): string {
  return [table, row === undefined ? null : `row ${row}`, field].filter((part) => part !== null).join(", ");
}
