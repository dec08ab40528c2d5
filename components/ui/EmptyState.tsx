import type { ReactNode } from "react";

export interface EmptyStateProps {
  /** Name of the missing content, or of the event. */
  title: string;
  /** Why, in a sentence. */
  children?: ReactNode;
  /** The one action that helps. */
  action?: ReactNode;
  icon?: ReactNode;
}

/** Shown in place of content when there is none. */
export function EmptyState(props: EmptyStateProps) {
  return <StateNote {...props} className="border-dashed border-strong" />;
}

/** Shared body of `EmptyState` and `ErrorState`. */
export function StateNote({
  title,
  children,
  action,
  icon,
  ...frame
}: EmptyStateProps & { className: string; role?: "alert" }) {
  return (
    <div {...frame} className={`${frame.className} py-8 px-5 border rounded-md text-center`}>
      {icon && <div className="flex justify-center mb-3 text-dim">{icon}</div>}
      <p className="text-17 leading-6 font-semibold">{title}</p>
      {children && (
        <div className="max-w-[56ch] mt-1 mx-auto text-dim [&_a]:underline [&_a]:underline-offset-3">
          {children}
        </div>
      )}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
