import type { IconName } from "@/components/ui/icon-names";
import type { NamedEntity } from "@/lib/catalog/named-entities";
import type { SiteLink } from "@/lib/site/routes";
import { type WikiKind, wikiKinds, wikiLinks } from "@/lib/site/wiki-kinds";

/** Parts of the wiki: each has a picture for link previews and an icon. */
export type WikiSection = WikiKind | "tools" | "wiki";

interface SectionEntry {
  /** For link previews, and after page titles: Rathalos is a monster and an armor set. */
  readonly title: string;
  readonly icon: IconName;
  /** `null` where the one of the site stands for it. */
  readonly picture: string | null;
  /** Key of the names of its records, where it has any. */
  readonly names?: NamedEntity;
}

export const wikiSections: Readonly<Record<WikiSection, SectionEntry>> = {
  ...wikiKinds,
  tools: { title: "Hunt planner", icon: "build", picture: "tools" },
  wiki: { title: "Wiki", icon: "guide", picture: null },
};

/** The list of a section. */
export function getSectionLink(section: WikiSection): SiteLink | undefined {
  return wikiLinks.find(({ kind }) => kind === section);
}

/** Link preview of a section; the overview uses the one of the site. */
export function getSectionPicture(section: WikiSection): { image: string; imageAlt: string } | undefined {
  const { picture, title } = wikiSections[section];
  if (picture === null) return undefined;
  return {
    image: `/og/${picture}.png`,
    imageAlt: `${title}: Quarry's Monster Hunter Wilds wiki, an icon on layers of rock`,
  };
}
