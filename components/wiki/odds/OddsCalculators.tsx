import { useMemo } from "react";
import { NeedsScript } from "@/components/ui/NeedsScript";
import { Tabs } from "@/components/ui/Tabs";
import { CountField } from "@/components/wiki/drops/CountField";
import { useListState } from "@/hooks/ui/use-list-state";
import type { OddsProps } from "@/lib/wiki/odds/odds-props";
import { getOddsFields, maxCopies, type OddsState, oddsTabs } from "@/lib/wiki/odds/odds-state";
import { DecorationOdds } from "./DecorationOdds";
import { GogmaSkillOdds } from "./GogmaSkillOdds";
import { ReinforcementOdds } from "./ReinforcementOdds";
import { TalismanOdds } from "./TalismanOdds";

/** The props of each calculator. */
export interface OddsPanelProps {
  data: OddsProps;
  state: OddsState;
  set(patch: Partial<OddsState>): void;
  copies: number;
}

const labels: Readonly<Record<(typeof oddsTabs)[number], string>> = {
  decorations: "Decorations",
  talismans: "Talismans",
  reinforcements: "Artian bonuses",
  skills: "Gogma skills",
};

const panels: Readonly<Record<(typeof oddsTabs)[number], (props: OddsPanelProps) => React.ReactNode>> = {
  decorations: DecorationOdds,
  talismans: TalismanOdds,
  reinforcements: ReinforcementOdds,
  skills: GogmaSkillOdds,
};

/** Calculators of how many tries a random piece of gear takes. */
export function OddsCalculators(data: OddsProps) {
  const fields = useMemo(() => getOddsFields(data), [data]);
  const { state, set } = useListState(fields);
  const copies = state.n ?? 1;
  const Panel = panels[state.tab];
  return (
    <>
      <NeedsScript>The calculators need JavaScript.</NeedsScript>
      <Tabs
        label="Calculators"
        tabs={oddsTabs.map((id) => ({ id, label: labels[id] }))}
        value={state.tab}
        onChange={(tab) => set({ tab })}
      >
        <div className="max-w-text mb-3">
          <CountField
            label="How many"
            min={1}
            max={maxCopies}
            value={copies}
            onChange={(count) => set({ n: count === 1 ? null : count })}
          />
        </div>
        <Panel data={data} state={state} set={set} copies={copies} />
      </Tabs>
    </>
  );
}
