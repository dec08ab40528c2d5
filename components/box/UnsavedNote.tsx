import { Note } from "@/components/ui/Note";
import { useIsUnsaved } from "@/hooks/ui/use-local-store";

interface UnsavedNoteProps {
  /** The store of what is shown. */
  store: Parameters<typeof useIsUnsaved>[0];
  /** Content that would be lost, as "crowns". */
  what: string;
}

/** Says that this browser keeps nothing, as long as that is so. */
export function UnsavedNote({ store, what }: UnsavedNoteProps) {
  const isUnsaved = useIsUnsaved(store);
  return isUnsaved ? (
    <Note tone="warn" role="alert" className="mb-5">
      Your browser can’t save your {what}. They will be lost when you close the page.
    </Note>
  ) : null;
}
