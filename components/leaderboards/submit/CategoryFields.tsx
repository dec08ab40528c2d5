import { PlatformField } from "@/components/game/PlatformField";
import { WeaponTypeField } from "@/components/game/WeaponTypeField";
import { RadioRows } from "@/components/ui/RadioRows";
import { listQuestRulesets } from "@/lib/leaderboards/categories";
import { rulesets } from "@/lib/leaderboards/rulesets";
import type { RunDraft } from "@/lib/leaderboards/run-draft";
import type { RunFieldProps } from "./run-field-props";

/** What the run competes in: ruleset, weapons and platform. */
export function CategoryFields({ draft, quest, problems, edit }: RunFieldProps) {
  const allowed = quest ? listQuestRulesets(quest) : rulesets.map(({ id }) => id);
  return (
    <>
      <RadioRows<RunDraft["ruleset"]>
        label="Ruleset"
        required
        error={problems.ruleset}
        options={rulesets
          .filter(({ id }) => allowed.includes(id))
          .map(({ id, name, summary }) => ({ value: id, label: name, note: summary }))}
        value={draft.ruleset}
        onChange={(ruleset) => edit({ ruleset })}
      />
      <div className="tiles-fit-260 items-start grid gap-4">
        <WeaponTypeField
          label="Weapon"
          emptyLabel="Choose your weapon"
          required
          value={draft.weapon}
          error={problems.weapon}
          onChange={(weapon) => edit({ weapon })}
        />
        <WeaponTypeField
          label="Second weapon (optional)"
          emptyLabel="None used"
          value={draft.secondWeapon}
          error={problems.secondWeapon}
          onChange={(secondWeapon) => edit({ secondWeapon })}
        />
      </div>
      <PlatformField
        required
        error={problems.platform}
        value={draft.platform}
        onChange={(platform) => edit({ platform })}
      />
    </>
  );
}
