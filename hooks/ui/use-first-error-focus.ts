import { type RefObject, useCallback, useEffect, useState } from "react";

/**
 * Takes the person to the first field of a form that was refused. The focus moves in the commit that shows the
 * refusal: a frame later, what was typed in between would go on in another field.
 *
 * @param form whose wrong fields have `aria-invalid`
 * @returns to be called together with the change of state that marks the fields
 */
export function useFirstErrorFocus(form: RefObject<HTMLFormElement | null>): () => void {
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals === 0) return;
    const first = form.current?.querySelector<HTMLElement>(
      "[aria-invalid='true'], [data-error] > [role='radiogroup']",
    );
    // A group takes no focus: what can be chosen in it does.
    const target = first?.matches("[role='radiogroup']") ? first.querySelector("input") : first;
    target?.focus();
  }, [refusals, form]);

  return useCallback(() => setRefusals((count) => count + 1), []);
}
