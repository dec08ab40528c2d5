/** Takes the person to the first field of a form that was refused, once the refusal is on the page. */
export function focusFirstError(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const first = form?.querySelector<HTMLElement>("[aria-invalid='true']");
    // A group takes no focus: what can be chosen in it does.
    const target = first?.matches("fieldset") ? first.querySelector("input") : first;
    target?.focus();
  });
}

/** What is in the fields of a form by their names; a field that is not there is empty. */
export function readTexts(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(
    names.map((name) => {
      const value = data.get(name);
      return [name, typeof value === "string" ? value : ""];
    }),
  );
}
