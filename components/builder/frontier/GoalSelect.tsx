import { NativeSelect } from "@mantine/core";
import { useMemo } from "react";
import { pick, useBuilder } from "@/hooks/builder/use-builder";
import { formatGoal, type GoalKey, listGoalKeys, readGoalKey } from "@/lib/builder/criteria/frontier-goals";

interface GoalSelectProps {
  label: string;
  value: GoalKey;
  onChange(key: GoalKey): void;
}

/** One goal: a figure, or the level of a skill. Skills of the search come before the others. */
export function GoalSelect({ label, value, onChange }: GoalSelectProps) {
  const { criteria, data } = useBuilder(pick("criteria", "data"));
  const { skills } = data.armor;
  const { figures, wanted, others } = useMemo(() => {
    const targets = new Set([...Object.keys(criteria.skills), ...Object.keys(criteria.bonuses)]);
    const byName = skills.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
    const toKey = ({ id, name }: { id: string; name: string }) =>
      [`skill:${id}`, name] as readonly [string, string];
    return {
      figures: listGoalKeys([]),
      wanted: byName.filter(({ id }) => targets.has(id)).map(toKey),
      others: byName.filter(({ id }) => !targets.has(id)).map(toKey),
    };
  }, [criteria, skills]);
  return (
    <NativeSelect
      label={label}
      size="sm"
      value={value}
      onChange={({ target }) => {
        const key = readGoalKey(target.value);
        if (key) onChange(key);
      }}
    >
      <optgroup label="Figures">
        {figures.map((key) => (
          <option key={key} value={key}>
            {formatGoal(key, (id) => id)}
          </option>
        ))}
      </optgroup>
      {wanted.length > 0 && <SkillGroup label="Your skills" skills={wanted} />}
      <SkillGroup label="Skills and bonuses" skills={others} />
    </NativeSelect>
  );
}

function SkillGroup({ label, skills }: { label: string; skills: readonly (readonly [string, string])[] }) {
  return (
    <optgroup label={label}>
      {skills.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
