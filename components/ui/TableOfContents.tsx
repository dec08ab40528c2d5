import pills from "./Pills.module.css";
import classes from "./TableOfContents.module.css";

/** An anchored section of a page. */
export interface TocEntry {
  readonly id: string;
  readonly label: string;
}

/** Table of contents: a scrolling row on phones, sticky on wide screens. */
export function TableOfContents({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <nav aria-label="On this page" className={`${classes.map} print:hidden mb-4 text-14 leading-5`}>
      <p className="hidden xl:block ps-3.5 pb-1.5 text-12 leading-4 text-dim" aria-hidden="true">
        On this page
      </p>
      <ul className={`${classes.entries} ${pills.row} md:flex-wrap flex gap-1.5`}>
        {entries.map(({ id, label }) => (
          <li key={id} className="flex-none">
            <a
              href={`#${id}`}
              className={`${pills.pill} py-0.75 px-3 hover:border-control flex items-center border rounded-md text-default`}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
