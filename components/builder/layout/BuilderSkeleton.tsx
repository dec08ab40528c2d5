import classes from "./BuilderSkeleton.module.css";

/** The shape of the page while its data is on the way; shows itself only when that takes a while. */
export function BuilderSkeleton() {
  return (
    <div className={`${classes.skeleton} animate-late grid gap-4`}>
      <p className="visually-hidden" role="status">
        Loading the builder
      </p>
      <div className={`${classes.pane} flex flex-col gap-2`} data-of="loadout" aria-hidden="true">
        {["weapon", "head", "chest", "arms", "waist", "legs", "charm"].map((row) => (
          <div key={row} className="h-21 border rounded-md bg-card" />
        ))}
      </div>
      <div className={`${classes.pane} flex flex-col gap-2`} data-of="totals" aria-hidden="true">
        <div className="h-40 border rounded-md bg-card" />
        {["1", "2", "3", "4", "5"].map((row) => (
          <div key={row} className="border rounded-md bg-card h-10" />
        ))}
      </div>
      <div className={`${classes.pane} flex flex-col gap-2`} data-of="next" aria-hidden="true">
        <div className="border rounded-md bg-card h-10" />
        <div className="h-40 border rounded-md bg-card" />
      </div>
    </div>
  );
}
