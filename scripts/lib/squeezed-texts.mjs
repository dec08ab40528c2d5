/**
 * Texts of a page that have so little width that they break at nearly every word: three lines or more, with fewer
 * than nine characters a line. Runs in the page, so it uses nothing from outside.
 *
 * @returns {string[]} The first ten, each with its text and its width in px.
 */
export function findSqueezedTexts() {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (found.length < 10 && walker.nextNode()) {
    const text = walker.currentNode.nodeValue?.trim() ?? "";
    if (!text.includes(" ")) continue;
    range.selectNodeContents(walker.currentNode);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
    const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
    if (lines < 3 || text.length / lines >= 9) continue;
    found.push(`“${text.slice(0, 50)}” (${Math.round(range.getBoundingClientRect().width)} px)`);
  }
  return found;
}
