import type { WeaponType } from "@/lib/catalog/codes";

/** A row of the table of moves, as it is written: the name of the row, then its figures. */
export interface MoveTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Data of the page of a weapon type's moves. */
export interface MovesPageProps {
  readonly type: WeaponType;
  readonly named: MoveTable;
  /** Rows that no move of ours stands for. */
  readonly unnamed: MoveTable;
}
