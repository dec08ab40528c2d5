import { AuthorName } from "@/components/ui/PersonName";
import type { GuidePageData } from "@/lib/guides/guide-page";

/** Subject of a guide, who wrote it, when, and how long it takes to read. */
export function GuideByline({ guide, minutes }: Pick<GuidePageData, "guide" | "minutes">) {
  const { summary, author, publishedAt, updatedAt, gameVersion } = guide;
  const published = publishedAt ?? updatedAt;
  return (
    <>
      {summary}
      <span className="block mt-2 text-14 leading-5 text-dim">
        {"By "}
        {author ? <AuthorName author={author} /> : "Quarry"}
        {", "}
        <time dateTime={published}>{published.slice(0, 10)}</time>
        {updatedAt.slice(0, 10) !== published.slice(0, 10) && (
          <>
            {", updated "}
            <time dateTime={updatedAt}>{updatedAt.slice(0, 10)}</time>
          </>
        )}
        {` · ${minutes} min read · ${gameVersion}`}
      </span>
    </>
  );
}
