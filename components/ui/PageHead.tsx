import type { CSSProperties, ReactNode } from "react";
import type { SiteLink } from "@/lib/site/routes";
import classes from "./PageHead.module.css";
import { PageLink } from "./PageLink";

/** One key figure of the band under the title. */
export interface HeadFigure {
  label: string;
  value: ReactNode;
}

interface PageHeadProps {
  title: string;
  /** Text of the h1 in place of `title`, such as a name in another language. */
  shownTitle?: ReactNode;
  /** One line under the title: what this page answers. */
  summary?: ReactNode;
  /** The pages above this one, outermost first; this page itself is left out. */
  breadcrumb?: readonly SiteLink[] | undefined;
  /** A `GameIcon` before the title. */
  icon?: ReactNode;
  /** Name of an element or status: its color lies behind the head. */
  tint?: string | undefined;
  /** Key figures as a band. */
  figures?: readonly HeadFigure[] | undefined;
  /** At the right of the breadcrumb: a choice that the page follows. */
  tools?: ReactNode;
  /** Between the summary and the actions on a phone, which alone shows it. */
  card?: ReactNode;
  /** Buttons: at the right on a desktop, below the title on a phone. */
  actions?: ReactNode;
}

/** Head of every page: the way up, the title with the page's only h1, its summary, figures and actions. */
export function PageHead({
  title,
  shownTitle = title,
  summary,
  breadcrumb,
  icon,
  tint,
  figures,
  tools,
  card,
  actions,
}: PageHeadProps) {
  return (
    <header
      className={`${tint ? classes.tinted : ""} pt-6 pb-5 max-md:pt-3 max-md:pb-3`}
      style={tint ? ({ "--tint": `var(--element-${tint})` } as CSSProperties) : undefined}
    >
      {breadcrumb && breadcrumb.length > 0 && (
        <div className="flex items-center justify-between gap-3 mb-2">
          <nav aria-label="Breadcrumb" className={`${classes.breadcrumb} grow min-w-0 text-14 leading-5`}>
            <ol className="flex flex-wrap items-baseline">
              {breadcrumb.map(({ href, label }) => (
                <li key={href} className="text-dim">
                  <PageLink
                    href={href}
                    className="inline-block py-0.5 text-dim hover:text-default hover:underline"
                  >
                    {label}
                  </PageLink>
                </li>
              ))}
              {/* The page itself stays on the line, and is left out on a phone: its whole name is the title below. */}
              <li className="max-md:hidden truncate grow basis-16 min-w-0 text-dim" aria-hidden="true">
                {shownTitle}
              </li>
            </ol>
          </nav>
          {tools}
        </div>
      )}
      <div className="flex flex-wrap items-end justify-between gap-y-4 max-md:gap-y-2.5 gap-x-6">
        <div className="grow basis-80 min-w-0">
          <h1 className="text-[clamp(26px,20px+1.6vw,34px)] flex items-center gap-3 wrap-anywhere">
            {icon && <span className="flex-none leading-0 text-dim">{icon}</span>}
            {shownTitle}
          </h1>
          {summary && (
            <p className="max-w-[66ch] leading-6.5 max-md:leading-5.5 text-pretty linked mt-2 max-md:mt-1 text-17 max-md:text-15 text-dim">
              {summary}
            </p>
          )}
        </div>
        {card && <div className="md:hidden grow basis-full min-w-0">{card}</div>}
        {actions && <div className="print:hidden flex flex-wrap gap-2">{actions}</div>}
      </div>
      {figures && figures.length > 0 && (
        <dl
          data-pairs={figures.length === 4 || undefined}
          className={`${classes.figures} gap-px mt-5 mx-0 mb-0 overflow-hidden flex flex-wrap border rounded-md`}
          style={
            {
              "--columns": figures.length > 7 ? Math.ceil(figures.length / 2) : figures.length,
            } as CSSProperties
          }
        >
          {figures.map(({ label, value }) => (
            // A label of two lines leaves the figures on one.
            <div
              key={label}
              className="flex grow basis-27 flex-col justify-between py-2.5 px-3.5 max-md:px-3 bg-card"
            >
              <dt className="text-12 leading-4 text-dim">{label}</dt>
              <dd className="mt-0.5 text-20 leading-7 font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}
