/**
 * What is in a field, straight from the page: it may have been typed, or filled in by a password
 * manager, before React ran.
 */
export function readFormText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : "";
}

/** Takes the person to the first field that was refused, once the refusal is on the page. */
export function focusFirstError(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus());
}
