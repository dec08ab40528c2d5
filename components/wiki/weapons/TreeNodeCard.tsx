import { memo } from "react";
import { ElementValue } from "@/components/game/ElementValue";
import { Name } from "@/components/game/Name";
import { formatSigned } from "@/lib/text/format";
import type { TreeNode } from "@/lib/wiki/weapons/weapon-tree";
import { ForgeIcon } from "./ForgeIcon";
import classes from "./TreeDiagram.module.css";

interface TreeNodeCardProps {
  node: TreeNode;
  href: string;
  /** The chosen weapon, or one on its path. */
  place: "chosen" | "path" | undefined;
  onChoose: (id: string) => void;
}

/** Names of more letters are written smaller. */
const longName = 21;

/** One weapon of the picture: name, attack, affinity and element. */
export const TreeNodeCard = memo(function TreeNodeCard({ node, href, place, onChoose }: TreeNodeCardProps) {
  const { id, name, column, row, attack, affinity, element, rarity, isForgeable } = node;
  return (
    <a
      href={href}
      data-node={id}
      data-place={place}
      className={`${classes.node} bg-(--surface-body) self-center no-underline relative flex flex-col justify-center border border-strong text-default`}
      style={{ gridColumn: column + 1, gridRow: row + 1 }}
      onFocus={() => onChoose(id)}
    >
      <span
        className={`${classes.name} overflow-hidden text-ellipsis font-semibold whitespace-nowrap`}
        data-long={name.length > longName || undefined}
      >
        <Name entity="weapons" id={id}>
          {name}
        </Name>
      </span>
      <span className={`${classes.figures} flex items-center text-dim tabular-nums`}>
        <span title={`Rarity ${rarity}`}>
          <span className="visually-hidden">Attack </span>
          {attack}
        </span>
        {affinity !== 0 && <span>{formatSigned(affinity, "%")}</span>}
        {element && <ElementValue type={element.type} value={element.value} size={13} />}
        {isForgeable && <ForgeIcon />}
      </span>
    </a>
  );
});
