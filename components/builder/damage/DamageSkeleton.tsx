import classes from "./DamageSkeleton.module.css";

/** The shape of the pane while its data is on the way; shows itself only when that takes a while. */
export function DamageSkeleton() {
  return (
    <div className={`${classes.skeleton} grid gap-3`}>
      <p className="visually-hidden" role="status">
        Loading monsters and moves
      </p>
      <div className={classes.answer} aria-hidden="true" />
      <div className={`${classes.field} h-11`} aria-hidden="true" />
      <div className={classes.table} aria-hidden="true" />
      <div className={classes.table} aria-hidden="true" />
    </div>
  );
}
