import type { ReactNode } from "react";

/** Sections below a list, with space before them. */
export function SectionsBelow({ children }: { children: ReactNode }) {
  return <div className="mt-9">{children}</div>;
}
