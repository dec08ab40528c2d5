import { describe, expect, test } from "vitest";
import { findNeighbor, findPath, getTreeBranches, type TreeNode } from "@/lib/wiki/weapons/weapon-tree";

const node = (id: string, column: number, row: number, from: string | null): TreeNode => ({
  id,
  name: id,
  column,
  row,
  from,
  attack: 100,
  affinity: 0,
  element: null,
  rarity: 1,
  isForgeable: from === null,
});

//  hope1 ── hope2 ──────── hope3
//             └── iron1 ── iron2
//  bone1 ─────────────── bone2
const nodes = [
  node("hope1", 0, 0, null),
  node("hope2", 1, 0, "hope1"),
  node("hope3", 3, 0, "hope2"),
  node("iron1", 2, 1, "hope2"),
  node("iron2", 3, 1, "iron1"),
  node("bone1", 0, 2, null),
  node("bone2", 3, 2, "bone1"),
];

describe("the path to a weapon", () => {
  test("runs from the root of its tree", () => {
    expect(findPath(nodes, "iron2")).toEqual(["hope1", "hope2", "iron1", "iron2"]);
    expect(findPath(nodes, "bone1")).toEqual(["bone1"]);
  });

  test("is empty for what is not in the tree", () => {
    expect(findPath(nodes, "nothing")).toEqual([]);
  });

  test("ends where records point in a circle", () => {
    expect(findPath([node("a", 0, 0, "b"), node("b", 1, 0, "a")], "a")).toEqual(["b", "a"]);
  });
});

describe("walking the tree with arrow keys", () => {
  const go = (id: string, key: Parameters<typeof findNeighbor>[2]) => findNeighbor(nodes, id, key)?.id;

  test("goes left to the weapon before and right along its lane first", () => {
    expect(go("iron1", "ArrowLeft")).toBe("hope2");
    expect(go("hope2", "ArrowRight")).toBe("hope3");
    expect(go("iron1", "ArrowRight")).toBe("iron2");
  });

  test("goes up and down to the next lane, to the weapon nearest in column", () => {
    expect(go("hope3", "ArrowDown")).toBe("iron2");
    expect(go("bone1", "ArrowUp")).toBe("iron1");
    expect(go("iron2", "ArrowDown")).toBe("bone2");
  });

  test("goes to the root and to the end of the lane", () => {
    expect(go("iron2", "Home")).toBe("hope1");
    expect(go("hope1", "End")).toBe("hope3");
  });

  test("stays where there is nothing further", () => {
    expect(go("hope1", "ArrowLeft")).toBeUndefined();
    expect(go("hope1", "ArrowUp")).toBeUndefined();
    expect(go("hope1", "Home")).toBeUndefined();
    expect(go("hope3", "ArrowRight")).toBeUndefined();
    expect(go("hope3", "End")).toBeUndefined();
    expect(go("nothing", "ArrowLeft")).toBeUndefined();
  });
});

describe("the tree as nested lists", () => {
  test("holds each weapon once, under what it is made from", () => {
    const roots = getTreeBranches(nodes);
    expect(roots.map((branch) => branch.node.id)).toEqual(["hope1", "bone1"]);
    const hope2 = roots[0]?.upgrades[0];
    expect(hope2?.upgrades.map((branch) => branch.node.id)).toEqual(["hope3", "iron1"]);
  });
});
