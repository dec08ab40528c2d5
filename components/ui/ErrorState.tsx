import { type EmptyStateProps, StateNote } from "./EmptyState";

/** Shown in place of content that could not be loaded, with what was saved and what to do; announced when it appears. */
export function ErrorState(props: Omit<EmptyStateProps, "icon">) {
  return <StateNote {...props} role="alert" className="border-bad/45" />;
}
