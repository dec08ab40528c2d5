import { ChoiceFilter } from "@/components/list/ChoiceFilter";
import { CountField } from "@/components/wiki/drops/CountField";
import { getTalismanChance, type TalismanTarget } from "@/lib/drops/talisman-odds";
import { slotChoices } from "@/lib/wiki/odds/odds-state";
import type { OddsPanelProps } from "./OddsCalculators";
import { OddsResult } from "./OddsResult";

const places = [1, 2, 3] as const;

const slotLabels: Readonly<Record<(typeof slotChoices)[number], string>> = {
  "armor-1": "Armor slot, level 1 or higher",
  "armor-2": "Armor slot, level 2 or higher",
  "armor-3": "Armor slot, level 3",
  "weapon-1": "Weapon slot, level 1",
};

const slots: Readonly<Record<(typeof slotChoices)[number], TalismanTarget["slot"]>> = {
  "armor-1": { kind: "armor", slot: 1 },
  "armor-2": { kind: "armor", slot: 2 },
  "armor-3": { kind: "armor", slot: 3 },
  "weapon-1": { kind: "weapon", slot: 1 },
};

/** How many appraisals a talisman with some skills and a slot takes. */
export function TalismanOdds({ data, state, set, copies }: OddsPanelProps) {
  const [first] = data.appraisals;
  const item = data.appraisals.find(({ id }) => id === state.item) ?? first;
  const target = getTarget(state);
  if (!item) return null;
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <ChoiceFilter
          label="Appraised item"
          value={item.id}
          anyLabel={first?.name ?? ""}
          options={data.appraisals.slice(1).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(item) => set({ item })}
        />
        <ChoiceFilter
          label="Slot"
          value={state.slot}
          options={slotChoices.map((value) => ({ value, label: slotLabels[value] }))}
          onChange={(slot) => set({ slot })}
        />
      </div>
      {places.map((place) => {
        const skill = state[`skill${place}`];
        const max = data.skills.find(({ id }) => id === skill)?.max ?? 1;
        const others = places.filter((other) => other !== place).map((other) => state[`skill${other}`]);
        return (
          <div key={place} className="mt-3 flex flex-wrap items-end gap-3">
            <ChoiceFilter
              label={`Skill ${place}`}
              value={skill}
              options={data.skills
                .filter(({ id }) => !others.includes(id))
                .map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(chosen) => set({ [`skill${place}`]: chosen, [`level${place}`]: null })}
            />
            {skill && (
              <CountField
                label="Level or higher"
                min={1}
                max={max}
                value={Math.min(state[`level${place}`] ?? 1, max)}
                onChange={(level) => set({ [`level${place}`]: level === 1 ? null : level })}
              />
            )}
          </div>
        );
      })}
      <div className="mt-6">
        {target.skills.length === 0 && !target.slot ? (
          <p role="status">Choose a skill or a slot.</p>
        ) : (
          <OddsResult
            chance={getTalismanChance(data.talismans, item.id, target)}
            copies={copies}
            tries={`× ${item.name}`}
            impossible={`No talisman from ${item.name} has all of this at once.`}
          />
        )}
      </div>
    </>
  );
}

function getTarget(state: OddsPanelProps["state"]): TalismanTarget {
  const skills = places.flatMap((place) => {
    const skill = state[`skill${place}`];
    return skill ? [{ skill, level: state[`level${place}`] ?? 1 }] : [];
  });
  return {
    skills: skills.filter(({ skill }, index) => skills.findIndex((each) => each.skill === skill) === index),
    slot: state.slot ? slots[state.slot] : null,
  };
}
