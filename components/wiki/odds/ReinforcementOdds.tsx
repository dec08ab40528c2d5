import { ChoiceFilter } from "@/components/list/ChoiceFilter";
import { RadioGroup } from "@/components/ui/RadioGroup";
import { weaponTypes } from "@/lib/catalog/codes";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { formatNumber, formatZenny } from "@/lib/text/format";
import { createReinforcementPool } from "@/lib/wiki/odds/odds-props";
import { getReinforcementChance } from "@/lib/wiki/odds/reinforcement-odds";
import type { OddsPanelProps } from "./OddsCalculators";
import { OddsResult } from "./OddsResult";

const places = [1, 2, 3, 4, 5] as const;

/** How many whole sets of five reinforcements it takes until one holds some bonuses. */
export function ReinforcementOdds({ data, state, set, copies }: OddsPanelProps) {
  const tier = state.tier || "artian";
  const type = state.type || "great-sword";
  const pool = createReinforcementPool(data, tier, type, state.weights === "2" ? 1 : 0);
  const options = data.bonuses.filter(({ id }) => pool.bonuses.some((bonus) => bonus.id === id));
  const targets = places.flatMap((place) => state[`bonus${place}`] || []);
  const { points, zenny } = data.rerolls.bonuses;
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <ChoiceFilter
          label="Tier"
          value={state.tier === "gogma" ? "gogma" : ""}
          anyLabel="Artian"
          options={[{ value: "gogma", label: "Gogma Artian" }]}
          onChange={(tier) => set({ tier })}
        />
        <ChoiceFilter
          label="Weapon type"
          value={state.type}
          anyLabel={weaponTypeLabels["great-sword"]}
          options={weaponTypes.slice(1).map((value) => ({ value, label: weaponTypeLabels[value] }))}
          onChange={(type) => set({ type })}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        {places.map((place) => (
          <ChoiceFilter
            key={place}
            label={`Bonus ${place}`}
            value={state[`bonus${place}`]}
            options={options.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(bonus) => set({ [`bonus${place}`]: bonus })}
          />
        ))}
      </div>
      {tier === "gogma" && (
        <div className="mt-3">
          <RadioGroup
            label="Weights of Gogma Artian bonuses"
            value={state.weights}
            options={[
              { value: "1", label: "All grades alike" },
              { value: "2", label: "EX more often (80 to 50)" },
            ]}
            onChange={(weights) => set({ weights })}
          />
          <p className="max-w-text mt-2 text-14 leading-5 text-dim">
            The game data has both columns and does not say when each counts. A reroll of all five costs{" "}
            {formatNumber(points, 0)} points and {formatZenny(zenny)}.
          </p>
        </div>
      )}
      <div className="mt-6">
        {targets.length === 0 ? (
          <p role="status">Choose the bonuses you want.</p>
        ) : (
          <OddsResult
            chance={getReinforcementChance(pool, targets)}
            copies={copies}
            tries="full reinforcements"
            impossible="A weapon of this type can't have all of these at once."
          />
        )}
      </div>
    </>
  );
}
