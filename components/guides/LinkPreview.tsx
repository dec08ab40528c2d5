import type { ReactNode } from "react";
import classes from "./LinkPreview.module.css";

interface LinkPreviewProps {
  title: string;
  facts: string;
  /** The link. */
  children: ReactNode;
}

/** A link with a few facts about where it leads, shown while a pointer or the focus rests on it. */
export function LinkPreview({ title, facts, children }: LinkPreviewProps) {
  return (
    <span className={classes.link}>
      {children}
      <span className={`${classes.preview} hidden text-14 leading-5`}>
        <b>{title}</b>
        <span>{facts}</span>
      </span>
    </span>
  );
}
