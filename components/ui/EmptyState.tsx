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
    <div className={`${classes.note} py-8 px-5 rounded-md text-center`}>
      {icon && <div className={`${classes.icon} mb-3 text-dim`}>{icon}</div>}
      <p className="text-17 leading-6 font-semibold">{title}</p>
      {children && <div className={`${classes.text} text-dim`}>{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
