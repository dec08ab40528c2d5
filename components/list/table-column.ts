import type { ReactNode } from "react";
import type { NamedEntity } from "@/lib/catalog/named-entities";

/** The place of a column on a phone, where each row without figures is a card. */
export type PhonePlace =
  /** The name: first line. */
  | "title"
  /** Important: next to the name, or below it. */
  | "main"
  /** Words under the name, on lines of their own. */
  | "line"
  /** Words of two lines at most in a cell: with such a column the list is a table on a phone, too. */
  | "words"
  /** A figure with its label, on the last line. */
  | "figure"
  | "hide";

export interface Column<Row> {
  /** Also the sort key. */
  readonly key: string;
  /** Header, and label of the figure on a phone. */
  readonly label: string;
  /** Header where space is tight; `label` is then its explanation. */
  readonly short?: string;
  /** Label of the figure on a phone, where `label` is too long for a card; empty where none is needed. */
  readonly card?: string;
  /** Figures use `end`. */
  readonly align?: "start" | "end" | "center";
  readonly render: (row: Row) => ReactNode;
  /** Text of a cell, where a component of its makes that from more data: the widest cell is found by it. */
  readonly text?: (row: Row) => string;
  /** Makes the column sortable. `null` comes last in both directions. */
  readonly sortValue?: (row: Row) => number | string | null;
  /** Whose names these are, where the key of a row is an id: they are sorted as they are shown. */
  readonly entity?: NamedEntity;
  /** Direction of the first click. Default: words up, figures down. */
  readonly firstDirection?: "asc" | "desc";
  readonly phone: PhonePlace;
  /** Of the title column: shown before the name, outside its link. */
  readonly icon?: (row: Row) => ReactNode;
}
