import { notifyProblem } from "@/components/ui/notify";
import { PageLink } from "@/components/ui/PageLink";
import { AuthorName } from "@/components/ui/PersonName";
import { useBuildLikes } from "@/hooks/builds/use-build-likes";
import { getBuildsPath, getOpenInBuilderPath } from "@/lib/builds/paths";
import type { PublishedBuild } from "@/lib/builds/schema";
import { BuildCard } from "./BuildCard";
import { LikeButton } from "./LikeButton";
import classes from "./PublishedCards.module.css";

interface PublishedCardsProps {
  builds: readonly PublishedBuild[];
  /** Others are on their way. */
  stale: boolean;
  /** On the page of their author the name is left out. */
  author?: boolean;
}

/** Published builds, each with its likes and the way into the builder. */
export function PublishedCards({ builds, stale, author = true }: PublishedCardsProps) {
  const { getLike, toggle } = useBuildLikes(builds);
  if (builds.length === 0) return null;
  return (
    <ul
      className={`${classes.cards} grid-cols-1 grid gap-2.5`}
      aria-busy={stale}
      data-stale={stale || undefined}
    >
      {builds.map((build) => (
        <li key={build.id}>
          <BuildCard
            build={build}
            href={getBuildsPath(build.id)}
            byline={
              <>
                {author && <AuthorName author={build.author} />}{" "}
                <time dateTime={build.publishedAt ?? build.createdAt}>
                  {(build.publishedAt ?? build.createdAt).slice(0, 10)}
                </time>
              </>
            }
            actions={
              <>
                <PageLink
                  href={getOpenInBuilderPath(build.code, undefined, build.buffs)}
                  className="hover:bg-(--signal-wash-hover) leading-none h-9 inline-flex items-center justify-center px-3.5 rounded-md bg-wash text-14 font-semibold whitespace-nowrap"
                  aria-label={`Open in builder: ${build.title}`}
                >
                  Open in builder
                </PageLink>
                <LikeButton
                  title={build.title}
                  like={getLike(build)}
                  onToggle={() => notifyProblem(toggle(build))}
                />
              </>
            }
          />
        </li>
      ))}
    </ul>
  );
}
