import { PageLink } from "@/components/ui/PageLink";
import type { News } from "@/lib/home/fetch-news";
import type { NewsPlace } from "@/lib/home/places";
import type { SiteLink } from "@/lib/site/routes";
import classes from "./NewsList.module.css";

/** Label of each place, and its invitation where there is no news. */
const places: Readonly<Record<NewsPlace, { readonly label: string; readonly invitation: SiteLink }>> = {
  guide: { label: "Newest guide", invitation: { label: "Browse guides", href: "/wiki/guides" } },
  event: { label: "Event quest now", invitation: { label: "See all quests", href: "/wiki/quests" } },
  build: { label: "Newest build", invitation: { label: "Make the first one", href: "/builder" } },
  liked: { label: "Most liked build", invitation: { label: "Browse builds", href: "/wiki/builds" } },
  record: {
    label: "Record of the week",
    invitation: { label: "None yet: submit a run", href: "/leaderboards/submit" },
  },
  challenge: {
    label: "Challenge of the week",
    invitation: { label: "See the boards", href: "/leaderboards" },
  },
  request: {
    label: "Waiting for an answer",
    invitation: { label: "Ask for a build or help", href: "/hunting-help/new" },
  },
  hunt: {
    label: "Looking for hunters",
    invitation: { label: "List your hunt", href: "/hunting-help/find" },
  },
};

interface NewsListProps {
  /** `null` until it is known what there is to tell. */
  news: News | null;
  of: readonly NewsPlace[];
  className?: string;
}

/** News of the site, an entry for each place; a place without news invites instead. */
export function NewsList({ news, of, className = "" }: NewsListProps) {
  return (
    <ul
      className={`${classes.list} relative border-t text-14 leading-5 ${className}`}
      data-known={news ? "" : undefined}
    >
      {of.map((place) => {
        const { label, invitation } = places[place];
        const entry = news?.get(place);
        return (
          <li key={place} className="flex flex-col justify-center border-b min-w-0">
            <span className="text-13 text-dim truncate">
              {label}
              {entry?.detail && ` · ${entry.detail}`}
            </span>
            <PageLink
              href={entry?.href ?? invitation.href}
              className="truncate hover:underline hover:underline-offset-3"
            >
              {entry?.title ?? invitation.label}
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}
