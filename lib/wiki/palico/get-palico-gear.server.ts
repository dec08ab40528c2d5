import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getNamesByLanguage } from "@/lib/catalog/get-names.server";
import type { PalicoSet } from "@/lib/catalog/schema";
import type { PalicoArmor, PalicoDetail, PalicoRow, PalicoWeapon } from "./palico-types";

/** Every set of Palico gear, by name. */
export function listPalicoGear(): PalicoRow[] {
  return getCatalog()
    .palicoGear.all.map(({ id, name, rarity, pieces }) => ({
      id,
      name,
      rarity,
      pieces: pieces.map(({ piece, name }) => ({ piece, name })),
      weapon: toWeaponFigures(findWeapon(pieces)),
      defense: listArmor(pieces).reduce((sum, { defense }) => sum + defense, 0),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/** Everything that the page of a set of Palico gear shows. @throws for an unknown id */
export function getPalicoSet(id: string): PalicoDetail {
  const { items, palicoGear } = getCatalog();
  const { name, rarity, zenny, pieces } = palicoGear.require(id);
  return {
    id,
    name,
    rarity,
    zenny,
    weapon: findWeapon(pieces),
    armor: listArmor(pieces),
    costs: pieces.map(({ piece, name, materials }) => ({
      piece,
      name,
      materials: materials.map(({ item, qty }) => ({
        item: { id: item, name: items.require(item).name },
        qty,
      })),
    })),
    names: getNamesByLanguage("palico-sets", id),
  };
}

function findWeapon(pieces: PalicoSet["pieces"]): PalicoWeapon | null {
  return pieces.find((each) => each.piece === "weapon") ?? null;
}

function listArmor(pieces: PalicoSet["pieces"]): PalicoArmor[] {
  return pieces.filter((each) => each.piece !== "weapon");
}

function toWeaponFigures(weapon: PalicoWeapon | null): PalicoRow["weapon"] {
  if (!weapon) return null;
  const { attackType, attack, rangedAttack, affinity, element } = weapon;
  return { attackType, attack, rangedAttack, affinity, element };
}
