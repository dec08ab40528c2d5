import type { ReactNode } from "react";
import classes from "./StateNote.module.css";

interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What was saved, and what to do. */
  children?: ReactNode;
  /** Usually a button that tries again. */
  action?: ReactNode;
}

/** Shown in place of content that could not be loaded; announced when it appears. */
export function ErrorState({ title, children, action }: ErrorStateProps) {
  return (
    <div className={`${classes.note} py-8 px-5 rounded-md text-center`} data-tone="bad" role="alert">
      <p className="text-17 leading-6 font-semibold">{title}</p>
      {children && <div className={`${classes.text} text-dim`}>{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
