import { useEffect, useState } from "react";
import { fetchFeatured } from "@/lib/featured/fetch-featured";
import type { ShownFeatured } from "@/lib/featured/schema";

/**
 * Current featured entries, requested once; `null` while loading and where they could not be loaded. Without SWR,
 * which the start page would carry for this alone.
 */
export function useFeatured(): readonly ShownFeatured[] | null {
  const [featured, setFeatured] = useState<readonly ShownFeatured[] | null>(null);
  useEffect(() => {
    let isGone = false;
    fetchFeatured().then(
      (found) => !isGone && setFeatured(found),
      // The page is whole without it.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  return featured;
}
