import { Slots } from "@/components/game/Slots";

interface FreeSlotsProps {
  /** Of level 1, 2 and 3. */
  slots: readonly [number, number, number];
}

/** Armor slots that stay empty: each level once, with how many there are. */
export function FreeSlots({ slots }: FreeSlotsProps) {
  const levels = [3, 2, 1].flatMap((level) => {
    const count = slots[level - 1] ?? 0;
    return count > 0 ? [{ level, count }] : [];
  });
  const words = levels.map(({ level, count }) => `${count} of level ${level}`).join(", ");
  return (
    <span className="inline-flex gap-2 items-center whitespace-nowrap">
      <span className="visually-hidden">Free slots: {words || "none"}</span>
      <span aria-hidden="true" className="inline-flex gap-2 items-center whitespace-nowrap">
        <span className="text-dim">Free</span>
        {levels.length === 0 && "—"}
        {levels.map(({ level, count }) => (
          <span key={level} className="inline-flex items-center gap-0.5 text-default">
            {count}×
            <Slots levels={[level]} kind="armor" />
          </span>
        ))}
      </span>
    </span>
  );
}
