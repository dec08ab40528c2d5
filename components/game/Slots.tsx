import classes from "./Slots.module.css";

interface SlotsProps {
  /** Levels 1 to 3 (4 is reserved), largest first; empty = none. */
  levels: readonly number[];
  /** Where it matters which decorations fit. */
  kind?: "weapon" | "armor";
}

/** Decoration slots as gems with their level. */
export function Slots({ levels, kind }: SlotsProps) {
  if (levels.length === 0) {
    return (
      <span className="text-dim">
        <span aria-hidden="true">—</span>
        <span className="visually-hidden">No slots</span>
      </span>
    );
  }
  const words = kind === undefined ? "Slots" : `Slots for ${kind} decorations`;
  return (
    <span
      role="img"
      aria-label={`${words} ${levels.join("-")}`}
      className={`${classes.slots} inline-flex gap-0.75 align-middle`}
      data-kind={kind}
      title={kind && words}
    >
      {levels.map((level, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slots have no identity but their place
        <span key={index}>{level}</span>
      ))}
    </span>
  );
}
