/** Where the list of saved pages goes in `public/offline.html`. */
export const savedListMark = "<!-- saved pages -->";

/** A page that can be read now. */
export interface SavedPage {
  /** Path on this site. */
  readonly path: string;
  /** As it is in the HTML: escaped. */
  readonly title: string;
}

/** Pages that are listed at most. */
export const maxListed = 30;

/** The title in the HTML of a page, escaped as it is there; `null` without one. */
export function readTitle(html: string): string | null {
  const title = /<title[^>]*>([^<]{1,200})<\/title>/.exec(html)?.[1]?.trim();
  // The name of the site is the same in all of them.
  return title?.replace(/ · [^·]+$/, "") || null;
}

/** The page for what cannot be read, with links to what can. @param html of `public/offline.html` */
export function writeOfflinePage(html: string, pages: readonly SavedPage[]): string {
  if (pages.length === 0) return html;
  const rows = pages
    .slice(0, maxListed)
    .map(
      ({ path, title }) => `<li><a href="${escapeAttribute(path)}">${title.replaceAll("<", "&lt;")}</a></li>`,
    );
  // A function, as `$` in a title is no pattern.
  return html.replace(savedListMark, () => `<h2>Saved on this device</h2>\n<ul>\n${rows.join("\n")}\n</ul>`);
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
