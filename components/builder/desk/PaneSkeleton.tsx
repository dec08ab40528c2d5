import classes from "./DeskSkeleton.module.css";

/** The shape of a pane while its code is on the way; shows itself only when that takes a while. */
export function PaneSkeleton() {
  return (
    <div className={classes.late}>
      <p className="visually-hidden" role="status">
        Loading
      </p>
      <div className={classes.band} aria-hidden="true" />
      <div className={classes.line} aria-hidden="true" />
      <div className={classes.band} aria-hidden="true" />
    </div>
  );
}
