import type { ReactNode } from "react";
import { siteConfig } from "@/lib/site/config";
import { coveredVersion } from "@/lib/site/game-version";
import { openDataPath } from "@/lib/site/wiki-paths";
import classes from "./PageFooter.module.css";

interface PageFooterProps {
  path: string;
  /** Source of this page's data, in addition to the general note. */
  source?: ReactNode;
}

/** Footer of every page: covered game version, data sources, contact. */
export function PageFooter({ path, source }: PageFooterProps) {
  const subject = encodeURIComponent(`Error on ${path}`);
  const body = encodeURIComponent(
    `Page: ${siteConfig.url}${path}\n\nWhat is wrong:\n\nWhat is correct, and where to see it:\n`,
  );
  return (
    <section
      className={`${classes.foot} flex flex-wrap justify-between gap-y-1 gap-x-8 mt-10 pt-3.5 border-t text-14 leading-5 text-dim`}
      aria-label="About this page"
    >
      <p>
        Up to date with <strong>{coveredVersion.name}</strong> ({coveredVersion.month}). Names and values come
        from public game data, see <a href="/about/credits#figures">credits</a>. All text is our own.
      </p>
      {source && <p>{source}</p>}
      <ul className={`${classes.links} flex flex-wrap gap-x-5`}>
        <li>
          <a href={openDataPath}>Open data (JSON)</a>
        </li>
        <li>
          <a href={`mailto:${siteConfig.contactEmail}?subject=${subject}&body=${body}`}>Report an error</a>
        </li>
      </ul>
    </section>
  );
}
