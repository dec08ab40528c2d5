import { Notes } from "@/components/game/Notes";
import { listTraitLines } from "@/lib/builder/gear/list-trait-lines";
import type { WeaponTraits } from "@/lib/builder/loadout/derived";
import classes from "./Figures.module.css";

/** What only some types of weapon have: notes, shelling, phial, kinsect, coatings, ammo. */
export function WeaponTraitList({ traits }: { traits: WeaponTraits }) {
  const lines = listTraitLines(traits);
  if (lines.length === 0 && !traits.notes) return null;
  return (
    <dl className={`${classes.traits} grid gap-0.5 text-13 leading-5`}>
      {traits.notes && (
        <div>
          <dt className="text-dim">Notes</dt>
          <dd>
            <Notes notes={traits.notes} />
          </dd>
        </div>
      )}
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt className="text-dim">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
