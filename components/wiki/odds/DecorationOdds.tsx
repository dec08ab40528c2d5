import { useState } from "react";
import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import { Combobox } from "@/components/ui/Combobox";
import { useNames } from "@/hooks/wiki/use-names";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { getNameIn } from "@/lib/names/names-store";
import { listOrbsFor } from "@/lib/wiki/odds/decoration-odds";
import type { OddsPanelProps } from "./OddsCalculators";
import { OddsResult } from "./OddsResult";

const maxSuggestions = 12;

/** How many orbs a decoration takes, for each orb that can give it. */
export function DecorationOdds({ data, state, set, copies }: OddsPanelProps) {
  const [typed, setTyped] = useState("");
  const names = useSearchNames(typed);
  const shown = useNames();
  const chosen = data.decorations.find(({ id }) => id === state.decoration);
  return (
    <>
      <div className="max-w-text">
        <Combobox
          label="Decoration"
          placeholder="Attack Jewel, Tenderizer …"
          maxLength={80}
          emptyText="No decoration from an orb matches."
          chosen={
            chosen
              ? { id: chosen.id, name: getNameIn(shown, "decorations", chosen.id, chosen.name).text }
              : null
          }
          find={(text) =>
            names
              .findMatches(
                text,
                data.decorations,
                ({ id, name }) => names.list("decorations", id, name),
                maxSuggestions,
              )
              .map(({ id, name }) => ({
                id,
                label: (
                  <Name entity="decorations" id={id}>
                    {name}
                  </Name>
                ),
              }))
          }
          onType={setTyped}
          onChoose={(decoration) => set({ decoration })}
        />
      </div>
      {!chosen && (
        <p role="status" className="mt-4">
          Choose a decoration to see how many orbs it takes.
        </p>
      )}
      {listOrbsFor(data.orbs, state.decoration).map(({ orb, chance }) => (
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
