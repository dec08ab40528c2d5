import { getGuidesPath } from "@/lib/guides/paths";
import type { CitedGuidesResponse } from "@/lib/guides/schema";

/** Guides by title and summary. */
export function GuideNames({ guides }: Pick<CitedGuidesResponse, "guides">) {
  return (
    <ul className="grid gap-2 wrap-anywhere">
      {guides.map(({ slug, title, summary }) => (
        <li key={slug}>
          <a href={getGuidesPath(slug)}>{title}</a>
          <p className="text-14 leading-5 text-dim">{summary}</p>
        </li>
      ))}
    </ul>
  );
}
