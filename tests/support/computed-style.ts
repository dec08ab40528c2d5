/**
 * `getComputedStyle` for jsdom, which applies none of the site's style sheets but matches an element with a hundred
 * selectors of a browser's own sheet for every question. A search by role queries each element and all above it,
 * so that those selectors took half of the time of the tests.
 *
 * This one knows what searches by role, pointer checks and axe read of a browser's sheet: what is not displayed, what
 * breaks a line, what is inherited, and that links are underlined. Everything else is the element's `style`.
 */

const displayOfTag = new Map<string, string>();
function add(display: string, tags: string): void {
  for (const tag of tags.split(" ")) displayOfTag.set(tag, display);
}
add("none", "area base datalist head link meta noscript param rp script style template title");
add(
  "block",
  "html body address article aside blockquote details dialog dd div dl dt fieldset figcaption figure footer",
);
add(
  "block",
  "form h1 h2 h3 h4 h5 h6 header hgroup hr legend main menu nav ol p pre search section summary ul",
);
add("list-item", "li");
add("inline-block", "button input");
add("table", "table");
add("table-caption", "caption");
add("table-column-group", "colgroup");
add("table-column", "col");
add("table-header-group", "thead");
add("table-row-group", "tbody");
add("table-footer-group", "tfoot");
add("table-row", "tr");
add("table-cell", "td th");

const initial = { visibility: "visible", "pointer-events": "auto" };

function isHidden(element: Element): boolean {
  if (element.hasAttribute("hidden")) return element.getAttribute("hidden") !== "until-found";
  if (element.localName === "dialog") return !element.hasAttribute("open");
  return element.localName === "input" && element.getAttribute("type") === "hidden";
}

/** The `style` of an element that has one. Reading that of an element without makes one in jsdom. */
function ownStyle(element: Element): CSSStyleDeclaration | null {
  if (!element.hasAttribute("style")) return null;
  return element instanceof HTMLElement || element instanceof SVGElement ? element.style : null;
}

function inheritedValue(element: Element, property: keyof typeof initial): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const value = ownStyle(each)?.getPropertyValue(property);
    if (value && value !== "inherit" && value !== "unset") return value;
  }
  return initial[property];
}

/** Most elements have no style of their own and share a few answers. */
const shared = new Map<string, CSSStyleDeclaration>();

function declare(text: string): CSSStyleDeclaration {
  const { style } = document.createElement("div");
  style.cssText = text;
  return style;
}

/** The style of an element as far as a browser's own style sheet and `style` decide it. */
export function computeStyle(element: Element): CSSStyleDeclaration {
  const own = ownStyle(element);
  const display = isHidden(element) ? "none" : (displayOfTag.get(element.localName) ?? "inline");
  const isLink = element.localName === "a" && element.hasAttribute("href");
  const ofSheet = `display: ${display}; ${isLink ? "text-decoration: underline; " : ""}`;
  const inherited = `visibility: ${inheritedValue(element, "visibility")}; pointer-events: ${inheritedValue(element, "pointer-events")}`;
  if (own) return declare(`${ofSheet}${own.cssText}; ${inherited}`);
  const text = ofSheet + inherited;
  const known = shared.get(text) ?? declare(text);
  shared.set(text, known);
  return known;
}
