import type { TreeNode } from "@/lib/wiki/weapons/weapon-tree";
import classes from "./TreeDiagram.module.css";

interface TreeEdgesProps {
  nodes: readonly TreeNode[];
  columns: number;
  rows: number;
  /** Ids whose edges are marked. */
  path: readonly string[];
}

/** Lines from each weapon to what it is made from, in units of the grid's cells. */
export function TreeEdges({ nodes, columns, rows, path }: TreeEdgesProps) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const edges = nodes.flatMap((node) => {
    const from = node.from ? byId.get(node.from) : undefined;
    return from ? [{ id: node.id, line: getLine(from, node), marked: path.includes(node.id) }] : [];
  });
  // Marked lines last, so that they lie on top.
  edges.sort((a, b) => Number(a.marked) - Number(b.marked));
  return (
    <svg
      className={`${classes.edges} absolute`}
      viewBox={`0 0 ${columns} ${rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {edges.map(({ id, line, marked }) => (
        <path key={id} d={line} data-marked={marked || undefined} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}

/** Straight along a lane; a branch goes down right after the weapon it leaves. */
function getLine(from: TreeNode, to: TreeNode): string {
  const y = from.row + 0.5;
  if (from.row === to.row) return `M${from.column + 0.5} ${y}H${to.column + 0.5}`;
  return `M${from.column + 0.5} ${y}H${from.column + 0.96}V${to.row + 0.5}H${to.column + 0.5}`;
}
