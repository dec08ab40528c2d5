import type { ReactNode } from "react";
import { formatNumber } from "@/lib/text/format";

/** Text after the label of a choice, a number with its separators; nothing, not even a space, where there is none. */
export function AfterLabel({ className, children }: { className: string | undefined; children: ReactNode }) {
  if (children === undefined || children === null) return null;
  // The space keeps the words apart for screen readers.
  return (
    <>
      {" "}
      <span className={className}>{typeof children === "number" ? formatNumber(children) : children}</span>
    </>
  );
}
