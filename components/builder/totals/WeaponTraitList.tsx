import type { ReactNode } from "react";
import { Notes } from "@/components/game/Notes";
import { listTraitLines } from "@/lib/builder/gear/list-trait-lines";
import type { WeaponTraits } from "@/lib/builder/loadout/derived";

/** Traits of some types of weapon alone: notes, shelling, phial, kinsect, coatings, ammo. */
export function WeaponTraitList({ traits }: { traits: WeaponTraits }) {
  const lines = listTraitLines(traits);
  if (lines.length === 0 && !traits.notes) return null;
  return (
    <dl className="grid gap-0.5 text-13 leading-5">
      {traits.notes && (
        <TraitLine label="Notes">
          <Notes notes={traits.notes} />
        </TraitLine>
      )}
      {lines.map(({ label, text }) => (
        <TraitLine key={label} label={label}>
          {text}
        </TraitLine>
      ))}
    </dl>
  );
}

function TraitLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="w-23 flex-none text-dim">{label}</dt>
      <dd className="flex-1 min-w-0">{children}</dd>
    </div>
  );
}
