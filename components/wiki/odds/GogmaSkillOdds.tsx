import { ChoiceFilter } from "@/components/list/ChoiceFilter";
import { formatNumber, formatZenny } from "@/lib/text/format";
import type { OddsPanelProps } from "./OddsCalculators";
import { OddsResult } from "./OddsResult";

/** How many rerolls the set bonus and group skill of a Gogma Artian weapon take. */
export function GogmaSkillOdds({ data, state, set, copies }: OddsPanelProps) {
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
