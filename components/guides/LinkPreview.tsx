import type { ReactNode } from "react";
import { floating } from "@/styles/theme";
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
    <span className={`${classes.link} relative`}>
      {children}
      <span
        className={`${classes.preview} ${floating} hidden gap-0.5 py-2 px-3 rounded-md text-14 leading-5 text-default font-normal text-start`}
      >
        <b>{title}</b>
        <span>{facts}</span>
      </span>
    </span>
  );
}
