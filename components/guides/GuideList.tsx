import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/EmptyState";
import { GameIcon } from "@/components/ui/GameIcon";
import { AuthorName } from "@/components/ui/PersonName";
import type { GuideListData } from "@/lib/guides/list-page";
import { getGuidesPath, guidesFeedPath } from "@/lib/guides/paths";
import type { GuideRow } from "@/lib/guides/schema";
import { toIconName } from "./to-icon-name";

interface GuideListProps extends GuideListData {
  /** Actions of creators, above the list. */
  tools?: ReactNode;
}

/** Published guides, newest first. */
export function GuideList({ guides, nextPath, tag, tools }: GuideListProps) {
  return (
    <>
      {tools}
      {tag !== null && (
        <p className="mb-4 text-14 leading-5">
          Guides tagged <b>{tag}</b>. <a href={getGuidesPath()}>Show all guides</a>
        </p>
      )}
      {guides.length === 0 ? (
        <EmptyState title={tag === null ? "No guides yet" : "No guides with this tag"}>
          {tag === null ? "Published guides appear here." : "Choose another tag, or show all guides."}
        </EmptyState>
      ) : (
        <ul className="lg:grid-cols-2 grid gap-3">
          {guides.map((guide) => (
            <GuideItem key={guide.slug} {...guide} />
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-2 mt-5 text-14 leading-5">
        {nextPath && <a href={nextPath}>Older guides</a>}
        <a href={guidesFeedPath}>Atom feed</a>
      </p>
    </>
  );
}

function GuideItem({ slug, title, summary, cover, minutes, author, publishedAt, updatedAt, tags }: GuideRow) {
  const day = (publishedAt ?? updatedAt).slice(0, 10);
  return (
    <li className="hover:border-control relative flex gap-3.5 p-4 border rounded-md bg-card">
      <GameIcon name={toIconName(cover)} size={30} />
      <div className="min-w-0 wrap-anywhere">
        <h2 className="text-17 leading-6 font-semibold">
          <a className="fills-card" href={getGuidesPath(slug)}>
            {title}
          </a>
        </h2>
        <p className="mt-1 text-15 leading-6">{summary}</p>
        <p className="mt-1.5 text-13 leading-5 text-dim">
          {author ? <AuthorName author={author} isLinked={false} /> : "Quarry"},{" "}
          <time dateTime={day}>{day}</time> · {minutes} min read
          {tags.length > 0 && ` · ${tags.join(", ")}`}
        </p>
      </div>
    </li>
  );
}
