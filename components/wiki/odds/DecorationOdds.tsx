import { EntityLink } from "@/components/game/EntityLink";
import { ChoiceFilter } from "@/components/ui/list/ChoiceFilter";
import { listOrbsFor } from "@/lib/wiki/odds/decoration-odds";
import type { OddsPanelProps } from "./OddsCalculators";
import { OddsResult } from "./OddsResult";

/** How many orbs a decoration takes, for each orb that can give it. */
export function DecorationOdds({ data, state, set, copies }: OddsPanelProps) {
  const { decoration } = state;
  return (
    <>
      <ChoiceFilter
        label="Decoration"
        value={decoration}
        anyLabel="Choose a decoration"
        options={data.decorations.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(decoration) => set({ decoration })}
      />
      {listOrbsFor(data.orbs, decoration).map(({ orb, chance }) => (
        <section key={orb.id} className="mt-6">
          <h3 className="text-17 leading-6">
            <EntityLink entity="items" id={orb.id} name={orb.name} />
          </h3>
          <OddsResult chance={chance} copies={copies} tries="orbs" impossible="" />
        </section>
      ))}
    </>
  );
}
