import classes from "./BuildsPlaceholder.module.css";

/** The shape of builds that are on their way. */
export function BuildsPlaceholder({ count = 6 }: { count?: number }) {
  return (
    <div className="grid gap-2.5">
      {Array.from({ length: count }, (_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
          key={index}
          className={`${classes.card} pt-3.5 px-4 pb-3 grid gap-3.5 border rounded-md bg-card`}
        >
          <span className={`${classes.icon} w-9 h-9`} />
          <div className={`${classes.lines} content-start grid gap-2.5`}>
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
