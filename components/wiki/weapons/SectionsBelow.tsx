import type { ReactNode } from "react";
import tables from "./tables.module.css";

/** Sections below a list, with space before them. */
export function SectionsBelow({ children }: { children: ReactNode }) {
  return <div className={tables.after}>{children}</div>;
}
