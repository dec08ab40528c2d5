import { PageLink } from "@/components/ui/PageLink";
import { getBuildsPath } from "@/lib/builds/paths";

/** Tags of a build; each leads to the published builds that have it. */
export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="normal-nums flex flex-wrap gap-x-3 text-13 leading-5" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <PageLink
            href={`${getBuildsPath()}?tag=${encodeURIComponent(tag)}`}
            className="inline-block py-1 text-dim hover:text-signal hover:underline hover:underline-offset-3"
          >
            <span aria-hidden="true">#</span>
            {tag}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
