import { useRouter } from "next/router";
import { useEffect, useRef } from "react";
import { type RunDraft, readRunPrefill } from "@/lib/leaderboards/run/run-content";
import { getQuery } from "@/lib/site/address-query";

/** Puts what the address names into the form, once for each address. */
export function usePrefill(
  quests: readonly { readonly id: string }[],
  isActive: boolean,
  edit: (change: Partial<RunDraft>) => void,
): void {
  const { isReady, asPath } = useRouter();
  const latest = useRef(edit);
  latest.current = edit;
  useEffect(() => {
    if (!isReady || !isActive) return;
    const prefill = readRunPrefill(new URLSearchParams(getQuery(asPath)), quests);
    if (Object.keys(prefill).length > 0) latest.current(prefill);
  }, [isReady, isActive, asPath, quests]);
}
