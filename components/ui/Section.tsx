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
}

/** One anchored part of a page. */
export function Section({ id, title, children, icon, aside, level = 2, flush = false }: SectionProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classes.section} data-level={level}>
      <div className="flex flex-wrap items-baseline justify-between gap-y-1 gap-x-4 mb-2.5">
        <Heading
          id={`${id}-title`}
          className={`${level === 2 ? "text-20 leading-7" : "text-17 leading-6"} flex gap-2 items-center`}
        >
          {icon && <GameIcon name={icon} size={20} className="text-dim" />}
          {title}
        </Heading>
        {aside && <div className="text-14 leading-5 text-dim">{aside}</div>}
      </div>
      <div
        className={`${classes.body} py-3.5 px-4 border rounded-md bg-card`}
        data-flush={flush || undefined}
      >
        {children}
      </div>
    </section>
  );
}
