import { useCallback, useEffect, useRef } from "react";
import { useAddressQuery } from "@/hooks/ui/use-address-query";
import { searchField } from "@/lib/builder/criteria/criteria-link";
import { openingKeys } from "@/lib/builder/editor/opening";
import { buffsField } from "@/lib/builder/target/buffs-link";
import { targetField } from "@/lib/builder/target/target-link";
import { codeField, savedField } from "@/lib/builder/workspace/open-workspace";

/** The field of the address that holds the tab. */
export const tabField = "tab";

/** The field that opens a dialog of what a hunter owns, once: the address of the page does not hold it. */
export const dialogField = "open";

interface BuilderAddressOptions {
  /** The query that the page was opened with, and that was taken over then; the first one counts. */
  readonly opened: string;
  /** `null` = nothing to hold: the build is empty. */
  readonly code: string | null;
  /** Empty = the tab that the page opens with. */
  readonly tab: string;
  /** Id of the saved build that is being changed; `null` = none. */
  readonly savedId: string | null;
  /** A link, or back and forward, brought another query. */
  onVisit(query: string): void;
}

/** Keeps the whole build in the address, so that the address can be copied at any time. */
export function useBuilderAddress({ opened, code, tab, savedId, onVisit }: BuilderAddressOptions): void {
  const now = useRef({ code, tab, savedId, onVisit });
  now.current = { code, tab, savedId, onVisit };

  const target = useCallback((held: string) => {
    const fields = new URLSearchParams(held);
    const { code, savedId, tab } = now.current;
    const ours = { [codeField]: code, [savedField]: savedId, [tabField]: tab };
    const once = [...openingKeys, buffsField, searchField, targetField, dialogField];
    for (const key of [...once, ...Object.keys(ours)]) fields.delete(key);
    const saved = Object.entries(ours).filter(([, value]) => value);
    return new URLSearchParams([...saved.map(([key, value]) => [key, value ?? ""]), ...fields]).toString();
  }, []);
  // The router reports the first query as any other: to open it once more would do nothing but hold a phone up.
  const taken = useRef<string | null>(opened);
  const visit = useCallback((query: string) => {
    const isTaken = query === taken.current;
    taken.current = null;
    if (!isTaken) now.current.onVisit(query);
  }, []);
  const settled = useCallback(() => {
    taken.current = null;
  }, []);
  const write = useAddressQuery({ target, onVisit: visit, onSettled: settled });

  // biome-ignore lint/correctness/useExhaustiveDependencies: all three are what is written
  useEffect(() => {
    // At once: an address that lags behind would, on a reload, open an older build than the latest one.
    write(false);
  }, [code, tab, savedId, write]);
}
