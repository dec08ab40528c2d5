import { useEffect, useRef, useState } from "react";

/** Milliseconds between the end of one look and the next. */
const interval = 30_000;

/**
 * Data of the server that is fetched again every half minute, as long as the page is open, also while nobody looks at
 * it. What fails changes nothing, and is tried again in the same time.
 *
 * @param first as it came with the page
 * @param key of what is shown: another one begins anew with its `first`
 * @param load may change from render to render
 */
export function useRefreshed<Data>(first: Data, key: string, load: () => Promise<Data>): Data {
  const [held, setHeld] = useState({ key, data: first });
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    let isHere = true;
    let timer = 0;
    const wait = () => {
      timer = window.setTimeout(look, interval);
    };
    const look = async () => {
      try {
        const data = await latest.current();
        if (isHere) setHeld({ key, data });
      } catch {
        // The next look comes anyway.
      }
      if (isHere) wait();
    };
    wait();
    return () => {
      isHere = false;
      window.clearTimeout(timer);
    };
  }, [key]);
  return held.key === key ? held.data : first;
}
