import { EntityLink } from "@/components/game/EntityLink";
import { capitalize } from "@/lib/catalog/capitalize";
import { coatings as allCoatings, type Coating } from "@/lib/catalog/codes";
import { getCoatingItem } from "@/lib/wiki/weapons/labels";

/** All coatings of the game, those the bow takes marked with a sign and a word. */
export function CoatingList({ coatings }: { coatings: readonly Coating[] }) {
  return (
    <ul className="tiles-220 grid gap-y-2 gap-x-4">
      {allCoatings.map((coating) => {
        const takes = coatings.includes(coating);
        return (
          <li className={`${takes ? "text-good" : "text-dim"} flex gap-2`} key={coating}>
            <span aria-hidden="true">{takes ? "✓" : "–"}</span>
            <span className="visually-hidden">{takes ? "Usable: " : "Not usable: "}</span>
            <EntityLink
              className={takes ? "font-semibold" : "text-dim"}
              entity="items"
              id={getCoatingItem(coating)}
              name={`${capitalize(coating)} Coating`}
            />
          </li>
        );
      })}
    </ul>
  );
}
