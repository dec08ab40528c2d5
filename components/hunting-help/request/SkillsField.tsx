import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { Chip } from "@/components/ui/Chip";
import { FieldGroup } from "@/components/ui/Field";
import type { Named } from "@/lib/catalog/named";
import type { RequestDraft } from "@/lib/hunting-help/request/request-content";
import { maxRequestSkills } from "@/lib/hunting-help/rules";

type Skills = RequestDraft["skills"];
const levels = [1, 2, 3, 4, 5] as const;

interface SkillsFieldProps {
  value: Skills;
  error?: string | undefined;
  skills: readonly Named[];
  onChange(value: Skills): void;
}

/** Skills that the build must have, each with a level. The builder searches for them. */
export function SkillsField({ value, error, skills, onChange }: SkillsFieldProps) {
  const [skill, setSkill] = useState("");
  const [level, setLevel] = useState(1);
  const nameOf = (id: string) => skills.find((each) => each.id === id)?.name ?? id;
  const add = () => {
    if (skill === "") return;
    onChange([...value.filter((each) => each.skill !== skill), { skill, level }]);
    setSkill("");
  };
  return (
    <FieldGroup
      label="Required skills (optional)"
      description="The builder opens with these as search criteria."
      error={error}
    >
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-1.5 mb-2">
          {value.map((each) => (
            <li key={each.skill}>
              <Chip isRemovable onClick={() => onChange(value.filter((other) => other !== each))}>
                <span className="visually-hidden">Remove</span> {nameOf(each.skill)} {each.level}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {value.length < maxRequestSkills && (
        <div className="flex flex-wrap items-end gap-2">
          <NativeSelect
            label="Skill"
            className="flex-1 min-w-40"
            value={skill}
            onChange={({ target }) => setSkill(target.value)}
          >
            <option value="">Choose a skill</option>
            {skills.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
          <NativeSelect
            label="Level"
            value={String(level)}
            onChange={({ target }) => setLevel(Number(target.value))}
          >
            {levels.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </NativeSelect>
          <Button disabled={skill === ""} onClick={add}>
            Add skill
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}
