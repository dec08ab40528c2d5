interface SlotsProps {
  /** Levels 1 to 3 (4 is reserved), largest first; empty = none. */
  levels: readonly number[];
  /** Where it matters which decorations fit. */
  kind?: "weapon" | "armor";
}

/** Decoration slots as gems with their level: a point more for each level, and the number for readers. */
export function Slots({ levels, kind }: SlotsProps) {
  if (levels.length === 0) {
    return (
      <span className="text-dim">
        <span aria-hidden="true">—</span>
        <span className="visually-hidden">No slots</span>
      </span>
    );
  }
  const text = levels.join("-");
  return (
    <span className="align-middle inline-flex gap-0.75" title={kind && `Slots for ${kind} decorations`}>
      <span className="visually-hidden">
        {kind === undefined ? "Slots " : `Slots for ${kind} decorations `}
        {text}
      </span>
      {levels.map((level, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: slots have no identity but their place
          key={index}
          className="data-[kind=armor]:rounded-[50%] w-5 h-5 border border-control rounded-md bg-card text-12 leading-4.5 text-default font-bold text-center"
          data-kind={kind}
          aria-hidden="true"
        >
          {level}
        </span>
      ))}
    </span>
  );
}
