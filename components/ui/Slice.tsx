import { type ReactNode, Suspense } from "react";
import { markSlices } from "@/lib/site/wake";

// Before React sees the page.
if (typeof document !== "undefined") markSlices(document);

/**
 * A part of the page that wakes by itself: after the rest of the page, in short steps, or at once when somebody presses
 * something in it. It is all that its element holds, and the element has the attribute `data-slice`.
 *
 *     <main data-slice>
 *       <Slice>{children}</Slice>
 *     </main>
 *
 * For React it is a `Suspense` boundary, whose content is hydrated by itself. The server writes none: of a long page it
 * would put the content of a boundary at the end of the document, for a script to move.
 */
export function Slice({ children }: { children: ReactNode }) {
  return typeof document === "undefined" ? children : <Suspense>{children}</Suspense>;
}
