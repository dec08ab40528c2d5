import { weaponTypes } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { listRecordIds } from "@/lib/catalog/list-record-ids.server";
import { getEntityPath } from "@/lib/names/get-entity-path";
import { apiPath, codeOfConductPath, footerLinks, navigation } from "@/lib/site/routes";
import { wikiKindIds, wikiKinds } from "@/lib/site/wiki-kinds";
import {
  allWeaponsPath,
  armorPiecesPath,
  bestWeaponsPath,
  dataQualityPath,
  getMonsterCombatPath,
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
  const paths = [
    ...listSitePaths(),
    ...furtherWikiPaths,
    ...weaponTypes.flatMap((type) => [
      getWeaponPath(type),
      getWeaponTreePath(type),
      getWeaponMovesPath(type),
    ]),
    ...wikiKindIds.flatMap((kind) =>
      listRecordIds(kind).flatMap((id) => getEntityPath(wikiKinds[kind].names, id) ?? []),
    ),
    ...getCatalog().monsterCombat.all.map(({ id }) => getMonsterCombatPath(id)),
  ];
  return [...new Set(paths)];
}
