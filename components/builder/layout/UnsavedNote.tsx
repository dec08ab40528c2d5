import "@mantine/core/styles/CloseButton.layer.css";
import { useState } from "react";
import { Note } from "@/components/ui/Note";

/**
 * Says once that storage is full or forbidden: closed, it stays away for as long as the page is open. A live region,
 * which has to be there before it has something to say.
 */
export function UnsavedNote({ isSaved }: { isSaved: boolean }) {
  const [isClosed, setClosed] = useState(false);
  return (
    <div role="status">
      {!isSaved && !isClosed && (
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
      )}
    </div>
  );
}
