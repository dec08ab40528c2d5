/** Styles that decide where a line of a text area breaks. */
const copied = [
  ...["font-family", "font-size", "font-weight", "letter-spacing", "line-height", "tab-size"],
  ...["text-indent", "word-spacing", "border-width", "border-style"],
  ...["padding-top", "padding-right", "padding-bottom", "padding-left"],
] as const;

/**
 * Puts a list below the line of a text area in which the cursor is, or above it where there is no room below: at the foot
 * of a tall area it would be out of sight. Both have the same positioned parent.
 *
 * @param cursor in UTF-16 units
 */
export function placeAtCaret(area: HTMLTextAreaElement, list: HTMLElement, cursor: number): void {
  const mirror = document.createElement("div");
  const look = getComputedStyle(area);
  for (const name of copied) mirror.style.setProperty(name, look.getPropertyValue(name));
  Object.assign(mirror.style, { position: "absolute", visibility: "hidden", boxSizing: "border-box" });
  Object.assign(mirror.style, { whiteSpace: "pre-wrap", overflowWrap: "break-word", inset: "0 auto auto 0" });
  mirror.style.width = `${area.clientWidth}px`;
  const mark = document.createElement("span");
  mark.textContent = "|";
  mirror.append(area.value.slice(0, cursor), mark);
  area.after(mirror);
  const line = mark.offsetHeight;
  const lineTop = mark.offsetTop - area.scrollTop;
  mirror.remove();

  const box = area.getBoundingClientRect();
  const parent = list.offsetParent?.getBoundingClientRect() ?? box;
  const top = box.top + Math.min(Math.max(lineTop, 0), box.height);
  const hasRoom = top + line + list.offsetHeight <= window.innerHeight;
  list.style.top = `${(hasRoom ? top + line : top - list.offsetHeight) - parent.top}px`;
}
