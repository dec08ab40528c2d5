import { getGuidesPath } from "@/lib/guides/paths";
import type { CitedGuidesResponse } from "@/lib/guides/schema";

interface GuideNamesProps extends Pick<CitedGuidesResponse, "guides"> {
  /** Slugs of those that nobody may see by now. They leave their place empty, so that nothing moves. */
  hidden?: readonly string[];
}

/** Guides by title and summary. */
export function GuideNames({ guides, hidden = [] }: GuideNamesProps) {
  return (
    <ul className="grid gap-2 wrap-anywhere">
      {guides.map(({ slug, title, summary }) => (
        <li key={slug} className={hidden.includes(slug) ? "invisible" : undefined}>
          <a href={getGuidesPath(slug)}>{title}</a>
          <p className="text-14 leading-5 text-dim">{summary}</p>
        </li>
      ))}
    </ul>
  );
}
