import { FigureTable } from "@/components/ui/FigureTable";
import { Section } from "@/components/ui/Section";
import type { AmmoFigure } from "@/lib/wiki/items/item-types";

/** What a shot of the item does, where it is ammo. */
export function ItemAmmo({ figures }: { figures: readonly AmmoFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <Section id="ammo" title="As ammo" icon="item">
      <FigureTable caption="As ammo" rows={figures} />
      <p className="max-w-[72ch] pt-2 text-14 leading-5 text-dim">
        For a heavy bowgun at level 1. Distances are in the game’s own units.
      </p>
    </Section>
  );
}
