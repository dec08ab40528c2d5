import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from "react";
import { ScrollRegion } from "@/components/ui/ScrollRegion";
import type { WeaponType } from "@/lib/catalog/codes";
import { getWeaponPath } from "@/lib/site/wiki-paths";
import { findNeighbor, parseTreeKey, type TreeNode } from "@/lib/wiki/weapons/weapon-tree";
import classes from "./TreeDiagram.module.css";
import { TreeNodeCard } from "./TreeNodeCard";
import type { Zoom } from "./TreeZoom";

interface TreeDiagramProps {
  nodes: readonly TreeNode[];
  type: WeaponType;
  zoom: Zoom;
  /** The weapon whose path is marked. */
  chosen: string | undefined;
  /** Ids from its root to it. */
  path: readonly string[];
  /** The weapon in the address: the tree is scrolled to it. */
  start: string | undefined;
  onChoose: (id: string) => void;
}

/**
 * The trees of a type on a grid: a lane per branch, a column per step. It scrolls in its own box. Every weapon is
 * a link; arrow keys move between them along the tree.
 */
export function TreeDiagram({ nodes, type, zoom, chosen, path, start, onChoose }: TreeDiagramProps) {
  const box = useRef<HTMLElement>(null);
  const columns = Math.max(...nodes.map(({ column }) => column)) + 1;
  const rows = Math.max(...nodes.map(({ row }) => row)) + 1;

  useEffect(() => {
    if (start) scrollToNode(box.current, start);
  }, [start]);

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.node : undefined;
    const key = parseTreeKey(event.key);
    if (!id || !key || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = findNeighbor(nodes, id, key);
    if (next) box.current?.querySelector<HTMLElement>(`[data-node="${next.id}"]`)?.focus();
  };

  return (
    <ScrollRegion
      ref={box}
      className={`${classes.box} overscroll-contain relative border rounded-md bg-card text-13`}
      data-zoom={zoom}
      label="Upgrade tree"
      onKeyDown={walk}
    >
      <div className={`${classes.grid} w-max relative grid`} style={getGridStyle(columns, rows)}>
        <TreeEdges nodes={nodes} columns={columns} rows={rows} path={path} />
        {nodes.map((node) => (
          <TreeNodeCard
            key={node.id}
            node={node}
            href={getWeaponPath(type, node.id)}
            place={node.id === chosen ? "chosen" : path.includes(node.id) ? "path" : undefined}
            onChoose={onChoose}
          />
        ))}
      </div>
    </ScrollRegion>
  );
}

function getGridStyle(columns: number, rows: number): CSSProperties {
  return Object.fromEntries([
    ["--columns", columns],
    ["--rows", rows],
  ]);
}

/** Scrolls only the box until the weapon is in its middle. */
function scrollToNode(box: HTMLElement | null, id: string): void {
  const node = box?.querySelector<HTMLElement>(`[data-node="${id}"]`);
  if (!box || !node) return;
  box.scrollLeft = node.offsetLeft - (box.clientWidth - node.offsetWidth) / 2;
  box.scrollTop = node.offsetTop - (box.clientHeight - node.offsetHeight) / 2;
}

interface TreeEdgesProps {
  nodes: readonly TreeNode[];
  columns: number;
  rows: number;
  /** Ids whose edges are marked. */
  path: readonly string[];
}

/** Lines from each weapon to what it is made from, in units of the grid's cells. */
function TreeEdges({ nodes, columns, rows, path }: TreeEdgesProps) {
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
