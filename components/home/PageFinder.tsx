import { IconSearch } from "@tabler/icons-react";
import { useRouter } from "next/router";
import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { PageLink } from "@/components/ui/PageLink";
import { findPages } from "@/lib/site/finder";
import classes from "./PageFinder.module.css";

/**
 * Finds a page or feature of the site by name or by what it is about. The results are links: they open in
 * tabs and are walked with the arrow keys; Enter in the field opens the first.
 */
export function PageFinder() {
  const router = useRouter();
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLUListElement>(null);
  const found = findPages(query);
  const asked = query.trim() !== "";

  useEffect(() => focusOnSlash(field), []);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const first = found[0];
    if (!first) return;
    setOpen(false);
    void router.push(first.href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      setOpen(false);
      field.current?.focus();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const links = [...(results.current?.querySelectorAll("a") ?? [])];
    const at = links.findIndex((link) => link.contains(document.activeElement));
    const next = at + step;
    event.preventDefault();
    setOpen(true);
    // Above the first result is the field.
    if (next < 0) field.current?.focus();
    else links[Math.min(next, links.length - 1)]?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    // Without JavaScript the form leads to the wiki, whose front page lists everything.
    <search className={classes.finder} onBlur={onBlur} onKeyDown={onKeyDown}>
      <form action="/wiki" onSubmit={onSubmit}>
        <label className={classes.field}>
          <IconSearch size={22} stroke={1.75} aria-hidden="true" />
          <span className="visually-hidden">Find a page</span>
          <input
            ref={field}
            type="search"
            value={query}
            placeholder="Find a page: hitzones, builder, rules …"
            autoComplete="off"
            enterKeyHint="go"
            onChange={(event) => {
              setQuery(event.target.value);
              setOpen(true);
            }}
            onClick={() => setOpen(true)}
          />
          <span className={classes.key} aria-hidden="true">
            /
          </span>
        </label>
      </form>
      <p className="visually-hidden" role="status">
        {asked && open && (found.length === 1 ? "1 page found" : `${found.length} pages found`)}
      </p>
      {asked && open && (
        <div className={classes.panel}>
          {found.length === 0 ? (
            <p className={classes.none}>
              No page fits “{query.trim()}”. <PageLink href="/wiki">The wiki</PageLink> lists everything.
            </p>
          ) : (
            <ul ref={results} className={classes.results}>
              {found.slice(0, 7).map(({ href, label, place }) => (
                <li key={label}>
                  <PageLink href={href} className={classes.result} onClick={() => setOpen(false)}>
                    {label}
                    <span className={classes.place}>{place}</span>
                  </PageLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </search>
  );
}

/** `/` puts the cursor into the field, as long as nobody is typing elsewhere. */
function focusOnSlash(field: { readonly current: HTMLInputElement | null }): () => void {
  const onKeyDown = (event: globalThis.KeyboardEvent) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (
      event.target instanceof Element &&
      event.target.closest("input, textarea, select, [contenteditable]")
    ) {
      return;
    }
    event.preventDefault();
    field.current?.focus();
  };
  document.addEventListener("keydown", onKeyDown);
  return () => document.removeEventListener("keydown", onKeyDown);
}
