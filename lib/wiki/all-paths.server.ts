import { getCatalog } from "@/lib/catalog/catalog.server";
import { weaponTypes } from "@/lib/catalog/codes";
import { footerLinks, navigation } from "@/lib/site/routes";
import {
  armorPath,
  armorPiecesPath,
  artianPath,
  charmPath,
  comparePath,
  decorationPath,
  dropFinderPath,
  foodSkillPath,
  itemPath,
  kinsectsPath,
  localePath,
  melodiesPath,
  monsterPath,
  openDataPath,
  questPath,
  skillPath,
  talismansPath,
  weaponsPath,
  weaponTreePath,
  wishlistPath,
} from "@/lib/site/wiki-paths";

/** Public pages of the site, without the entries of the wiki. */
function standingPaths(): string[] {
  const linked = navigation.flatMap(({ href, links }) => [href, ...links.map((link) => link.href)]);
  return ["/", ...linked, ...footerLinks.map(({ href }) => href), "/about/credits"];
}

/** Pages of the wiki that are not about one entry. */
function wikiDoors(): string[] {
  return [
    ...[decorationPath, charmPath, itemPath, questPath].map((path) => path()),
    ...[
      armorPiecesPath,
      comparePath(),
      artianPath,
      kinsectsPath,
      melodiesPath,
      talismansPath,
      dropFinderPath(),
      wishlistPath,
      openDataPath,
    ],
  ];
}

/** Path of every public page, each once: what the sitemap lists. */
export function allPaths(): readonly string[] {
  const catalog = getCatalog();
  const pages = <T extends { readonly id: string }>(all: readonly T[], path: (id: string) => string) =>
    all.map(({ id }) => path(id));
  const paths = [
    ...standingPaths(),
    ...wikiDoors(),
    ...weaponTypes.flatMap((type) => [weaponsPath(type), weaponTreePath(type)]),
    ...catalog.weapons.all.map(({ type, id }) => weaponsPath(type, id)),
    ...pages(catalog.armorSets.all, armorPath),
    ...pages(catalog.skills.all, skillPath),
    ...pages(catalog.decorations.all, decorationPath),
    ...pages(catalog.charms.all, charmPath),
    ...pages(catalog.monsters.all, monsterPath),
    ...pages(catalog.items.all, itemPath),
    ...pages(catalog.quests.all, questPath),
    ...pages(catalog.locales.all, localePath),
    ...pages(catalog.foodSkills.all, foodSkillPath),
  ];
  return [...new Set(paths)];
}
