import classes from "./OpenedNote.module.css";

/** Says that storage is full or forbidden. A live region, which has to be there before it has something to say. */
export function UnkeptNote({ isKept }: { isKept: boolean }) {
  return (
    <div role="status">
      {!isKept && (
        <p className={classes.note}>
          This browser keeps nothing for later. Your build stays in the address; wishes and hunt end with this
          tab.
        </p>
      )}
    </div>
  );
}
