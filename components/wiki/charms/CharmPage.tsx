import type { ReactNode } from "react";
import { EntityLink } from "@/components/game/EntityLink";
import { MaterialList } from "@/components/game/MaterialList";
import { Name } from "@/components/game/Name";
import { RarityGem } from "@/components/game/RarityGem";
import { Zenny } from "@/components/game/Zenny";
import { Section } from "@/components/ui/Section";
import { GivenSkills } from "@/components/wiki/jewelry/GivenSkills";
import { BuilderLink } from "@/components/wiki/kit/BuilderLink";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { AddToWishlist } from "@/components/wiki/wishlist/AddToWishlist";
import { getCharmPath, talismansPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import type { ChainTier, CharmDetail, CostRows } from "@/lib/wiki/charms/charm-types";
import classes from "./CharmPage.module.css";

interface CharmPageProps {
  charm: CharmDetail;
  /** Other features' content at the end. */
  children?: ReactNode;
}

/** The page of one charm. */
export function CharmPage({ charm, children }: CharmPageProps) {
  const { id, name, level, rarity, chain, skills, step, path, names } = charm;
  const skillLine = skills.map((skill) => `${skill.name} ${skill.level}`).join(" and ");
  return (
    <WikiPage
      title={name}
      path={getCharmPath(id)}
      section="charm"
      description={`${name} gives ${skillLine}. Materials, total upgrade cost and skill effects in Monster Hunter Wilds.`}
      id={id}
      names={names}
      summary={`Charm: ${skillLine}`}
      figures={[
        { label: "Rarity", value: <RarityGem rarity={rarity} /> },
        { label: "Level", value: `${formatNumber(level, 0)} of ${formatNumber(chain.length, 0)}` },
        { label: "Cost", value: <Zenny amount={step.zenny} /> },
        { label: "Total cost", value: <Zenny amount={path.zenny} /> },
      ]}
      actions={
        <>
          <BuilderLink opening={{ kind: "use-charm", id }} name={name} />
          <AddToWishlist kind="charm" id={id} name={name} />
        </>
      }
      toc={[
        { id: "skills", label: skills.length === 1 ? "Skill" : "Skills" },
        { id: "upgrades", label: "Upgrades" },
        { id: "materials", label: "Materials" },
      ]}
    >
      <Section id="skills" title={skills.length === 1 ? "Skill" : "Skills"}>
        <GivenSkills skills={skills} />
      </Section>
      <Section id="upgrades" title="Upgrades">
        <UpgradeChain chain={chain} current={id} />
      </Section>
      <Section id="materials" title="Materials">
        <div className="tiles-fit-260 grid gap-y-6 gap-x-10">
          <Cost title={level === 1 ? "Forging cost" : "Upgrade cost"} cost={step} />
          {level > 1 && <Cost title="Total cost, all upgrades" cost={path} />}
        </div>
      </Section>
      <p className="mt-4 text-14 leading-5 text-dim">
        Looking for random charms? See <a href={talismansPath}>appraised talismans</a>.
      </p>
      {children}
    </WikiPage>
  );
}

function Cost({ title, cost }: { title: string; cost: CostRows }) {
  return (
    <div>
      <h3 className="text-15 leading-5.5">{title}</h3>
      {cost.materials.length > 0 ? (
        <>
          <p className="mt-1 mb-2 text-14 text-dim">
            <Zenny amount={cost.zenny} />
          </p>
          <MaterialList materials={cost.materials} />
        </>
      ) : (
        <p className="mt-4 text-14 leading-5 text-dim">
          No materials or zenny listed: it is given, not crafted.
        </p>
      )}
    </div>
  );
}

interface UpgradeChainProps {
  chain: readonly ChainTier[];
  /** Id of the charm whose page this is. */
  current: string;
}

/** The charms of a family in the order in which one becomes the next. */
function UpgradeChain({ chain, current }: UpgradeChainProps) {
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
