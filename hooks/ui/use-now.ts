import { useInterval } from "@mantine/hooks";
import { useState } from "react";

/** The time, renewed while the component is there. @param everyMs milliseconds between renewals */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(() => new Date());
  useInterval(() => setNow(new Date()), everyMs, { autoInvoke: true });
  return now;
}
