import { weaponTypes } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { apiPath, codeOfConductPath, footerLinks, navigation } from "@/lib/site/routes";
import {
  allWeaponsPath,
  armorPiecesPath,
  bestWeaponsPath,
  dataQualityPath,
  getArmorPath,
  getCharmPath,
  getDecorationPath,
  getFoodSkillPath,
  getItemPath,
  getLocalePath,
  getMonsterCombatPath,
  getMonsterPath,
  getPalicoGearPath,
  getQuestPath,
  getSkillPath,
  getWeaponMovesPath,
  getWeaponPath,
  getWeaponTreePath,
  kinsectsPath,
  melodiesPath,
} from "@/lib/site/wiki-paths";

/** Public pages of the site, without the entries of the wiki. */
function listSitePaths(): string[] {
  const linked = navigation.flatMap(({ href, links }) => [href, ...links.map((link) => link.href)]);
  return [
    "/",
    ...linked,
    ...footerLinks.map(({ href }) => href),
    "/about/credits",
    "/about/coins",
    apiPath,
    codeOfConductPath,
  ];
}

/** Pages of the wiki that are not about one entry, and that the navigation does not name. */
const furtherWikiPaths = [
  allWeaponsPath,
  bestWeaponsPath,
  armorPiecesPath,
  kinsectsPath,
  melodiesPath,
  dataQualityPath,
];

/** Path of every public page, each once: what the sitemap lists. */
export function listAllPaths(): readonly string[] {
  const catalog = getCatalog();
  const pages = <T extends { readonly id: string }>(all: readonly T[], path: (id: string) => string) =>
    all.map(({ id }) => path(id));
  const paths = [
    ...listSitePaths(),
    ...furtherWikiPaths,
    ...weaponTypes.flatMap((type) => [
      getWeaponPath(type),
      getWeaponTreePath(type),
      getWeaponMovesPath(type),
    ]),
    ...catalog.weapons.all.map(({ type, id }) => getWeaponPath(type, id)),
    ...pages(catalog.armorSets.all, getArmorPath),
    ...pages(catalog.skills.all, getSkillPath),
    ...pages(catalog.decorations.all, getDecorationPath),
    ...pages(catalog.charms.all, getCharmPath),
    ...pages(catalog.palicoGear.all, getPalicoGearPath),
    ...pages(catalog.monsters.all, getMonsterPath),
    ...pages(catalog.monsterCombat.all, getMonsterCombatPath),
    ...pages(catalog.items.all, getItemPath),
    ...pages(catalog.quests.all, getQuestPath),
    ...pages(catalog.locales.all, getLocalePath),
    ...pages(catalog.foodSkills.all, getFoodSkillPath),
  ];
  return [...new Set(paths)];
}
