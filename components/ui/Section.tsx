import type { ReactNode } from "react";
import { GameIcon } from "@/components/ui/GameIcon";
import type { IconName } from "@/components/ui/icon-names";
import classes from "./Section.module.css";

interface SectionProps {
  /** Anchor; the page's map links to it. */
  id: string;
  title: ReactNode;
  children: ReactNode;
  icon?: IconName;
  /** At the right of the title: a link, a note. */
  aside?: ReactNode;
  /** Default 2. */
  level?: 2 | 3;
  /** The content is a table that reaches the edges of the panel. */
  flush?: boolean;
  /** On a phone the content folds away behind the title: `closed` until it is opened, `open` until it is closed. */
  fold?: "open" | "closed";
}

/** One anchored part of a page. */
export function Section(props: SectionProps) {
  const { id, title, children, icon, aside, level = 2, flush = false, fold } = props;
  const Heading = level === 2 ? "h2" : "h3";
  const body = (
    <div
      // A link to what is in a fold opens it, so the anchor of one that folds is in there.
      id={fold && id}
      className={`${classes.body} py-3.5 px-4 border rounded-md bg-card`}
      data-flush={flush || undefined}
    >
      {children}
    </div>
  );
  return (
    <section
      id={fold ? undefined : id}
      aria-labelledby={`${id}-title`}
      className={classes.section}
      data-level={level}
      data-folds={fold}
    >
      <div className={`${classes.head} flex flex-wrap items-baseline justify-between gap-y-1 gap-x-4 mb-2.5`}>
        <Heading
          id={`${id}-title`}
          className={`${level === 2 ? "text-20 leading-7" : "text-17 leading-6"} flex gap-2 items-center`}
        >
          {icon && <GameIcon name={icon} size={20} className="text-dim" />}
          {title}
        </Heading>
        {aside && <div className={`${classes.aside} text-14 leading-5 text-dim`}>{aside}</div>}
      </div>
      {fold ? (
        <details open={fold === "open"} className={classes.fold}>
          <summary>
            <span className="visually-hidden">{title}</span>
          </summary>
          {body}
        </details>
      ) : (
        body
      )}
    </section>
  );
}
