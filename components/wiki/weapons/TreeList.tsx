import { ElementValue } from "@/components/game/ElementValue";
import { EntityLink } from "@/components/game/EntityLink";
import { Fold } from "@/components/ui/Fold";
import { getTreeBranches, type TreeBranch, type TreeNode } from "@/lib/wiki/weapons/weapon-tree";
import { ForgeIcon } from "./ForgeIcon";

/** The trees as nested lists: the same weapons, to be read without the picture and without JavaScript. */
export function TreeList({ nodes }: { nodes: readonly TreeNode[] }) {
  return (
    <div className="tiles-320 grid items-start gap-y-1 gap-x-8">
      {getTreeBranches(nodes).map((root) => (
        <Fold look="row" key={root.node.id} summary={root.node.name}>
          <Branches branches={[root]} />
        </Fold>
      ))}
    </div>
  );
}

function Branches({ branches }: { branches: readonly TreeBranch[] }) {
  return (
    <ul className="border-s ps-3.5">
      {branches.map(({ node, upgrades }) => (
        <li key={node.id}>
          <span className="flex flex-wrap items-center gap-y-0.5 gap-x-2.5 py-1 tabular-nums">
            <EntityLink entity="weapons" id={node.id} name={node.name} />
            <span className="text-dim">{node.attack}</span>
            {node.element && <ElementValue type={node.element.type} value={node.element.value} size={14} />}
            {node.isForgeable && <ForgeIcon />}
          </span>
          {upgrades.length > 0 && <Branches branches={upgrades} />}
        </li>
      ))}
    </ul>
  );
}
