import { useEffect, useState } from "react";

/** The reader's own time zone; `UTC` in the HTML and until the browser has said so. */
export function useTimeZone(): string {
  const [timeZone, setTimeZone] = useState("UTC");
  useEffect(() => setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC"), []);
  return timeZone;
}
