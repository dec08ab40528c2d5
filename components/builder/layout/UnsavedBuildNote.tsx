import "@mantine/core/styles/CloseButton.layer.css";
import { useState } from "react";
import { Note } from "@/components/ui/Note";

/** Says that storage is full or forbidden; closed, it stays away until something could be stored again. */
export function UnsavedBuildNote() {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <Note
      tone="warn"
      className="mb-3"
      withCloseButton
      closeButtonLabel="Close note"
      onClose={() => setClosed(true)}
    >
      Storage is full or blocked in this browser. Your build stays in the page address; wanted skills and
      target are lost when you close this tab.
    </Note>
  );
}
