import type { ReactNode } from "react";
import classes from "./StateNote.module.css";

interface EmptyStateProps {
  /** What is missing. */
  title: string;
  /** Why, in a sentence. */
  children?: ReactNode;
  /** The one action that helps. */
  action?: ReactNode;
  icon?: ReactNode;
}

/** Shown in place of content when there is none. */
export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <div className={classes.note}>
      {icon && <div className={classes.icon}>{icon}</div>}
      <p className={classes.title}>{title}</p>
      {children && <div className={classes.text}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
