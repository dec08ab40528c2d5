import type { ReactNode } from "react";
import type { SiteLink } from "@/lib/site/routes";
import { Page } from "./Page";
import { PageHead } from "./PageHead";
import { Prose } from "./Prose";
import classes from "./TextPage.module.css";

/** One part of a long text. */
export interface TextPageSection {
  /** Anchor of the section; other pages link to it, so it stays when the title changes. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface TextPageProps {
  title: string;
  /** One line under the title: what this page answers. */
  summary: string;
  /** Pages above this one, outermost first. */
  breadcrumb?: readonly SiteLink[];
  sections: readonly TextPageSection[];
  /** ISO date of the last change. */
  updated?: string;
}

/** A text to read: title, a table of contents that stays in sight on a desktop, and numbered sections. */
export function TextPage({ title, summary, breadcrumb, sections, updated }: TextPageProps) {
  return (
    <Page>
      <PageHead title={title} summary={summary} breadcrumb={breadcrumb} />
      <div className={`${classes.columns} normal-nums grid gap-y-6 gap-x-12`}>
        <nav
          aria-label="On this page"
          className={`${classes.contents} print:hidden py-3 px-4 border rounded-md bg-card text-14 leading-5`}
        >
          <ol>
            {sections.map((section) => (
              <li key={section.id} className="break-inside-avoid">
                <a
                  href={`#${section.id}`}
                  className="block py-1.5 text-dim hover:text-default hover:underline hover:underline-offset-3"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <Prose updated={updated}>
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>{section.title}</h2>
              {section.content}
            </section>
          ))}
        </Prose>
      </div>
    </Page>
  );
}
