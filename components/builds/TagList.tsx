import { PageLink } from "@/components/ui/PageLink";
import { getBuildsPath } from "@/lib/builds/paths";
import classes from "./TagList.module.css";

/** Tags of a build; each leads to the published builds that have it. */
export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={`${classes.tags} normal-nums flex flex-wrap gap-x-3 text-13 leading-5`} aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <PageLink href={`${getBuildsPath()}?tag=${encodeURIComponent(tag)}`}>
            <span aria-hidden="true">#</span>
            {tag}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
