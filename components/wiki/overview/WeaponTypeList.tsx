import { Name } from "@/components/game/Name";
import { GameIcon } from "@/components/ui/GameIcon";
import { Section } from "@/components/ui/Section";
import { artianPath, getWeaponPath, kinsectsPath, melodiesPath } from "@/lib/site/wiki-paths";
import type { OverviewWeaponType } from "@/lib/wiki/overview/wiki-overview-data";
import classes from "./WeaponTypeList.module.css";

/** The weapon types with how many weapons each has. */
export function WeaponTypeList({ types }: { types: readonly OverviewWeaponType[] }) {
  return (
    <Section id="weapons" title="Weapon types" flush>
      <ul className={`${classes.types} grid gap-x-5`}>
        {types.map(({ id, name, count }) => (
          <li key={id}>
            <a href={getWeaponPath(id)}>
              <GameIcon name={id} size={24} />
              <span className={`${classes.name} flex-1 min-w-0`}>
                <Name entity="weapon-types" id={id}>
                  {name}
                </Name>
              </span>
              <span className="text-13 text-dim">{count}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={`${classes.more} flex flex-wrap gap-x-5 pt-2 text-14`}>
        <a href={artianPath}>Artian weapons</a>
        <a href={kinsectsPath}>Kinsects</a>
        <a href={melodiesPath}>Melodies</a>
      </p>
    </Section>
  );
}
