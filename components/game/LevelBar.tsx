import classes from "./LevelBar.module.css";

interface LevelBarProps {
  level: number;
  max: number;
}

/** A level among its levels: one box each, the reached ones filled. */
export function LevelBar({ level, max }: LevelBarProps) {
  return (
    <span className="align-middle inline-flex gap-0.75">
      <span className="visually-hidden">
        Level {level} of {max}
      </span>
      {Array.from({ length: max }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no identity but their place
          key={index}
          className={`${classes.box} rounded-[2px] border border-control`}
          data-on={index < level || undefined}
          aria-hidden="true"
        />
      ))}
    </span>
  );
}
