/** A table of the page of combat figures, as it is written. The first cell names the row. */
export interface CombatTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** All columns but the first are figures. */
  readonly hasFigures?: boolean;
}

/** Data of the page of combat figures. */
export interface CombatPageProps {
  readonly id: string;
  readonly name: string;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly tables: readonly CombatTable[];
  }[];
}
