import classes from "./TableOfContents.module.css";

/** An anchored section of a page. */
export interface TocEntry {
  readonly id: string;
  readonly label: string;
}

/** Table of contents: a scrolling row on phones, sticky on wide screens. */
export function TableOfContents({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <nav aria-label="On this page" className={`${classes.map} mb-4 text-14 leading-5`}>
      <p className={`${classes.title} hidden xl:block text-12 leading-4 text-dim`} aria-hidden="true">
        On this page
      </p>
      <ul className={`${classes.entries} md:flex-wrap flex gap-1.5`}>
        {entries.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
