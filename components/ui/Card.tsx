import { type ComponentProps, type ReactNode, useId } from "react";

interface CardProps extends Omit<ComponentProps<"section">, "title"> {
  title: ReactNode;
  /** Before the title, 22 px. */
  icon?: ReactNode;
  /** At the end of the title's line. */
  aside?: ReactNode;
}

/** One of a few things of equal weight next to each other, each with a heading of its own. */
export function Card({ title, icon, aside, className = "", children, ...rest }: CardProps) {
  const id = useId();
  return (
    <section
      {...rest}
      className={`flex flex-col scroll-mt-20 p-4.5 border rounded-lg bg-card ${className}`}
      aria-labelledby={id}
    >
      <div className="flex items-center justify-between gap-3 text-14">
        <h2 id={id} className="flex items-center gap-2.5 text-17 leading-6">
          {icon && <span className="flex flex-none text-dim">{icon}</span>}
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
