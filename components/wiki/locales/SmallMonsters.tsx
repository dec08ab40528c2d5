import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import { GameIcon } from "@/components/ui/GameIcon";
import { toSlug } from "@/lib/catalog/to-slug";
import type { LocaleDetail } from "@/lib/wiki/locales/locale-types";

/** Small monsters with their species. */
export function SmallMonsters({ monsters }: { monsters: LocaleDetail["small"] }) {
  return (
    <ul className="tiles-220 grid gap-y-3 gap-x-4">
      {monsters.map(({ id, name, species }) => (
        <li className="flex gap-2.5 items-center text-14 leading-5" key={id}>
          <GameIcon name="monster" className="text-dim" />
          <span>
            <EntityLink entity="monsters" id={id} name={name} />
            <small className="block text-dim text-12 leading-4">
              <Name entity="species" id={toSlug(species)}>
                {species}
              </Name>
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
