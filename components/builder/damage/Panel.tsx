import type { ReactNode } from "react";
import classes from "./Panel.module.css";

interface PanelProps {
  /** Anchor, and root of the id of the title. */
  id: string;
  title: ReactNode;
  /** At the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One titled part of the pane. */
export function Panel({ id, title, aside, children }: PanelProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classes.panel}>
      <div className={classes.head}>
        <h3 id={`${id}-title`} className={classes.title}>
          {title}
        </h3>
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
