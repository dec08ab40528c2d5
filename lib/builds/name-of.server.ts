import type { NameOf } from "@/lib/builder/loadout/problem-words";
import { getCatalog } from "@/lib/catalog/catalog.server";
import { weaponTypes } from "@/lib/catalog/codes";
import { weaponTypeWords } from "@/lib/catalog/vocabulary";

/** English names of what a loadout is made of; the id itself where there is none. */
export const nameOf: NameOf = (thing, id) => {
  const { weapons, armor, charms, decorations, skills, randomTalismans, artianBonuses } = getCatalog();
  switch (thing) {
    case "weapon-type": {
      const type = weaponTypes.find((each) => each === id);
      return type ? weaponTypeWords[type] : id;
    }
    case "talisman":
      return named(randomTalismans.get(id), id);
    case "artian-bonus":
      return named(artianBonuses.get(id), id);
    case "weapon":
      return named(weapons.get(id), id);
    case "armor":
      return named(armor.get(id), id);
    case "charm":
      return named(charms.get(id), id);
    case "decoration":
      return named(decorations.get(id), id);
    case "skill":
      return named(skills.get(id), id);
  }
};

/** Some collections also hold records without a name. */
function named(record: object | undefined, id: string): string {
  return record && "name" in record && typeof record.name === "string" ? record.name : id;
}
