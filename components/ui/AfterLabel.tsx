import type { ReactNode } from "react";

/** What follows the label of a choice; nothing, not even a space, where there is none. */
export function AfterLabel({ className, children }: { className: string | undefined; children: ReactNode }) {
  if (children === undefined || children === null) return null;
  // The space keeps the words apart for screen readers.
  return (
    <>
      {" "}
      <span className={className}>{children}</span>
    </>
  );
}
