import { PageLink } from "@/components/ui/PageLink";
import { useFeatured } from "@/hooks/featured/use-featured";
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
