import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import classes from "./OpenedNote.module.css";

/**
 * Says once that storage is full or forbidden: closed, it stays away for as long as the page is open. A live region,
 * which has to be there before it has something to say.
 */
export function UnsavedNote({ isSaved }: { isSaved: boolean }) {
  const [isClosed, setClosed] = useState(false);
  return (
    <div role="status">
      {!isSaved && !isClosed && (
        <div className={classes.note}>
          <p className="flex-1 min-w-0">
            This browser does not allow saving. Your build stays in the page address; wanted skills and target
            are lost when you close this tab.
          </p>
          <button
            type="button"
            className={`${classes.close} inline-flex flex-none text-dim`}
            aria-label="Close note"
            onClick={() => setClosed(true)}
          >
            <IconX size={18} stroke={1.75} aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}
