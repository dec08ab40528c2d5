import { useWindowEvent } from "@mantine/hooks";
import { useCommands } from "@/hooks/builder/use-builder";

/** Undo and redo by the usual keys. In a field and in a dialog the keys stay with the field and the dialog. */
export function useUndoKeys(): void {
  const { undo, redo } = useCommands();
  useWindowEvent("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTaken(event.target)) return;
    const key = event.key.toLowerCase();
    const isRedo = key === "y" || (key === "z" && event.shiftKey);
    if (key !== "z" && !isRedo) return;
    event.preventDefault();
    if (isRedo) redo();
    else undo();
  });
}

const textFields = ["text", "search", "number", "url", "email", ""];

function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest("dialog, [role='dialog'], textarea, [contenteditable='true']")) return true;
  return target instanceof HTMLInputElement && textFields.includes(target.type);
}
