import type { ReactNode } from "react";
import tables from "./tables.module.css";

/** What stands below a list, at a distance from it. */
export function Below({ children }: { children: ReactNode }) {
  return <div className={tables.after}>{children}</div>;
}
