import type { ReactNode } from "react";

/** One line, as high as that of a closed fold: it holds the place of one that may come. */
export function FoldLine({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center min-h-9 pointer-coarse:min-h-11 text-14 leading-5 text-dim">{children}</p>
  );
}
