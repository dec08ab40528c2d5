import { useEffect } from "react";
import { formatZonedMinute } from "@/lib/text/format-zoned";

/** A moment, and not a day alone. */
const moment = /^\d{4}-\d{2}-\d{2}T/;

/**
 * Days and times are UTC everywhere. Where a pointer rests on one, or the focus on a link around it, its title says the
 * minute in the reader's own time zone. One listener on the document, as rows of lists sleep.
 */
export function useLocalTimes(): void {
  useEffect(() => {
    const stop = new AbortController();
    for (const event of ["pointerover", "focusin"]) {
      document.addEventListener(event, tellLocalTime, { passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, []);
}

function tellLocalTime({ target, type }: Event): void {
  if (!(target instanceof Element)) return;
  const shown = target.closest("time") ?? (type === "focusin" ? target.querySelector("time") : null);
  if (!shown || shown.title || !moment.test(shown.dateTime)) return;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  shown.title = `${formatZonedMinute(shown.dateTime, timeZone)} (${timeZone.replaceAll("_", " ")})`;
}
