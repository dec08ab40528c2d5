import { useCallback, useState } from "react";

/** `selected` = the browser refused, and the text is selected for the keyboard. */
export type CopyOutcome = "copied" | "selected" | "failed" | null;

interface Copier {
  readonly state: CopyOutcome;
  /**
   * @param text what goes to the clipboard
   * @param shown the field that shows it, which is selected where the clipboard cannot be written
   */
  copy(text: string, shown: HTMLInputElement | HTMLTextAreaElement | null): Promise<void>;
}

/** Copies text and says how it went. Without the clipboard API the text is selected, ready for Ctrl + C. */
export function useCopy(): Copier {
  const [state, setState] = useState<CopyOutcome>(null);
  const copy = useCallback<Copier["copy"]>(async (text, shown) => {
    // The same words twice are announced once: the second time they must come again.
    setState(null);
    try {
      await navigator.clipboard.writeText(text);
      setState("copied");
    } catch {
      shown?.focus();
      shown?.select();
      setState(shown ? "selected" : "failed");
    }
  }, []);
  return { state, copy };
}
