import { Section } from "@/components/ui/Section";
import { useOpenedFolds } from "@/hooks/ui/use-opened-folds";
import type { ArtianPageProps } from "@/lib/wiki/weapons/artian-page";
import { ArtianBases } from "./ArtianBases";
import { ArtianBonuses } from "./ArtianBonuses";
import { ArtianCosts } from "./ArtianCosts";
import { ArtianFocuses } from "./ArtianFocuses";
import { ArtianParts } from "./ArtianParts";
import { ArtianPool } from "./ArtianPool";
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
