import classes from "./BuildsPlaceholder.module.css";

/** The shape of builds that are on their way. */
export function BuildsPlaceholder({ count = 6 }: { count?: number }) {
  return (
    <div className={classes.cards}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <div key={index} className={classes.card}>
          <span className={classes.icon} />
          <div className={classes.lines}>
            <span data-line="title" />
            <span data-line="by" />
            <span data-line="figures" />
            <span data-line="skills" />
            <span data-line="tags" />
          </div>
        </div>
      ))}
    </div>
  );
}
