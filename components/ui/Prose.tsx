import type { ReactNode } from "react";
import classes from "./Text.module.css";

interface ProseProps {
  children: ReactNode;
  /** ISO date of the last change, e.g. `2026-11-20`, shown under the text. */
  updated?: string | undefined;
}

const dates = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** Running text: plain headings, paragraphs, lists and tables inside get the site's text look. */
export function Prose({ children, updated }: ProseProps) {
  return (
    <div className={`${classes.text} ${classes.prose}`}>
      {children}
      {updated && (
        <p className="pt-6 text-14 text-dim">
          Last updated <time dateTime={updated}>{dates.format(new Date(updated))}</time>
        </p>
      )}
    </div>
  );
}
