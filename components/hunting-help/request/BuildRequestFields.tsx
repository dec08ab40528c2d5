import { NativeSelect, Textarea } from "@mantine/core";
import { WeaponTypeField } from "@/components/game/WeaponTypeField";
import { MonsterField } from "@/components/hunting-help/MonsterField";
import { Counted } from "@/components/ui/Counted";
import { playstyleLabels, playstyles } from "@/lib/hunting-help/kinds";
import { maxDetailLength } from "@/lib/hunting-help/rules";
import type { RequestFieldProps } from "./request-field-props";
import { SkillsField } from "./SkillsField";

/** Fields of a build request besides its goal. */
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
        <NativeSelect
          label="Playstyle (optional)"
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
        </NativeSelect>
      </div>
      <SkillsField
        value={draft.skills}
        error={problems.skills}
        skills={skills}
        onChange={(chosen) => edit({ skills: [...chosen] })}
      />
      <div className="grid gap-4 md:grid-cols-2 items-start">
        {(["owned", "constraints"] as const).map((field) => (
          <Textarea
            key={field}
            label={field === "owned" ? "What you own (optional)" : "Constraints (optional)"}
            description={
              <Counted length={draft[field].length} max={maxDetailLength}>
                {field === "owned"
                  ? "Gear, decorations or rank you have"
                  : "What it must have, or must not use"}
              </Counted>
            }
            error={problems[field]}
            rows={3}
            value={draft[field]}
            onChange={({ target }) => edit({ [field]: target.value })}
          />
        ))}
      </div>
    </>
  );
}
