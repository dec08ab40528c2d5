import type { ReactNode } from "react";

/**
 * Note in the place of a form where the browser runs no scripts.
 *
 *     <NeedsScript>Submitting a run needs JavaScript.</NeedsScript>
 */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="p-4 border rounded-md bg-card">{children}</p>
    </noscript>
  );
}
