import type { SiteLink } from "@/lib/site/routes";
import classes from "./LinkRow.module.css";
import { PageLink } from "./PageLink";

interface LinkRowProps {
  /** Names the group for assistive technology. */
  label: string;
  links: readonly SiteLink[];
}

/** A few links next to each other as pills. */
export function LinkRow({ label, links }: LinkRowProps) {
  return (
    <nav aria-label={label} className={`${classes.row} flex flex-wrap justify-center gap-2 mt-4`}>
      {links.map(({ href, label: text }) => (
        <PageLink key={href} href={href}>
          {text}
        </PageLink>
      ))}
    </nav>
  );
}
