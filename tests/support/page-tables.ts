/** Some HTML as a document. For tests that run with a DOM. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}

/** Text of an element with single blanks; empty where there is none. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

/**
 * Cells of a table in some HTML, row by row without the head: words as a reader of screens hears them, with
 * single blanks. For tests that run with a DOM.
 *
 * @param caption of the table
 * @throws where there is no such table
 */
export function tableRows(html: string, caption: string): string[][] {
  const page = parsePage(html);
  const table = [...page.querySelectorAll("table")].find((each) => wordsOf(each.caption) === caption);
  if (!table) throw new Error(`no table "${caption}"`);
  return [...table.tBodies].flatMap((body) =>
    [...body.rows].map((row) => [...row.cells].map((cell) => wordsOf(cell))),
  );
}

/** Words of the element that a selector finds. @throws where there is none */
export function wordsAt(html: string, selector: string): string {
  const element = parsePage(html).querySelector(selector);
  if (!element) throw new Error(`nothing at ${selector}`);
  return wordsOf(element);
}

/** Blocks and list items are words of their own, also where no blank stands between them. */
function wordsOf(element: Element | null): string {
  const html = (element?.innerHTML ?? "").replace(/<\/?(li|dt|dd|div|p|small|h\d|td|th)\b[^>]*>/g, " $&");
  const copy = document.createElement("div");
  copy.innerHTML = html;
  return textOf(copy);
}
