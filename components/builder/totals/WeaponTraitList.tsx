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
          <dt>Notes</dt>
          <dd className="flex gap-0.75">
            <span className="visually-hidden">{traits.notes.join(", ")}</span>
            {traits.notes.map((note) => (
              <span
                key={note}
                className={`${classes.note} rounded-full inline-grid w-5 h-5 place-items-center border border-control text-12`}
                data-note={note}
                title={note}
                aria-hidden="true"
              >
                {note.charAt(0).toUpperCase()}
              </span>
            ))}
          </dd>
        </div>
      )}
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
