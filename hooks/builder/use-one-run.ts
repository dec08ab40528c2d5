import { useCallback, useEffect, useRef } from "react";

interface OneRun {
  /** Cancels the run before. `run` counts up from 1: what belongs to a lower one is out of date. */
  begin(): { readonly run: number; readonly signal: AbortSignal };
  /** Stops what runs; what was found stays. */
  cancel(): void;
}

/** Tasks of the engine, one at a time, the last of which ends when its panel goes. */
export function useOneRun(): OneRun {
  const last = useRef({ run: 0, control: new AbortController() });
  const cancel = useCallback(() => last.current.control.abort(), []);
  const begin = useCallback(() => {
    cancel();
    last.current = { run: last.current.run + 1, control: new AbortController() };
    return { run: last.current.run, signal: last.current.control.signal };
  }, [cancel]);
  useEffect(() => cancel, [cancel]);
  return { begin, cancel };
}
