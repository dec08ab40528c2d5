import { Button, Checkbox, NativeSelect } from "@mantine/core";
import { useForm } from "@mantine/form";
import { Section } from "@/components/ui/Section";
import {
  type ArtianBox,
  type ArtianWeapon,
  type RollAttempt,
  type RollGoal,
  withChangedWeapon,
  withoutRoll,
  withRoll,
} from "@/lib/box/artian-weapons";
import type { RerollRules } from "@/lib/box/reroll-advice";
import { createMyBuildId } from "@/lib/builder/workspace/my-builds/create-my-build-id";
import { RerollAdviceText } from "./RerollAdviceText";
import { RerollList } from "./RerollList";

interface RerollWeaponProps {
  weapon: ArtianWeapon;
  /** Type and name in the catalog. */
  label: string;
  /** Oldest first. */
  attempts: readonly RollAttempt[];
  rules: RerollRules;
  onChange(by: (box: ArtianBox) => ArtianBox): void;
  onDelete(): void;
}

/** A weapon: what is wanted on it, what the next reroll gave, what all of them gave, and what to do. */
export function RerollWeapon({ weapon, label, attempts, rules, onChange, onDelete }: RerollWeaponProps) {
  const { id, name, goal } = weapon;
  const form = useForm<{ result: RollGoal; isKept: boolean }>({
    initialValues: {
      result: { setBonus: rules.setBonuses[0]?.id ?? null, groupSkill: rules.groupSkills[0]?.id ?? null },
      isKept: false,
    },
  });
  const add = form.onSubmit(({ result, isKept }) => {
    onChange((box) =>
      withRoll(box, {
        id: createMyBuildId(),
        weapon: id,
        at: new Date().toISOString(),
        result: { reinforcements: [], ...result },
        kept: isKept,
      }),
    );
    form.setFieldValue("isKept", false);
  });
  return (
    <Section
      id={`weapon-${id}`}
      title={name}
      aside={
        <Button size="compact-sm" variant="subtle" aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </Button>
      }
    >
      {label !== name && <p className="mb-3 text-14 leading-5 text-dim">{label}</p>}
      <div className="flex flex-wrap items-end gap-3">
        <SkillFields
          words={["Set bonus you want", "Group skill you want"]}
          any="Any"
          of={name}
          value={goal}
          rules={rules}
          onChange={(next) => onChange((box) => withChangedWeapon(box, id, { goal: next }))}
        />
      </div>
      <RerollAdviceText weapon={weapon} attempts={attempts} rules={rules} />
      <form
        className="flex flex-wrap items-end gap-3 mt-4 pt-4 border-t"
        aria-label={`New reroll of ${name}`}
        onSubmit={add}
      >
        <SkillFields
          words={["Set bonus it gave", "Group skill it gave"]}
          of={name}
          value={form.values.result}
          rules={rules}
          onChange={(result) => form.setFieldValue("result", result)}
        />
        <Checkbox className="pb-2" label="Kept" {...form.getInputProps("isKept", { type: "checkbox" })} />
        <Button type="submit">Add reroll</Button>
      </form>
      <RerollList
        name={name}
        attempts={attempts}
        goal={goal}
        rules={rules}
        onDelete={(attempt) => onChange((box) => withoutRoll(box, attempt))}
      />
    </Section>
  );
}

interface SkillFieldsProps {
  words: readonly [setBonus: string, groupSkill: string];
  /** Label of no choice; without it one has to be chosen. */
  any?: string;
  /** The weapon, for readers of screens. */
  of: string;
  value: RollGoal;
  rules: RerollRules;
  onChange(value: RollGoal): void;
}

/** A set bonus and a group skill of the pool. */
function SkillFields({ words, any, of, value, rules, onChange }: SkillFieldsProps) {
  const list = (pool: RerollRules["setBonuses"]) => [
    ...(any === undefined ? [] : [{ value: "", label: any }]),
    ...pool.map((each) => ({ value: each.id, label: each.name })),
  ];
  return (
    <>
      <NativeSelect
        className="grow basis-40 max-w-80"
        label={words[0]}
        aria-label={`${words[0]}: ${of}`}
        value={value.setBonus ?? ""}
        data={list(rules.setBonuses)}
        onChange={({ currentTarget }) => onChange({ ...value, setBonus: currentTarget.value || null })}
      />
      <NativeSelect
        className="grow basis-40 max-w-80"
        label={words[1]}
        aria-label={`${words[1]}: ${of}`}
        value={value.groupSkill ?? ""}
        data={list(rules.groupSkills)}
        onChange={({ currentTarget }) => onChange({ ...value, groupSkill: currentTarget.value || null })}
      />
    </>
  );
}
