import type { WeaponElement } from "@/lib/catalog/codes";

/** One weapon in the picture of a tree. */
export interface TreeNode {
  readonly id: string;
  readonly name: string;
  /** How far along the tree: the distance from the left. */
  readonly column: number;
  /** Its lane, from the top; branches go down. */
  readonly row: number;
  /** Weapon that it is upgraded from; null for a root. */
  readonly from: string | null;
  readonly attack: number;
  readonly affinity: number;
  readonly element: { readonly type: WeaponElement; readonly value: number } | null;
  readonly rarity: number;
  /** It can be forged without the weapons before it. */
  readonly isForgeable: boolean;
}

/** A branch of the tree as a list holds it. */
export interface TreeBranch {
  readonly node: TreeNode;
  readonly upgrades: readonly TreeBranch[];
}

const treeKeys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"] as const;
type TreeKey = (typeof treeKeys)[number];

/** The key of an event if it moves through the tree. */
export function parseTreeKey(key: string): TreeKey | undefined {
  return treeKeys.find((each) => each === key);
}

/** The ids from a root to this weapon, root first. Empty for an id that is not in the tree. */
export function findPath(nodes: readonly TreeNode[], id: string): readonly string[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const path: string[] = [];
  for (let node = byId.get(id); node; node = node.from ? byId.get(node.from) : undefined) {
    if (path.includes(node.id)) break;
    path.unshift(node.id);
  }
  return path;
}

/**
 * Where an arrow key leads: left to the weapon before, right to its first upgrade, up and down to the next lane
 * and there to the weapon nearest in column. Home is the root of the path, End the last of its lane. Undefined
 * where there is nothing further.
 */
export function findNeighbor(nodes: readonly TreeNode[], id: string, key: TreeKey): TreeNode | undefined {
  const here = nodes.find((node) => node.id === id);
  if (!here) return undefined;
  switch (key) {
    case "ArrowLeft":
      return nodes.find((node) => node.id === here.from);
    case "ArrowRight":
      return nodes.filter((node) => node.from === id).sort((a, b) => a.row - b.row)[0];
    case "ArrowUp":
      return findNearest(nodes, here, -1);
    case "ArrowDown":
      return findNearest(nodes, here, 1);
    case "Home":
      return nodes.find((node) => node.id === findPath(nodes, id)[0] && node.id !== id);
    case "End":
      return nodes
        .filter((node) => node.row === here.row && node.column > here.column)
        .sort((a, b) => b.column - a.column)[0];
  }
}

/** The trees as nested lists, roots and upgrades from the top lane down. */
export function getTreeBranches(nodes: readonly TreeNode[]): readonly TreeBranch[] {
  const listUpgrades = (id: string | null): readonly TreeBranch[] =>
    nodes
      .filter((node) => node.from === id)
      .sort((a, b) => a.row - b.row)
      .map((node) => ({ node, upgrades: listUpgrades(node.id) }));
  return listUpgrades(null);
}

function findNearest(nodes: readonly TreeNode[], here: TreeNode, way: 1 | -1): TreeNode | undefined {
  const lanes = nodes.filter((node) => (node.row - here.row) * way > 0);
  const lane = Math.min(...lanes.map((node) => Math.abs(node.row - here.row)));
  return lanes
    .filter((node) => Math.abs(node.row - here.row) === lane)
    .sort((a, b) => Math.abs(a.column - here.column) - Math.abs(b.column - here.column))[0];
}
