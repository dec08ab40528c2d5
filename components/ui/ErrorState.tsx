import type { ReactNode } from "react";
import { StateNote } from "./EmptyState";

interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What was saved, and what to do. */
  children?: ReactNode;
  /** Usually a button that tries again. */
  action?: ReactNode;
}

/** Shown in place of content that could not be loaded; announced when it appears. */
export function ErrorState(props: ErrorStateProps) {
  return <StateNote {...props} role="alert" className="border-bad/45" />;
}
