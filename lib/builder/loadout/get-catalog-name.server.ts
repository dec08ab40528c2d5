import { isOfKind } from "@/lib/catalog/collection";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import type { Named } from "@/lib/catalog/named";
import { runOnce } from "@/lib/catalog/run-once";
import type { GetName, ProblemSubject } from "./format-problem";

const names = runOnce((): Readonly<Record<ProblemSubject, ReadonlyMap<string, string>>> => {
  const { weapons, armor, charms, decorations, skills, randomTalismans, artianBonuses } = getCatalog();
  return {
    weapon: indexNames(weapons.all),
    armor: indexNames(armor.all),
    charm: indexNames(charms.all),
    decoration: indexNames(decorations.all),
    skill: indexNames(skills.all),
    talisman: indexNames(isOfKind(randomTalismans.all, "talisman")),
    "artian-bonus": indexNames([
      ...isOfKind(artianBonuses.all, "productionBonus"),
      ...isOfKind(artianBonuses.all, "reinforcement"),
    ]),
    "weapon-type": new Map(Object.entries(weaponTypeLabels)),
  };
});

/** English names out of the game's own catalog; the id where there is none. */
export const getCatalogName: GetName = (item, id) => names()[item].get(id) ?? id;

function indexNames(records: readonly Named[]): ReadonlyMap<string, string> {
  return new Map(records.map(({ id, name }) => [id, name]));
}
