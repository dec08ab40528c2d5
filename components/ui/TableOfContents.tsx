import classes from "./TableOfContents.module.css";

/** An anchored section of a page. */
export interface TocEntry {
  readonly id: string;
  readonly label: string;
}

/** Table of contents: a scrolling row on phones, sticky on wide screens. */
export function TableOfContents({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <nav aria-label="On this page" className={classes.map}>
      <p className={classes.title} aria-hidden="true">
        On this page
      </p>
      <ul className={classes.entries}>
        {entries.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
