import { ElementValue } from "@/components/game/ElementValue";
import { EntityLink } from "@/components/game/EntityLink";
import { getTreeBranches, type TreeBranch, type TreeNode } from "@/lib/wiki/weapons/weapon-tree";
import { ForgeIcon } from "./ForgeIcon";
import classes from "./TreeList.module.css";

/** The trees as nested lists: the same weapons, to be read without the picture and without JavaScript. */
export function TreeList({ nodes }: { nodes: readonly TreeNode[] }) {
  return (
    <div className={classes.trees}>
      {getTreeBranches(nodes).map((root) => (
        <details key={root.node.id}>
          <summary>{root.node.name}</summary>
          <Branches branches={[root]} />
        </details>
      ))}
    </div>
  );
}

function Branches({ branches }: { branches: readonly TreeBranch[] }) {
  return (
    <ul className={classes.branches}>
      {branches.map(({ node, upgrades }) => (
        <li key={node.id}>
          <span className={classes.weapon}>
            <EntityLink entity="weapons" id={node.id} name={node.name} />
            <span className={classes.dim}>{node.attack}</span>
            {node.element && <ElementValue type={node.element.type} value={node.element.value} size={14} />}
            {node.isForgeable && <ForgeIcon />}
          </span>
          {upgrades.length > 0 && <Branches branches={upgrades} />}
        </li>
      ))}
    </ul>
  );
}
