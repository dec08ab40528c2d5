import { GameIcon } from "@/components/ui/GameIcon";
import type { IconName } from "@/components/ui/icon-names";
import {
  getArmorPath,
  getCharmPath,
  getDecorationPath,
  getFoodSkillPath,
  getItemPath,
  getLocalePath,
  getMonsterPath,
  getQuestPath,
  getSkillPath,
  getWeaponPath,
} from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import type { WikiCounts } from "@/lib/wiki/overview/wiki-overview-data";
import classes from "./SectionTiles.module.css";

interface Tile {
  readonly title: string;
  readonly href: string;
  readonly icon: IconName;
  readonly count: keyof WikiCounts;
  /** Text after the count. */
  readonly unit: (counts: WikiCounts) => string;
}

const tiles: readonly Tile[] = [
  {
    title: "Hitzones",
    href: getMonsterPath(),
    icon: "hitzone",
    count: "largeMonsters",
    unit: ({ smallMonsters }) => `large, ${smallMonsters} small`,
  },
  {
    title: "Weapons",
    href: getWeaponPath(),
    icon: "great-sword",
    count: "weapons",
    unit: () => "in 14 types",
  },
  {
    title: "Armor",
    href: getArmorPath(),
    icon: "chest",
    count: "armorSets",
    unit: ({ armorPieces }) => `sets, ${armorPieces} pieces`,
  },
  { title: "Skills", href: getSkillPath(), icon: "skill", count: "skills", unit: () => "skills" },
  {
    title: "Decorations",
    href: getDecorationPath(),
    icon: "decoration",
    count: "decorations",
    unit: () => "decorations",
  },
  { title: "Charms", href: getCharmPath(), icon: "charm", count: "charms", unit: () => "charms" },
  { title: "Items", href: getItemPath(), icon: "item", count: "items", unit: () => "items" },
  { title: "Quests", href: getQuestPath(), icon: "run", count: "quests", unit: () => "quests" },
  { title: "Locales", href: getLocalePath(), icon: "locale", count: "locales", unit: () => "locales" },
  {
    title: "Food Skills",
    href: getFoodSkillPath(),
    icon: "food",
    count: "foodSkills",
    unit: () => "food skills",
  },
];

/** The sections of the wiki, each with how much is in it. */
export function SectionTiles({ counts }: { counts: WikiCounts }) {
  return (
    <nav aria-label="Wiki sections">
      <ul className={`${classes.tiles} rounded-lg grid-cols-2 overflow-hidden grid border`}>
        {tiles.map(({ title, href, icon, count, unit }) => (
          <li key={href}>
            <a
              href={href}
              className={`${classes.tile} hover:bg-hover h-full md:p-4 grid items-center gap-x-3 py-3.5 px-3 bg-card text-default`}
            >
              <GameIcon name={icon} size={28} className={`${classes.icon} text-dim`} />
              <span className={`${classes.title} text-16 font-bold`}>{title}</span>
              <span className="max-md:col-span-full max-md:mt-1.5 text-13 leading-4.5 text-dim">
                <strong className="text-default font-semibold">{formatNumber(counts[count])}</strong>{" "}
                {unit(counts)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
