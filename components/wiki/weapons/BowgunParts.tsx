import { EntityLink } from "@/components/game/EntityLink";
import type { SpecialDetail } from "@/lib/wiki/weapons/weapon-detail";

/** Special ammo of a bowgun, its mode, and the mods of which each place takes one. */
export function BowgunParts({ special }: { special: Extract<SpecialDetail, { kind: "ammo" }> }) {
  const { specialAmmo, mode, places } = special;
  return (
    <div className="mt-3 grid gap-2 text-14 leading-5 linked">
      {specialAmmo.length > 0 && (
        <p>
          <span className="text-dim">Special ammo: </span>
          {specialAmmo.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ", "}
              <EntityLink entity="special-ammo" id={id} name={name} />
            </span>
          ))}
        </p>
      )}
      {mode && (
        <p>
          <span className="text-dim">Mode: </span>
          <EntityLink entity="bowgun-mods" id={mode.id} name={mode.name} />
        </p>
      )}
      {places.map(({ options, initial }) => (
        <p key={options.map(({ id }) => id).join()}>
          <span className="text-dim">One of: </span>
          {options.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ", "}
              <EntityLink entity="bowgun-mods" id={id} name={name} />
              {id === initial && <span className="text-dim"> (fitted at first)</span>}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
