import { GameIcon } from "@/components/ui/GameIcon";
import { iconNames } from "@/components/ui/icon-names";
import type { FeaturedKind } from "@/lib/featured/kinds";
import type { ShownFeatured } from "@/lib/featured/schema";

const kindLabels: Readonly<Record<FeaturedKind, string>> = {
  build: "Build",
  guide: "Guide",
  run: "Run",
  video: "Video",
};

/** List of featured entries, latest first. */
export function FeaturedList({ featured }: { featured: readonly ShownFeatured[] }) {
  return (
    <ul className="lg:grid-cols-2 grid gap-3">
      {featured.map(({ id, kind, caption, title, facts, href, icon }) => (
        <li key={id} className="hover:border-control relative flex gap-3.5 p-4 border rounded-md bg-card">
          <GameIcon name={iconNames.find((name) => name === icon) ?? "trophy"} size={28} />
          <div className="min-w-0 wrap-anywhere">
            <p className="text-13 leading-5 text-dim">{kindLabels[kind]}</p>
            <h3 className="text-17 leading-6 font-semibold wrap-anywhere">
              <a
                className="fills-card"
                href={href}
                {...(kind === "video" && { rel: "nofollow ugc noopener" })}
              >
                {title}
              </a>
            </h3>
            <p className="mt-1 text-15 leading-6 wrap-anywhere">{caption}</p>
            <p className="mt-1 text-13 leading-5 text-dim wrap-anywhere">{facts}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
