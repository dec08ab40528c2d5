import { type RefObject, useCallback, useEffect, useState } from "react";

/**
 * Calls back when an element is or comes close to the screen.
 *
 * @param margin how far from the screen counts as close, as that of CSS
 * @param onNear the element is looked at anew whenever this is another function; left out, it is not looked at
 */
export function useNear(
  element: RefObject<Element | null>,
  margin: string,
  onNear: (() => void) | undefined,
): void {
  useEffect(() => {
    const { current } = element;
    if (!current || !onNear) return;
    const observer = new IntersectionObserver(
      // A busy page hears of several moments at once.
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: margin },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, margin, onNear]);
}

/** Whether an element has come close to the screen: what it shows may be fetched then. Stays true. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  const see = useCallback(() => setSeen(true), []);
  useNear(element, "300px", isSeen ? undefined : see);
  return isSeen;
}
