/** Gives the focus to the name of the line in which a control is about to vanish. */
export function focusName(control: Element): void {
  control.closest("li")?.querySelector("a")?.focus();
}
