import classes from "./OpenedNote.module.css";

/** Says that storage is full or forbidden. A live region, which has to be there before it has something to say. */
export function UnsavedNote({ isSaved }: { isSaved: boolean }) {
  return (
    <div role="status">
      {!isSaved && (
        <p className={classes.note}>
          This browser does not allow saving. Your build stays in the page address; wanted skills and target
          are lost when you close this tab.
        </p>
      )}
    </div>
  );
}
