import type { ReactNode } from "react";
import { formatNumber } from "@/lib/text/format";

interface CountedProps {
  /** Of what is typed, in UTF-16 units. */
  length: number;
  /** The most that it may be. */
  max: number;
  children?: ReactNode;
}

/** The description of a field, if any, with how much is typed of how much may be. */
export function Counted({ length, max, children }: CountedProps) {
  return (
    <span className="flex flex-wrap justify-between gap-x-3">
      {children && <span>{children}</span>}
      <span className={`ms-auto whitespace-nowrap ${length > max ? "text-bad font-semibold" : ""}`}>
        {formatNumber(length)} of {formatNumber(max)}
      </span>
    </span>
  );
}
