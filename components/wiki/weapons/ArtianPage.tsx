import { Section } from "@/components/ui/Section";
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
  return (
    <>
      <Section id="parts" title="Parts">
        <ArtianParts parts={props.parts} recipes={props.recipes} infusions={props.infusions} />
      </Section>
      <Section id="figures" title="Stats by parts">
        <ArtianBases weapons={props.weapons} />
      </Section>
      <Section id="decides" title="Element effects">
        <ArtianTraitTable traits={props.traits} />
      </Section>
      <Section id="reinforcements" title="Reinforcements">
        <ArtianBonuses {...props} />
      </Section>
      <Section id="focus" title="Gogma focus">
        <ArtianFocuses focuses={props.focuses} />
      </Section>
      <Section id="skills" title="Gogma skills">
        <ArtianPool pool={props.pool} />
      </Section>
      <Section id="costs" title="Costs">
        <ArtianCosts steps={props.steps} rerolls={props.rerolls} pointItems={props.pointItems} />
      </Section>
    </>
  );
}
