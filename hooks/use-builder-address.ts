import { useCallback, useEffect, useRef } from "react";
import { openingKeys } from "@/lib/builder/open/opening";
import { codeField } from "@/lib/builder/workspace/open-workspace";
import { useAddressQuery } from "./use-address-query";

/** The field of the address that holds the tab. */
export const tabField = "tab";

interface BuilderAddressOptions {
  /** `null` = nothing to hold: the build is empty. */
  readonly code: string | null;
  /** Empty = the tab that the page opens with. */
  readonly tab: string;
  /** A link, or back and forward, brought another query. */
  onVisit(query: string): void;
}

/** Keeps the whole build in the address, so that the address can be copied at any time. */
export function useBuilderAddress({ code, tab, onVisit }: BuilderAddressOptions): void {
  const now = useRef({ code, tab, onVisit });
  now.current = { code, tab, onVisit };

  const wanted = useCallback((held: string) => {
    const fields = new URLSearchParams(held);
    for (const key of openingKeys) fields.delete(key);
    put(fields, codeField, now.current.code);
    put(fields, tabField, now.current.tab);
    return fields.toString();
  }, []);
  const visit = useCallback((query: string) => now.current.onVisit(query), []);
  const settled = useCallback(() => {}, []);
  const write = useAddressQuery({ wanted, onVisit: visit, onSettled: settled });

  // biome-ignore lint/correctness/useExhaustiveDependencies: code and tab are what is written
  useEffect(() => {
    // At once: an address that lags behind would, on a reload, open an older build than the one that was kept.
    write(false);
  }, [code, tab, write]);
}

function put(fields: URLSearchParams, key: string, value: string | null) {
  if (value) fields.set(key, value);
  else fields.delete(key);
}
