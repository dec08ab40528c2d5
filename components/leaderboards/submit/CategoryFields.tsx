import { Field } from "@/components/ui/Field";
import { RadioGroup } from "@/components/ui/RadioGroup";
import { Select } from "@/components/ui/Select";
import { type WeaponType, weaponTypes } from "@/lib/catalog/codes";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { listQuestRulesets } from "@/lib/leaderboards/categories";
import { rulesets } from "@/lib/leaderboards/rulesets";
import type { RunDraft } from "@/lib/leaderboards/run-draft";
import { platformLabels, platforms } from "@/lib/site/platforms";
import type { RunFieldProps } from "./run-field-props";
import classes from "./Submit.module.css";

/** What the run competes in: ruleset, weapons and platform. */
export function CategoryFields({ draft, quest, problems, edit }: RunFieldProps) {
  const allowed = quest ? listQuestRulesets(quest) : rulesets.map(({ id }) => id);
  return (
    <>
      <RadioGroup<RunDraft["ruleset"]>
        label="Ruleset"
        look="rows"
        required
        error={problems.ruleset}
        options={rulesets
          .filter(({ id }) => allowed.includes(id))
          .map(({ id, name, summary }) => ({ value: id, label: name, note: summary }))}
        value={draft.ruleset}
        onChange={(ruleset) => edit({ ruleset })}
      />
      <div className={`${classes.pair} grid gap-4`}>
        <WeaponField
          label="Weapon"
          emptyLabel="Choose your weapon"
          isRequired
          value={draft.weapon}
          error={problems.weapon}
          onChange={(weapon) => edit({ weapon })}
        />
        <WeaponField
          label="Second weapon (optional)"
          emptyLabel="None used"
          value={draft.secondWeapon}
          error={problems.secondWeapon}
          onChange={(secondWeapon) => edit({ secondWeapon })}
        />
      </div>
      <RadioGroup<RunDraft["platform"]>
        label="Platform"
        look="segments"
        required
        error={problems.platform}
        options={platforms.map((value) => ({ value, label: platformLabels[value] }))}
        value={draft.platform}
        onChange={(platform) => edit({ platform })}
      />
    </>
  );
}

interface WeaponFieldProps {
  label: string;
  emptyLabel: string;
  isRequired?: boolean;
  value: WeaponType | "";
  error: string | undefined;
  onChange(value: WeaponType | ""): void;
}

function WeaponField({ label, emptyLabel, isRequired = false, value, error, onChange }: WeaponFieldProps) {
  return (
    <Field label={label} required={isRequired} error={error}>
      <Select
        value={value}
        onChange={({ target }) => onChange(weaponTypes.find((each) => each === target.value) ?? "")}
      >
        <option value="">{emptyLabel}</option>
        {weaponTypes.map((type) => (
          <option key={type} value={type}>
            {weaponTypeLabels[type]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
