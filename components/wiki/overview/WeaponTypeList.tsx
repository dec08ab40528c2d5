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
      <ul className={`${classes.types} md:grid-cols-4 grid-cols-2 grid gap-x-5`}>
        {types.map(({ id, name, count }) => (
          <li key={id}>
            <a
              className="flex gap-2.5 items-center h-full min-h-12 border-b text-default leading-5 hover:text-signal"
              href={getWeaponPath(id)}
            >
              <GameIcon name={id} size={24} className="text-dim" />
              <span className="font-[550] flex-1 min-w-0">
                <Name entity="weapon-types" id={id}>
                  {name}
                </Name>
              </span>
              <span className="text-13 text-dim">{count}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-5 pt-2 text-14">
        <a className="py-1 hover:underline hover:underline-offset-3" href={artianPath}>
          Artian weapons
        </a>
        <a className="py-1 hover:underline hover:underline-offset-3" href={kinsectsPath}>
          Kinsects
        </a>
        <a className="py-1 hover:underline hover:underline-offset-3" href={melodiesPath}>
          Melodies
        </a>
      </p>
    </Section>
  );
}
