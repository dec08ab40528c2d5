import { type KeyboardEvent, useEffect, useRef, useState } from "react";

interface MarkedOption {
  /** Index among all options; -1 = none. */
  readonly at: number;
  /** Of the list, so that the marked option can be brought into sight. */
  readonly list: { readonly current: HTMLElement | null };
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * The option that Enter takes. Arrows walk the options and come round, Page keys walk ten.
 *
 * @param count how many options there are
 * @param question changes when the options are those of another question: the first one is marked then
 * @param onTake Enter on an option
 */
export function useMarkedOption(
  count: number,
  question: string,
  onTake: (at: number) => void,
): MarkedOption & { readonly list: React.RefObject<HTMLDivElement | null> } {
  const list = useRef<HTMLDivElement>(null);
  const [marked, setMarked] = useState({ question, at: 0 });
  const at = Math.min(marked.question === question ? marked.at : 0, count - 1);

  useEffect(() => {
    if (at >= 0) list.current?.querySelector("[aria-selected='true']")?.scrollIntoView({ block: "nearest" });
  }, [at]);

  const go = (to: number) => setMarked({ question, at: to });
  return {
    at,
    list,
    onKeyDown: (event) => {
      if (event.nativeEvent.isComposing || event.altKey || event.metaKey || event.ctrlKey || count === 0)
        return;
      const steps: Readonly<Record<string, number>> = {
        ArrowDown: (at + 1) % count,
        ArrowUp: (at + count - 1) % count,
        PageDown: Math.min(at + 10, count - 1),
        PageUp: Math.max(at - 10, 0),
      };
      const to = steps[event.key];
      if (to !== undefined) go(to);
      else if (event.key === "Enter") onTake(at);
      else return;
      event.preventDefault();
    },
  };
}
