import { useEffect, useRef } from "react";

const inputs = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown"] as const;

/**
 * Does something with the first sign that somebody uses the page: a page that is only read loads nothing ahead for
 * what may be opened, and whoever reaches for it has it by the click.
 *
 * @param act must not depend on what is rendered; the first one counts
 */
export function useFirstInput(act: () => void): void {
  const firstAct = useRef(act);
  useEffect(() => {
    const stop = new AbortController();
    const onInput = () => {
      stop.abort();
      // Not within the event, whose own answer comes first.
      setTimeout(firstAct.current);
    };
    for (const each of inputs) {
      window.addEventListener(each, onInput, { passive: true, capture: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, []);
}
