import { EntityLink } from "@/components/game/EntityLink";
import { SkillChips } from "@/components/game/SkillChips";
import { GameIcon } from "@/components/ui/GameIcon";
import type { BuildGear } from "@/lib/builds/build-page";
import type { WeaponType } from "@/lib/catalog/codes";
import { armorPieceLabels, weaponTypeLabels } from "@/lib/catalog/labels";
import classes from "./GearTable.module.css";

interface GearTableProps {
  gear: readonly BuildGear[];
  weapon: WeaponType;
}

/** Everything equipped, one per line: its name, its skills, its slots and what is in them. */
export function GearTable({ gear, weapon }: GearTableProps) {
  return (
    <ul>
      {gear.map((each) => (
        <li
          key={each.place}
          className={`${classes.row} not-first:border-t grid gap-y-1 gap-x-3.5 py-3 px-4 text-14 leading-5`}
        >
          <GameIcon
            name={each.place === "weapon" ? weapon : each.place}
            size={24}
            label={formatPlace(each.place, weapon)}
            className="text-dim"
          />
          <div className="min-w-0">
            <EntityLink
              entity={each.entity}
              id={each.record.id}
              name={each.record.name}
              {...(each.set && { set: each.set })}
              className="text-default text-15 font-semibold hover:text-signal hover:underline hover:underline-offset-3"
            />
            {each.notes.map((note) => (
              <p key={note} className="text-13 text-dim">
                {note}
              </p>
            ))}
            <SkillChips skills={each.skills} />
          </div>
          <Slotted slots={each.slots} />
        </li>
      ))}
    </ul>
  );
}

function formatPlace(place: BuildGear["place"], weapon: WeaponType): string {
  if (place === "weapon") return weaponTypeLabels[weapon];
  return place === "charm" ? "Charm" : armorPieceLabels[place];
}

function Slotted({ slots }: Pick<BuildGear, "slots">) {
  if (slots.length === 0) return <p className="text-dim max-md:hidden">No slots</p>;
  return (
    <ul className="max-md:col-2 content-start grid gap-0.5">
      {slots.map(({ size, kind, decoration }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slots have no identity but their place
        <li className="flex gap-2 items-center min-w-0" key={index}>
          <span
            className={`${kind === "weapon" ? "rounded-sm" : "rounded-full"} leading-none inline-grid w-5 h-5 flex-none place-items-center border border-control text-12 font-semibold`}
            aria-hidden="true"
          >
            {size}
          </span>
          <span className="visually-hidden">
            Slot for {kind} decorations of level {size}:
          </span>
          {decoration ? (
            <EntityLink
              className="py-0.5 text-default hover:text-signal underline decoration-strong underline-offset-3"
              entity="decorations"
              id={decoration.id}
              name={decoration.name}
            />
          ) : (
            <span className="text-dim">free</span>
          )}
        </li>
      ))}
    </ul>
  );
}
