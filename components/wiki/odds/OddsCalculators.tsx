import { useMemo } from "react";
import { ChoiceFilter } from "@/components/list/ChoiceFilter";
import { NeedsScript } from "@/components/ui/NeedsScript";
import { Tabs } from "@/components/ui/Tabs";
import { CountField } from "@/components/wiki/drops/CountField";
import { useListState } from "@/hooks/ui/use-list-state";
import { formatNumber, formatZenny } from "@/lib/text/format";
import type { OddsProps } from "@/lib/wiki/odds/odds-props";
import { getOddsFields, maxCopies, type OddsState, oddsTabs } from "@/lib/wiki/odds/odds-state";
import { DecorationOdds } from "./DecorationOdds";
import { OddsResult } from "./OddsResult";
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

/** How many rerolls the set bonus and group skill of a Gogma Artian weapon take. */
function GogmaSkillOdds({ data, state, set, copies }: OddsPanelProps) {
  const { setBonuses, groupSkills } = data.pool;
  const { setBonus, groupSkill } = state;
  const { points, zenny } = data.rerolls.skills;
  // Every pair is equally likely, and there is one pair of each set bonus with each group skill.
  const chance = (setBonus ? 1 / setBonuses.length : 1) * (groupSkill ? 1 / groupSkills.length : 1);
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <ChoiceFilter
          label="Set bonus"
          value={setBonus}
          options={setBonuses.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(setBonus) => set({ setBonus })}
        />
        <ChoiceFilter
          label="Group skill"
          value={groupSkill}
          options={groupSkills.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(groupSkill) => set({ groupSkill })}
        />
      </div>
      <p className="max-w-text mt-2 text-14 leading-5 text-dim">
        A reroll costs {formatNumber(points, 0)} points and {formatZenny(zenny)}.
      </p>
      <div className="mt-6">
        {setBonus || groupSkill ? (
          <OddsResult chance={chance} copies={copies} tries="rerolls" impossible="" />
        ) : (
          <p role="status">Choose a set bonus, a group skill or both.</p>
        )}
      </div>
    </>
  );
}
