import type { TalismanSlot } from "@/lib/builder/catalog/catalog";
import { Slots } from "./Slots";

/** Slots of a talisman, those for weapon decorations first. */
export function TalismanSlots({ slots }: { slots: readonly TalismanSlot[] }) {
  if (slots.length === 0) return <Slots levels={[]} />;
  return (
    <span className="inline-flex gap-1.5">
      {(["weapon", "armor"] as const).map((kind) => {
        const levels = slots.filter((slot) => slot.kind === kind).map(({ slot }) => slot);
        return levels.length > 0 && <Slots key={kind} levels={levels} kind={kind} />;
      })}
    </span>
  );
}
