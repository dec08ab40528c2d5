/** HTML of a page as a document to look at: nothing in it can be clicked. For tests that run with a DOM. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}

/** Text of an element with single blanks; empty where there is none. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** Tags whose content is words of its own, also where no blank is next to it. */
const blocks = /^(li|dt|dd|div|p|small|h\d|td|th|summary|caption|ul|ol|section)$/;

/**
 * What a reader of screens hears of an element, with single blanks: names of pictures in place of pictures,
 * nothing that is hidden.
 */
export function heard(element: Element | null | undefined): string {
  return element ? wordsOf(element).replace(/\s+/g, " ").trim() : "";
}

function wordsOf(element: Element): string {
  const inner = (): string => {
    let words = "";
    for (const node of element.childNodes) {
      if (node instanceof Element) words += isHidden(node) ? "" : wordsOf(node);
      else if (node.nodeType === node.TEXT_NODE) words += node.textContent ?? "";
    }
    return words;
  };
  const label = element.getAttribute("role") === "img" ? element.getAttribute("aria-label") : null;
  const words = label ?? inner();
  return blocks.test(element.localName) ? ` ${words} ` : words;
}

function isHidden(element: Element): boolean {
  return (
    element.getAttribute("aria-hidden") === "true" ||
    element.hasAttribute("hidden") ||
    element.localName === "script" ||
    element.localName === "style"
  );
}

/** A row of a table as it is read out. */
export interface ShownRow {
  /** The row's own header. */
  readonly title: string;
  /** The other cells, by the header of their column. */
  readonly cells: Readonly<Record<string, string>>;
  readonly element: Element;
}

/** The table of the caption. @throws where there is none, or more than one */
export function tableOf(root: ParentNode, caption: string | RegExp): HTMLTableElement {
  const tables = [...root.querySelectorAll("table")].filter(({ caption: own }) => fits(heard(own), caption));
  const [table] = tables;
  if (!table || tables.length > 1) throw new Error(`${tables.length} tables "${caption}"`);
  return table;
}

/** Rows of the table of the caption, without its head. @throws where there is no such table */
export function rowsOf(root: ParentNode, caption: string | RegExp): ShownRow[] {
  const table = tableOf(root, caption);
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])].map(heard);
  const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
  return rows.filter(({ ariaHidden }) => ariaHidden !== "true").map((row) => shownRow(row, heads));
}

function shownRow(element: HTMLTableRowElement, heads: readonly string[]): ShownRow {
  const cells: Record<string, string> = {};
  let title = "";
  let column = 0;
  for (const cell of element.cells) {
    const words = heard(cell);
    if (cell.scope === "row") title = words;
    else for (const head of heads.slice(column, column + cell.colSpan)) cells[head] = words;
    column += cell.colSpan;
  }
  return { title, cells, element };
}

/** The section of the heading. @throws where there is none */
export function regionOf(root: ParentNode, name: string | RegExp): HTMLElement {
  const region = findRegion(root, name);
  if (!region) throw new Error(`no region "${name}"`);
  return region;
}

/** The section of the heading, if it is there. */
export function findRegion(root: ParentNode, name: string | RegExp): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>("section")].find((section) => {
    const title = section.ownerDocument.getElementById(section.getAttribute("aria-labelledby") ?? "");
    return fits(title ? heard(title) : (section.getAttribute("aria-label") ?? ""), name);
  });
}

/** Terms of all lists of terms in an element, each with what it says. */
export function termsOf(element: ParentNode): Record<string, string> {
  return Object.fromEntries(
    [...element.querySelectorAll("dt")].map((term) => [heard(term), heard(term.nextElementSibling)]),
  );
}

/** The key figures under the title of a page. */
export function figuresOf(page: ParentNode): Record<string, string> {
  const head = page.querySelector("h1")?.closest("header");
  return head ? termsOf(head) : {};
}

/** Entries of all lists in an element. */
export function entriesOf(element: ParentNode): string[] {
  return [...element.querySelectorAll("li")].map(heard);
}

/** Links in an element: what each is called and where it leads. */
export function linksOf(element: ParentNode): [name: string, href: string][] {
  return [...element.querySelectorAll("a")].map((link) => [heard(link), link.getAttribute("href") ?? ""]);
}

function fits(words: string, expected: string | RegExp): boolean {
  return typeof expected === "string" ? words === expected : expected.test(words);
}
