import { EntityLink } from "@/components/game/EntityLink";
import { Section } from "@/components/ui/Section";
import { useOpenedFolds } from "@/hooks/ui/use-opened-folds";
import type { Named } from "@/lib/catalog/named";
import { oddsPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import type { ArtianPageProps } from "@/lib/wiki/weapons/artian-page";
import { ArtianBases } from "./ArtianBases";
import { ArtianBonuses } from "./ArtianBonuses";
import { ArtianCosts } from "./ArtianCosts";
import { ArtianFocuses } from "./ArtianFocuses";
import { ArtianParts } from "./ArtianParts";
import { ArtianTraitTable } from "./ArtianTraitTable";

/** The sections of the page for its map. */
export const artianSections = [
  { id: "parts", label: "Parts" },
  { id: "figures", label: "Stats by parts" },
  { id: "decides", label: "Element effects" },
  { id: "reinforcements", label: "Reinforcements" },
  { id: "focus", label: "Gogma focus" },
  { id: "skills", label: "Gogma skills" },
  { id: "costs", label: "Costs" },
] as const;

/** Every rule of Artian and Gogma Artian weapons. */
export function ArtianPage(props: ArtianPageProps) {
  useOpenedFolds();
  return (
    <>
      <Section id="parts" title="Parts" fold="open">
        <ArtianParts parts={props.parts} recipes={props.recipes} infusions={props.infusions} />
      </Section>
      <Section id="figures" title="Stats by parts" fold="closed">
        <ArtianBases weapons={props.weapons} />
      </Section>
      <Section id="decides" title="Element effects" fold="closed">
        <ArtianTraitTable traits={props.traits} />
      </Section>
      <Section id="reinforcements" title="Reinforcements" fold="closed">
        <ArtianBonuses {...props} />
      </Section>
      <Section id="focus" title="Gogma focus" fold="closed">
        <ArtianFocuses focuses={props.focuses} />
      </Section>
      <Section id="skills" title="Gogma skills" fold="closed">
        <ArtianPool pool={props.pool} />
      </Section>
      <Section id="costs" title="Costs" fold="closed">
        <ArtianCosts steps={props.steps} rerolls={props.rerolls} pointItems={props.pointItems} />
      </Section>
    </>
  );
}

/** The set bonuses and group skills that a Gogma Artian weapon can roll. */
function ArtianPool({ pool }: Pick<ArtianPageProps, "pool">) {
  const { setBonuses, groupSkills } = pool;
  return (
    <>
      <p className="max-w-text mb-3 text-dim">
        A Gogma Artian weapon rolls one set bonus and one group skill: {setBonuses.length} ×{" "}
        {groupSkills.length} = {formatNumber(setBonuses.length * groupSkills.length)} pairs, all equally
        likely. <a href={`${oddsPath}?tab=skills`}>Odds</a>
      </p>
      <Pool title="Set bonuses" skills={setBonuses} />
      <Pool title="Group skills" skills={groupSkills} />
    </>
  );
}

function Pool({ title, skills }: { title: string; skills: readonly Named[] }) {
  return (
    <>
      <h3 className="mt-3 mb-1.5 text-15">{title}</h3>
      <ul className="columns-[210px] gap-x-6">
        {skills.map(({ id, name }) => (
          <li className="py-0.75 break-inside-avoid" key={id}>
            <EntityLink entity="skills" id={id} name={name} />
          </li>
        ))}
      </ul>
    </>
  );
}
