import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import { RarityGem } from "@/components/game/RarityGem";
import { Zenny } from "@/components/game/Zenny";
import type { ChainTier } from "@/lib/wiki/charms/charm-types";
import classes from "./UpgradeChain.module.css";

interface UpgradeChainProps {
  chain: readonly ChainTier[];
  /** Id of the charm whose page this is. */
  current: string;
}

/** The charms of a family in the order in which one becomes the next. */
export function UpgradeChain({ chain, current }: UpgradeChainProps) {
  if (chain.length === 1) return <p className="text-14 text-dim">This charm can't be upgraded.</p>;
  return (
    <ol className={`${classes.chain} max-w-120 text-14 leading-5`}>
      {chain.map(({ id, name, rarity, zenny }) => (
        <li
          key={id}
          className={`${id === current ? "bg-wash" : ""} relative grid gap-2.5 items-center py-2 px-2.5 rounded-md`}
          aria-current={id === current || undefined}
        >
          <RarityGem rarity={rarity} />
          <span>
            {id === current ? (
              <b>
                <Name entity="charms" id={id}>
                  {name}
                </Name>
              </b>
            ) : (
              <EntityLink entity="charms" id={id} name={name} />
            )}
          </span>
          <span className="text-dim">
            <Zenny amount={zenny} />
          </span>
        </li>
      ))}
    </ol>
  );
}
