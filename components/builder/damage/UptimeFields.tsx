import { UnstyledButton } from "@mantine/core";
import { memo } from "react";
import { Chip } from "@/components/ui/Chip";
import { Fold } from "@/components/ui/Fold";
import { getCountedSkill } from "@/lib/builder/damage/counted-skills";
import type { DamageSkill, SkillLevels } from "@/lib/builder/damage/inputs";
import type { ConditionSwitch } from "@/lib/builder/damage/list-condition-switches";
import type { DamageSetup } from "@/lib/builder/target/damage-setup";
import {
  findStage,
  getStageConditions,
  type HuntStage,
  huntStages,
  listStageUptimes,
  stageLabels,
} from "@/lib/builder/target/hunt-stages";
import { conditionLabels } from "@/lib/builder/target/labels";
import type { WeaponType } from "@/lib/catalog/codes";
import { Panel } from "./Panel";
import { UptimeSlider } from "./UptimeSlider";

type NamedSkill = DamageSkill & { readonly name: string };

interface UptimeFieldsProps {
  switches: readonly ConditionSwitch[];
  conditions: DamageSetup["conditions"];
  /** Percent by skill, in place of that of its condition. */
  own: DamageSetup["skills"];
  levels: SkillLevels;
  skills: readonly NamedSkill[];
  weapon: WeaponType;
  onChange(setup: Partial<DamageSetup>, group?: string): void;
}

/** For how much of the time what the skills wait for is so, and every counted skill by itself. */
export const UptimeFields = memo(function UptimeFields({
  switches,
  conditions,
  own,
  levels,
  skills,
  weapon,
  onChange,
}: UptimeFieldsProps) {
  const changed = Object.keys(conditions).length + Object.keys(own).length > 0;
  const counted = skills.filter(({ id }) => (levels[id] ?? 0) >= 1 && getCountedSkill(id) !== null);
  const withLevel = (id: string) => {
    const skill = skills.find((each) => each.id === id);
    return skill ? `${skill.name} ${levels[id] ?? 0}` : id;
  };
  return (
    <Panel
      id="damage-uptimes"
      title="Uptime"
      aside={
        changed && (
          <UnstyledButton
            type="button"
            className="min-h-6 pointer-coarse:min-h-11 py-0 px-1 text-signal font-semibold"
            onClick={() => onChange({ conditions: {}, skills: {} })}
          >
            Reset to default
          </UnstyledButton>
        )
      }
    >
      <StageChoice
        weapon={weapon}
        chosen={Object.keys(own).length > 0 ? null : findStage(conditions, weapon)}
        isDefault={!changed}
        onChoose={(stage) =>
          onChange({ conditions: stage ? getStageConditions(stage, weapon) : {}, skills: {} })
        }
      />
      {switches.length === 0 ? (
        <p className="text-14 leading-5 text-dim">
          {counted.length === 0
            ? "This build has no damage skills yet."
            : "All damage skills of this build are always active."}
        </p>
      ) : (
        <div className="tiles-260 py-2 px-3 grid gap-y-2 gap-x-6 border rounded-md bg-card">
          {switches.map(({ condition, defaultUptime, skills: waiting }) => (
            <UptimeSlider
              key={condition}
              label={conditionLabels[condition]}
              note={waiting.map(withLevel).join(", ")}
              value={conditions[condition] ?? defaultUptime}
              usual={defaultUptime}
              onChange={(value) =>
                onChange(
                  { conditions: setShare(conditions, condition, value, defaultUptime) },
                  `condition:${condition}`,
                )
              }
            />
          ))}
        </div>
      )}
      {counted.length > 0 && (
        <Fold className="mt-2" summary="By skill">
          <p className="mb-2 text-dim">
            A value set here overrides the one above. You can also lower skills that are always active.
          </p>
          <div className="tiles-260 py-2 px-3 grid gap-y-2 gap-x-6 border rounded-md bg-card">
            {counted.map(({ id }) => {
              const waits = switches.find((each) => each.skills.includes(id));
              const usual = waits ? (conditions[waits.condition] ?? waits.defaultUptime) : 100;
              return (
                <UptimeSlider
                  key={id}
                  label={withLevel(id)}
                  value={own[id] ?? usual}
                  usual={usual}
                  onChange={(value) => onChange({ skills: { ...own, [id]: value } }, `uptime:${id}`)}
                />
              );
            })}
          </div>
        </Fold>
      )}
    </Panel>
  );
});

interface StageChoiceProps {
  weapon: WeaponType;
  /** `null` = none of them. */
  chosen: HuntStage | null;
  /** Nothing differs from the defaults. */
  isDefault: boolean;
  /** `null` = the defaults. */
  onChoose(stage: HuntStage | null): void;
}

/** Uptimes of a part of a hunt in one click, each with its reason. */
function StageChoice({ weapon, chosen, isDefault, onChoose }: StageChoiceProps) {
  return (
    <div className="mb-2 grid gap-1.5">
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="visually-hidden">Part of the hunt</legend>
        {huntStages.map((stage) => (
          <Chip key={stage} aria-pressed={chosen === stage} onClick={() => onChoose(stage)}>
            {stageLabels[stage]}
          </Chip>
        ))}
        <Chip aria-pressed={isDefault} onClick={() => onChoose(null)}>
          Defaults
        </Chip>
      </fieldset>
      {chosen && (
        <Fold summary={`Why these uptimes: ${stageLabels[chosen].toLowerCase()}`}>
          <ul className="text-14 leading-5 text-dim">
            {listStageUptimes(chosen, weapon).map(({ condition, percent, why }) => (
              <li key={condition}>
                {conditionLabels[condition]} {percent}%: {why}
              </li>
            ))}
          </ul>
          <p className="mt-1 text-13 leading-4.5 text-dim">
            The game’s data has no uptimes. These are estimates; change any of them below.
          </p>
        </Fold>
      )}
    </div>
  );
}

/** A share that is the usual one is not saved, so that the usual one may change. */
function setShare(
  shares: DamageSetup["conditions"],
  condition: ConditionSwitch["condition"],
  value: number,
  usual: number,
): DamageSetup["conditions"] {
  const { [condition]: _before, ...rest } = shares;
  return value === usual ? rest : { ...rest, [condition]: value };
}
