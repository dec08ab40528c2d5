import type { ReactNode } from "react";

/** One value that a filter offers. */
export interface FilterOption<T extends string> {
  readonly value: T;
  readonly label: string;
  /** How many rows have it. */
  readonly count?: number;
  readonly icon?: ReactNode;
}
