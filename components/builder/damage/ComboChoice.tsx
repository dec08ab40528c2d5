import { Chip } from "@/components/ui/Chip";
import { type ComboOption, isComboChosen } from "@/lib/builder/target/combos";
import type { SetupMove } from "@/lib/builder/target/damage-setup";

interface ComboChoiceProps {
  combos: readonly ComboOption[];
  /** Moves of the weapon in hand. */
  rotation: readonly SetupMove[];
  /** Puts it in place of the rotation. */
  onChoose(combo: ComboOption): void;
}

/** Combos of the weapon, one click each. */
export function ComboChoice({ combos, rotation, onChoose }: ComboChoiceProps) {
  if (combos.length === 0) return null;
  return (
    <section className="mb-2" aria-labelledby="damage-combos">
      <h4 id="damage-combos" className="mb-1 text-13 leading-4.5 font-semibold">
        Combos
      </h4>
      <div className="flex flex-wrap gap-1.5">
        {combos.map((combo) => (
          <Chip key={combo.id} aria-pressed={isComboChosen(combo, rotation)} onClick={() => onChoose(combo)}>
            {combo.name}
          </Chip>
        ))}
      </div>
    </section>
  );
}
