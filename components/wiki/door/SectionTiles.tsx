import { GameIcon } from "@/components/ui/GameIcon";
import type { IconName } from "@/components/ui/icon-names";
import {
  armorPath,
  charmPath,
  decorationPath,
  foodSkillPath,
  itemPath,
  localePath,
  monsterPath,
  questPath,
  skillPath,
  weaponsPath,
} from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import type { DoorCounts } from "@/lib/wiki/door/door";
import classes from "./SectionTiles.module.css";

interface Tile {
  readonly title: string;
  readonly href: string;
  readonly icon: IconName;
  readonly count: keyof DoorCounts;
  /** Text after the count. */
  readonly unit: (counts: DoorCounts) => string;
}

const tiles: readonly Tile[] = [
  {
    title: "Hitzones",
    href: monsterPath(),
    icon: "hitzone",
    count: "largeMonsters",
    unit: ({ smallMonsters }) => `large, ${smallMonsters} small`,
  },
  { title: "Weapons", href: weaponsPath(), icon: "great-sword", count: "weapons", unit: () => "in 14 types" },
  {
    title: "Armor",
    href: armorPath(),
    icon: "chest",
    count: "armorSets",
    unit: ({ armorPieces }) => `sets, ${armorPieces} pieces`,
  },
  { title: "Skills", href: skillPath(), icon: "skill", count: "skills", unit: () => "skills" },
  {
    title: "Decorations",
    href: decorationPath(),
    icon: "decoration",
    count: "decorations",
    unit: () => "decorations",
  },
  { title: "Charms", href: charmPath(), icon: "charm", count: "charms", unit: () => "charms" },
  { title: "Items", href: itemPath(), icon: "item", count: "items", unit: () => "items" },
  { title: "Quests", href: questPath(), icon: "run", count: "quests", unit: () => "quests" },
  { title: "Locales", href: localePath(), icon: "locale", count: "locales", unit: () => "locales" },
  {
    title: "Food Skills",
    href: foodSkillPath(),
    icon: "food",
    count: "foodSkills",
    unit: () => "food skills",
  },
];

/** The sections of the wiki, each with how much is in it. */
export function SectionTiles({ counts }: { counts: DoorCounts }) {
  return (
    <nav aria-label="Wiki sections">
      <ul className={classes.tiles}>
        {tiles.map(({ title, href, icon, count, unit }) => (
          <li key={href}>
            <a href={href} className={classes.tile}>
              <GameIcon name={icon} size={28} className={classes.icon} />
              <span className={classes.title}>{title}</span>
              <span className={classes.count}>
                <strong>{formatNumber(counts[count])}</strong> {unit(counts)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
