import type { ReactNode } from "react";
import { siteConfig } from "@/lib/site/config";
import { coveredVersion, factsUpdated } from "@/lib/site/game-version";
import { dataQualityPath, openDataPath } from "@/lib/site/wiki-paths";

interface PageFooterProps {
  path: string;
  /** Entity and id of the page's record, for reports: `skills/attack-boost`. */
  record?: string;
  /** Source of this page's data, in addition to the general note. */
  source?: ReactNode;
}

/** Footer of every page: covered game version, source of its values, and where to report a mistake. */
export function PageFooter({ path, record, source }: PageFooterProps) {
  const subject = encodeURIComponent(`Mistake on ${path}`);
  const about = [`Page: ${siteConfig.url}${path}`, ...(record ? [`Record: ${record}`] : [])];
  const body = encodeURIComponent(
    `${about.join("\n")}\nVersion: ${coveredVersion.name}, tables of ${factsUpdated}\n\nWhat is wrong:\n\nWhat is correct, and where to see it:\n`,
  );
  return (
    <section
      className="flex flex-wrap justify-between gap-y-1 gap-x-8 mt-10 pt-3.5 border-t text-14 leading-5 text-dim"
      aria-label="About this page"
    >
      <p className="max-w-[78ch] linked">
        Up to date with <strong className="text-default font-semibold">{coveredVersion.name}</strong> (
        {coveredVersion.month}). Names and values come from the game's public tables of{" "}
        <time dateTime={factsUpdated}>{factsUpdated}</time>, see <a href="/about/credits#figures">credits</a>.
        All text is our own.
      </p>
      {source && <p className="max-w-[78ch] linked">{source}</p>}
      <ul className="-mt-1 flex flex-wrap gap-x-5">
        {[
          { href: openDataPath, label: "Open data (JSON)" },
          { href: dataQualityPath, label: "Data quality" },
          {
            href: `mailto:${siteConfig.contactEmail}?subject=${subject}&body=${body}`,
            label: "Report a mistake",
          },
        ].map(({ href, label }) => (
          <li key={label}>
            <a href={href} className="block py-1 hover:underline hover:underline-offset-3">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
