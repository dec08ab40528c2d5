import { UnstyledButton } from "@mantine/core";
import { memo } from "react";
import { Fold } from "@/components/ui/Fold";
import { getCountedSkill } from "@/lib/builder/damage/counted-skills";
import type { DamageSkill, SkillLevels } from "@/lib/builder/damage/inputs";
import type { ConditionSwitch } from "@/lib/builder/damage/list-condition-switches";
import type { DamageSetup } from "@/lib/builder/target/damage-setup";
import { conditionLabels } from "@/lib/builder/target/labels";
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
  onChange(setup: Partial<DamageSetup>, group?: string): void;
}

/** For how much of the time what the skills wait for is so, and every counted skill by itself. */
export const UptimeFields = memo(function UptimeFields({
  switches,
  conditions,
  own,
  levels,
  skills,
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
            className="min-h-6 py-0 px-1 text-signal font-semibold"
            onClick={() => onChange({ conditions: {}, skills: {} })}
          >
            Reset to default
          </UnstyledButton>
        )
      }
    >
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
