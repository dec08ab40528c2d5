import type { ReactNode } from "react";
import { siteConfig } from "@/lib/site/config";
import { coveredVersion } from "@/lib/site/game-version";
import { openDataPath } from "@/lib/wiki/paths";
import classes from "./PageFoot.module.css";

interface PageFootProps {
  path: string;
  /** Where this page's figures come from, beside the general sentence. */
  source?: ReactNode;
}

/** Foot of every page: up to where the figures follow the game, where they come from, and whom to tell. */
export function PageFoot({ path, source }: PageFootProps) {
  const subject = encodeURIComponent(`Mistake on ${path}`);
  const body = encodeURIComponent(
    `Page: ${siteConfig.url}${path}\n\nWhat is wrong:\n\nWhat is right, and where to see it:\n`,
  );
  return (
    <section className={classes.foot} aria-label="About this page">
      <p>
        Follows the game as of <strong>{coveredVersion.name}</strong> ({coveredVersion.month}). The{" "}
        <a href="/about/credits#figures">credits</a> name the public parameter tables that names and figures
        come from. Every sentence is ours.
      </p>
      {source && <p>{source}</p>}
      <ul className={classes.links}>
        <li>
          <a href={openDataPath}>This as open data</a>
        </li>
        <li>
          <a href={`mailto:${siteConfig.contactEmail}?subject=${subject}&body=${body}`}>Report a mistake</a>
        </li>
      </ul>
    </section>
  );
}
