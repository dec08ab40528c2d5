import type { ReactNode } from "react";
import { formatNumber } from "@/lib/text/format";
import classes from "./Pills.module.css";

interface Pill {
  readonly href: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly count?: number;
  /** The page on screen. */
  readonly current?: boolean;
}

interface PillsProps {
  /** Names the group. */
  label: string;
  links: readonly Pill[];
}

/** Links to related pages; on a phone the row scrolls. */
export function Pills({ label, links }: PillsProps) {
  return (
    <nav aria-label={label} className={`${classes.pills} mb-3.5`}>
      <ul className={`${classes.row} md:flex-wrap flex gap-1.5`}>
        {links.map(({ href, label: text, icon, count, current }) => (
          <li key={href} className="flex-none">
            <a
              href={href}
              className={`${classes.pill} py-0.75 px-3 hover:border-control flex gap-1.5 items-center border rounded-md bg-card text-14 leading-5 text-default`}
              aria-current={current ? "page" : undefined}
            >
              {icon}
              {text}
              {count !== undefined && <span className="text-12 text-dim">{formatNumber(count)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
