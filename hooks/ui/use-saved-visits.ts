import { useRouter } from "next/router";
import { useEffect } from "react";

/** How long a page is left alone, in milliseconds: what is for later must not slow it down. */
const settleMs = 4000;

/** Saves each page of the wiki and the builder that somebody stays on, to be read without a connection. */
export function useSavedVisits(): void {
  const { asPath } = useRouter();
  const path = asPath.split(/[?#]/)[0] ?? "/";
  useEffect(() => {
    const timer = setTimeout(() => void save(path).catch(() => {}), settleMs);
    return () => clearTimeout(timer);
  }, [path]);
}

async function save(path: string): Promise<void> {
  const { handleVisit } = await import("@/lib/offline/save-visits");
  await handleVisit(path);
}
