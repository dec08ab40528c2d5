import type { WeaponType } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { isForgeable } from "./get-weapon-list.server";
import type { TreeNode } from "./weapon-tree";

interface WeaponTreeProps {
  readonly type: WeaponType;
  readonly nodes: readonly TreeNode[];
  /** Weapons of the type that are made from parts and are in no tree. */
  readonly artian: number;
}

/** The trees of one type: every weapon with its place, lane by lane from the left. */
export function getWeaponTree(type: WeaponType): WeaponTreeProps {
  const weapons = getCatalog().weapons.all.filter((weapon) => weapon.type === type);
  const nodes = weapons.flatMap((weapon): TreeNode[] => {
    const { id, name, treePosition, upgradeFrom, attack, affinity, element, rarity } = weapon;
    if (!treePosition) return [];
    const { column, row } = treePosition;
    const forgeable = isForgeable(weapon);
    return [
      { id, name, column, row, from: upgradeFrom, attack, affinity, element, rarity, isForgeable: forgeable },
    ];
  });
  nodes.sort((a, b) => a.row - b.row || a.column - b.column);
  return { type, nodes, artian: weapons.length - nodes.length };
}
