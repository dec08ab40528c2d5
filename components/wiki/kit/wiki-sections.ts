import type { IconName } from "@/components/ui/icon-names";

/** Parts of the wiki: each has a picture for link previews and an icon. */
export type WikiSection =
  | "weapons"
  | "armor"
  | "skills"
  | "decorations"
  | "charms"
  | "palico"
  | "monsters"
  | "items"
  | "quests"
  | "locales"
  | "food"
  | "tools"
  | "wiki";

export const sectionIcons: Readonly<Record<WikiSection, IconName>> = {
  weapons: "great-sword",
  armor: "chest",
  skills: "skill",
  decorations: "decoration",
  charms: "charm",
  palico: "head",
  monsters: "hitzone",
  items: "item",
  quests: "run",
  locales: "locale",
  food: "food",
  tools: "build",
  wiki: "guide",
};

/** Titles for link previews, and after page titles: Rathalos is a monster and an armor set. */
export const sectionTitles: Readonly<Record<WikiSection, string>> = {
  weapons: "Weapons",
  armor: "Armor",
  skills: "Skills",
  decorations: "Decorations",
  charms: "Charms",
  palico: "Palico gear",
  monsters: "Hitzones",
  items: "Items",
  quests: "Quests",
  locales: "Locales",
  food: "Food",
  tools: "Hunt planner",
  wiki: "Wiki",
};

/** Link preview of a section; the overview uses the one of the site. */
export function getSectionPicture(section: WikiSection): { image: string; imageAlt: string } | undefined {
  if (section === "wiki") return undefined;
  return {
    image: `/og/${section}.png`,
    imageAlt: `${sectionTitles[section]}: Quarry's Monster Hunter Wilds wiki, an icon on layers of rock`,
  };
}
