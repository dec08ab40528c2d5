import mineFirst from "@/components/game/mine-first.module.css";
import { Name } from "@/components/game/Name";
import { GameIcon } from "@/components/ui/GameIcon";
import { Section } from "@/components/ui/Section";
import { physicalDamageLabels } from "@/lib/catalog/labels";
import {
  allWeaponsPath,
  artianPath,
  bestWeaponsPath,
  bowgunsPath,
  getWeaponMovesPath,
  getWeaponPath,
  getWeaponTreePath,
  kinsectsPath,
  melodiesPath,
} from "@/lib/site/wiki-paths";
import type { TypeCard } from "@/lib/wiki/weapons/type-card";
import { getWeaponTypeInfo } from "@/lib/wiki/weapons/weapon-types";
import classes from "./WeaponsOverview.module.css";

const rules = [
  {
    href: allWeaponsPath,
    title: "All weapons",
    line: "Every weapon of all 14 types in one table.",
  },
  {
    href: bestWeaponsPath,
    title: "Best craftable weapons",
    line: "The best three of each type for your rank and the monsters you have unlocked.",
  },
  {
    href: artianPath,
    title: "Artian weapons",
    line: "Parts, elements, reinforcements and Gogma Artian skills.",
  },
  {
    href: melodiesPath,
    title: "Melodies",
    line: "All 48 melodies with notes, effects, durations and horns.",
  },
  {
    href: kinsectsPath,
    title: "Kinsects",
    line: "All 21 kinsects with stats at every level, plus extract bonuses.",
  },
  {
    href: bowgunsPath,
    title: "Bowgun mods and special ammo",
    line: "All 15 modifications with the bowguns that fit them, and what special ammo does.",
  },
];

/** Overview of the weapons: the 14 types, then pages with special rules. */
export function WeaponsOverview({ types }: { types: readonly TypeCard[] }) {
  return (
    <>
      <ul className={`${classes.types} grid gap-3`} aria-label="Weapon types">
        {types.map((card) => (
          <WeaponTypeCard key={card.type} {...card} />
        ))}
      </ul>
      <Section id="rules" title="More on weapons">
        <ul className="tiles-fit-260 grid gap-y-4 gap-x-8">
          {rules.map(({ href, title, line }) => (
            <li key={href}>
              <a className="font-bold" href={href}>
                {title}
              </a>
              <p className="mt-0.5 text-dim">{line}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

const pageLink =
  "z-1 no-underline hover:border-signal hover:text-signal relative py-1 px-2 border border-strong rounded-md text-14 text-default";

function WeaponTypeCard({ type, line, count, attack: [low, high] }: TypeCard) {
  const { plural, damage } = getWeaponTypeInfo(type);
  return (
    <li
      data-for={type}
      className={`${classes.type} ${mineFirst.mine} hover:border-strong hover:bg-hover relative flex gap-4 p-4 border rounded-md bg-card`}
    >
      <span className={`${classes.icon} flex-none text-dim`}>
        <GameIcon name={type} size={40} />
      </span>
      <div className="flex flex-1 flex-col min-w-0">
        <h2 className={`${classes.name} text-17 leading-6`}>
          <a className="text-default no-underline" href={getWeaponPath(type)}>
            <Name entity="weapon-types" id={type}>
              {plural}
            </Name>
          </a>
        </h2>
        <p className="mt-0.5 mb-3 text-dim">{line}</p>
        <div className="mt-auto flex items-end justify-between gap-3">
          <dl className="flex flex-wrap gap-y-1.5 gap-x-5">
            <div>
              <dt className="text-dim text-12 leading-4">Weapons</dt>
              <dd className="font-semibold">{count}</dd>
            </div>
            <div>
              <dt className="text-dim text-12 leading-4">Raw attack</dt>
              <dd className="font-semibold">
                {low}–{high}
              </dd>
            </div>
            <div>
              <dt className="text-dim text-12 leading-4">Damage</dt>
              <dd className="font-semibold">{physicalDamageLabels[damage]}</dd>
            </div>
          </dl>
          <div className="flex gap-1">
            <a className={pageLink} href={getWeaponTreePath(type)} aria-label={`Upgrade tree: ${plural}`}>
              Tree
            </a>
            <a className={pageLink} href={getWeaponMovesPath(type)} aria-label={`Moves: ${plural}`}>
              Moves
            </a>
          </div>
        </div>
      </div>
    </li>
  );
}
