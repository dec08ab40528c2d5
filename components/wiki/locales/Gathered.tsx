import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import type { LocaleDetail } from "@/lib/wiki/locales/locale-types";

/**
 * Items gathered in a locale, with their points. Chances are on the pages of the items. Chances are on the pages of
 * the items.
 */
export function Gathered({ items }: { items: LocaleDetail["gathered"] }) {
  return (
    <>
      <ul className="flex flex-wrap gap-y-1 gap-x-4 text-15 leading-6">
        {items.map(({ id, name, places }) => (
          <li key={id}>
            <EntityLink entity="items" id={id} name={name} />
            <span className="text-dim">
              {" "}
              (
              {places.map((place, index) => (
                <span key={place.id}>
                  {index > 0 && ", "}
                  <Name entity="gathering-places" id={place.id}>
                    {place.name}
                  </Name>
                </span>
              ))}
              )
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-14 leading-5 text-dim">
        Only what the game's tables link to this locale: materials found in several locales have none there.
      </p>
    </>
  );
}
