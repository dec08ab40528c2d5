/**
 * `labels` of form fields for jsdom. Searches by label or role ask each field for its labels, for which jsdom walks
 * through the whole page, and once more for each label on the way: 42 s of the processor for the first search in a page
 * of 600 fields. Here the labels of all fields are found at once, and anew when the page has changed.
 */

const names = ["button", "input", "meter", "output", "progress", "select", "textarea"];

function isField(element: Element): boolean {
  return names.includes(element.localName) && element.getAttribute("type") !== "hidden";
}

function findLabels(): Map<Element, HTMLLabelElement[]> {
  const found = new Map<Element, HTMLLabelElement[]>();
  for (const label of document.getElementsByTagName("label")) {
    const id = label.getAttribute("for");
    const field =
      id === null ? [...label.getElementsByTagName("*")].find(isField) : document.getElementById(id);
    if (field && isField(field)) found.set(field, [...(found.get(field) ?? []), label]);
  }
  return found;
}

const byId = /^\[id="([^"\\]*)"\]$/;

/** Names by `aria-labelledby` are looked up by `[id="…"]`, for which jsdom reads the attributes of the whole page. */
function findByIdFast(): void {
  const { querySelector } = Element.prototype;
  Element.prototype.querySelector = function find(this: Element, selectors: string) {
    const id = byId.exec(selectors)?.[1];
    if (id === undefined || !document.contains(this)) return querySelector.call(this, selectors);
    const found = document.getElementById(id);
    // One of the same name may be elsewhere.
    return !found || (this !== found && this.contains(found)) ? found : querySelector.call(this, selectors);
  };
}

/** Once for each document, however many files of tests share it. */
export function tellLabelsFast(): void {
  if ("tellsLabelsFast" in document) return;
  Object.assign(document, { tellsLabelsFast: true });
  findByIdFast();
  let known: Map<Element, HTMLLabelElement[]> | null = null;
  const changes = new MutationObserver(() => {
    known = null;
  });
  changes.observe(document, { subtree: true, childList: true, attributeFilter: ["for", "id", "type"] });
  for (const { prototype } of [
    ...[HTMLButtonElement, HTMLInputElement, HTMLMeterElement, HTMLOutputElement, HTMLProgressElement],
    ...[HTMLSelectElement, HTMLTextAreaElement],
  ]) {
    Object.defineProperty(prototype, "labels", {
      get(this: HTMLElement) {
        if (changes.takeRecords().length > 0) known = null;
        known ??= findLabels();
        return isField(this) ? (known.get(this) ?? []) : null;
      },
    });
  }
}
