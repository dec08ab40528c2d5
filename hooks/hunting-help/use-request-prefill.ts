import { useRouter } from "next/router";
import { useEffect, useRef } from "react";
import { type RequestDraft, readRequestPrefill } from "@/lib/hunting-help/request/request-content";
import { getQuery } from "@/lib/site/address-query";

/** Puts what the address names into the form, once for each address. */
export function useRequestPrefill(isActive: boolean, edit: (change: Partial<RequestDraft>) => void): void {
  const { isReady, asPath } = useRouter();
  const latest = useRef(edit);
  latest.current = edit;
  useEffect(() => {
    if (!isReady || !isActive) return;
    const prefill = readRequestPrefill(new URLSearchParams(getQuery(asPath)));
    if (Object.keys(prefill).length > 0) latest.current(prefill);
  }, [isReady, isActive, asPath]);
}
