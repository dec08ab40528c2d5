import type { IconName } from "@/components/ui/icon-names";

/** Parts of the wiki: each has a picture for link previews and an icon. */
export type WikiSection =
  | "weapons"
  | "armor"
  | "skills"
  | "decorations"
  | "charms"
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
  monsters: "hitzone",
  items: "item",
  quests: "run",
  locales: "locale",
  food: "food",
  tools: "build",
  wiki: "guide",
};

/** Says in words what the picture of a section shows. */
const pictureTitles: Readonly<Record<Exclude<WikiSection, "wiki">, string>> = {
  weapons: "Weapons",
  armor: "Armor",
  skills: "Skills",
  decorations: "Decorations",
  charms: "Charms",
  monsters: "Hitzones",
  items: "Items",
  quests: "Quests",
  locales: "Locales",
  food: "Food",
  tools: "Hunt planner",
};

/** Link preview of a section; the wiki's door shows the one of the whole site. */
export function sectionPicture(section: WikiSection): { image: string; imageAlt: string } | undefined {
  if (section === "wiki") return undefined;
  return {
    image: `/og/${section}.png`,
    imageAlt: `${pictureTitles[section]}: the Monster Hunter Wilds wiki of Quarry, drawn as an icon on layers of rock`,
  };
}
