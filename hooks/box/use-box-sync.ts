import { useEffect } from "react";

/** How long a page is left alone, in milliseconds: what is for later must not slow it down. */
const settleMs = 1_500;

/**
 * Keeps the box of this browser and of an account the same. Its code is loaded only where somebody is signed in.
 *
 * @param uid `null` while nobody is signed in
 */
export function useBoxSync(uid: string | null): void {
  useEffect(() => {
    if (uid === null) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    const start = async () => {
      const { followBox } = await import("@/lib/box/follow-box");
      if (!isOver) stop = followBox(uid);
    };
    // Without a connection the next page tries again.
    const timer = setTimeout(() => void start().catch(() => {}), settleMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [uid]);
}
