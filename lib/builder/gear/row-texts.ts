import { formatFocus } from "@/lib/catalog/format-focus";
import { elementLabels, weaponTypeLabels } from "@/lib/catalog/labels";
import type { NamedEntity } from "@/lib/catalog/named-entities";
import type { SearchNames } from "@/lib/names/search-names";
import { fold } from "@/lib/text/fold";
import type { MatchTexts } from "@/lib/text/fold-texts";
import type { BuilderData } from "../data/builder-data";
import type { LoadoutPlace } from "../loadout/model";
import type { PickerRow } from "./list-picker-rows";
import type { FilterContext } from "./picker-filter";

/**
 * Texts that rows are found by: names of the item; names, aliases and effects (`affinity`) of its skills and bonuses, its
 * set, and a weapon's type and element. Each is made when it is first needed.
 *
 * @param getShownName the name that rows are sorted by
 */
export function createRowTexts(
  { armor, getName }: BuilderData,
  place: LoadoutPlace,
  names: SearchNames,
  getShownName: (entity: NamedEntity, id: string, english: string) => string,
): Pick<FilterContext, "getTexts" | "getName"> {
  const entity = getEntity(place);
  const sets = new Map(armor.armorSets.map(({ id, name }) => [id, name]));
  const getSkill = cacheByKey(
    (id: string) => id,
    (id) => [...names.listSkill(id, getName("skill", id)), ...names.listWords(id)],
  );
  const getTexts = cacheByKey(
    ({ id }) => id,
    (row: PickerRow): MatchTexts => {
      const set = row.armor ? names.list("armor-sets", row.armor.set, sets.get(row.armor.set) ?? "") : [];
      const brought = [...row.skills.map(({ skill }) => skill), ...row.bonuses].flatMap(getSkill);
      return {
        names: names.list(entity, row.id, row.name),
        mentions: [...listWeaponTexts(row), ...set, ...brought],
      };
    },
  );
  return {
    getTexts,
    getName: cacheByKey(
      ({ id }) => id,
      (row: PickerRow) => fold(getShownName(entity, row.id, row.name)),
    ),
  };
}

function listWeaponTexts({ weapon }: PickerRow): readonly string[] {
  if (!weapon) return [];
  const artian = { gogma: "Gogma Artian", artian: "Artian", none: "" }[weapon.artian ?? "none"];
  const elements = weapon.elements.map(({ type }) => elementLabels[type]);
  return [weaponTypeLabels[weapon.type], artian, weapon.focus ? formatFocus(weapon.focus) : "", ...elements];
}

function getEntity(place: LoadoutPlace): NamedEntity {
  if (place === "weapon") return "weapons";
  return place === "charm" ? "charms" : "armor";
}

/** The same function, with its results cached by a key. */
function cacheByKey<Item, Result>(getKey: (item: Item) => string, make: (item: Item) => Result) {
  const made = new Map<string, Result>();
  return (item: Item): Result => {
    const key = getKey(item);
    const known = made.get(key) ?? make(item);
    made.set(key, known);
    return known;
  };
}
