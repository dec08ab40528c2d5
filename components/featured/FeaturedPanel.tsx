import { useEffect, useState } from "react";
import { PageLink } from "@/components/ui/PageLink";
import { fetchFeatured } from "@/lib/featured/fetch-featured";
import type { ShownFeatured } from "@/lib/featured/schema";
import { FeaturedList } from "./FeaturedList";

/** Entries on the home page. */
const shown = 4;

/** Current featured entries on the home page; nothing where there is none. */
export function FeaturedPanel() {
  const featured = useFeatured();
  if (!featured || featured.length === 0) return null;
  return (
    <section aria-labelledby="featured-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 mb-3">
        <h2 id="featured-title" className="text-20 leading-7 font-semibold">
          Featured content
        </h2>
        <PageLink href="/wiki/featured-content">All featured content</PageLink>
      </div>
      <FeaturedList featured={featured.slice(0, shown)} />
    </section>
  );
}

/**
 * Current featured entries, requested once; `null` while loading and where they could not be loaded. Without SWR,
 * which the start page would carry for this alone.
 */
function useFeatured(): readonly ShownFeatured[] | null {
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
