import type { GetStaticProps } from "next";
import { Section } from "@/components/ui/Section";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { OddsCalculators } from "@/components/wiki/odds/OddsCalculators";
import { OddsMethod } from "@/components/wiki/odds/OddsMethod";
import { oddsPath } from "@/lib/site/wiki-paths";
import { getOddsProps } from "@/lib/wiki/odds/get-odds-props.server";
import type { OddsProps } from "@/lib/wiki/odds/odds-props";

export const getStaticProps: GetStaticProps<OddsProps> = () => ({ props: getOddsProps() });

/** Calculators of odds: decorations, talismans, Artian weapons. */
export default function OddsRoute(props: OddsProps) {
  return (
    <WikiPage
      title="Odds calculator"
      path={oddsPath}
      description="Odds of decorations, appraised talismans, Artian reinforcements and Gogma Artian skills in Monster Hunter Wilds: expected tries, median and 90%."
      section="tools"
      icon="charm"
      summary="How many orbs, appraisals or rerolls until you get the one you want."
      source="Odds are from the game’s tables. What is inferred is listed under the calculators."
    >
      <OddsCalculators {...props} />
      <div className="mt-8">
        <Section id="method" title="How this is calculated" icon="rules">
          <OddsMethod />
        </Section>
      </div>
    </WikiPage>
  );
}
