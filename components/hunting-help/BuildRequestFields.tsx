import { WeaponTypeField } from "@/components/game/WeaponTypeField";
import { Field } from "@/components/ui/Field";
import { Select } from "@/components/ui/Select";
import { Textarea } from "@/components/ui/Textarea";
import { playstyleLabels, playstyles } from "@/lib/hunting-help/kinds";
import { maxDetailLength } from "@/lib/hunting-help/rules";
import { MonsterField } from "./MonsterField";
import type { RequestFieldProps } from "./request-field-props";
import { SkillsField } from "./SkillsField";

/** What a build request says besides its goal. */
export function BuildRequestFields({ draft, problems, edit, monsters, skills }: RequestFieldProps) {
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2 items-start">
        <WeaponTypeField
          label="Weapon"
          emptyLabel="Choose a weapon"
          required
          value={draft.weapon}
          error={problems.weapon}
          onChange={(weapon) => edit({ weapon })}
        />
        <MonsterField
          label="Monster (optional)"
          emptyLabel="Any monster"
          value={draft.monster}
          error={problems.monster}
          monsters={monsters}
          onChange={(monster) => edit({ monster })}
        />
        <Field label="Playstyle (optional)">
          <Select
            value={draft.playstyle}
            onChange={({ target }) =>
              edit({ playstyle: playstyles.find((each) => each === target.value) ?? "" })
            }
          >
            <option value="">Any</option>
            {playstyles.map((value) => (
              <option key={value} value={value}>
                {playstyleLabels[value]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <SkillsField
        value={draft.skills}
        error={problems.skills}
        skills={skills}
        onChange={(chosen) => edit({ skills: [...chosen] })}
      />
      <div className="grid gap-4 md:grid-cols-2 items-start">
        {(["owned", "constraints"] as const).map((field) => (
          <Field
            key={field}
            label={field === "owned" ? "What you own (optional)" : "Constraints (optional)"}
            description={
              field === "owned" ? "Gear, decorations or rank you have" : "What it must have, or must not use"
            }
            error={problems[field]}
            counter={{ length: draft[field].length, max: maxDetailLength }}
          >
            <Textarea
              rows={3}
              value={draft[field]}
              onChange={({ target }) => edit({ [field]: target.value })}
            />
          </Field>
        ))}
      </div>
    </>
  );
}
