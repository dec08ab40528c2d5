import type { ReactNode } from "react";

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
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-[calc(var(--header-height)+150px)] min-w-0"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-y-0.5 gap-x-3 mb-2">
        <h3 id={`${id}-title`} className="text-17 leading-6">
          {title}
        </h3>
        {aside && <div className="text-13 leading-5 text-dim">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
