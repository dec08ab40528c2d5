import { startTransition, useEffect, useState } from "react";

/**
 * Whether what comes last may be rendered: after the first paint with `isDue`, in slices and as a commit of its own.
 * `useDeferredValue` cannot say it of a second part: both would be one commit.
 */
export function useLater(isDue = true): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    if (isDue) startTransition(() => setLater(true));
  }, [isDue]);
  return isLater;
}
