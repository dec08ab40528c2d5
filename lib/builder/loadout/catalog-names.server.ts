import { getCatalog } from "@/lib/catalog/catalog.server";
import { ofKind } from "@/lib/catalog/collection";
import { once } from "@/lib/catalog/once";
import { weaponTypeWords } from "@/lib/catalog/vocabulary";
import type { NamedThing, NameOf } from "./problem-words";

interface Named {
  readonly id: string;
  readonly name: string;
}

const names = once((): Readonly<Record<NamedThing, ReadonlyMap<string, string>>> => {
  const { weapons, armor, charms, decorations, skills, randomTalismans, artianBonuses } = getCatalog();
  return {
    weapon: index(weapons.all),
    armor: index(armor.all),
    charm: index(charms.all),
    decoration: index(decorations.all),
    skill: index(skills.all),
    talisman: index(ofKind(randomTalismans.all, "talisman")),
    "artian-bonus": index([
      ...ofKind(artianBonuses.all, "productionBonus"),
      ...ofKind(artianBonuses.all, "reinforcement"),
    ]),
    "weapon-type": new Map(Object.entries(weaponTypeWords)),
  };
});

/** English names out of the game's own catalog; the id where there is none. */
export const catalogNameOf: NameOf = (thing, id) => names()[thing].get(id) ?? id;

function index(records: readonly Named[]): ReadonlyMap<string, string> {
  return new Map(records.map(({ id, name }) => [id, name]));
}
