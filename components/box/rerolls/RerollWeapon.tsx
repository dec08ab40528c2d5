import { Button, Checkbox, NativeSelect, Skeleton } from "@mantine/core";
import { useForm } from "@mantine/form";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Fold } from "@/components/ui/Fold";
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
import type { RerolledWeapon, RerollRules } from "@/lib/box/reroll-advice";
import type { RerollKind } from "@/lib/box/reroll-score";
import { createMyBuildId } from "@/lib/builder/workspace/my-builds/create-my-build-id";
import { RerollAdviceText } from "./RerollAdviceText";
import { RerollList } from "./RerollList";
import { PartSelects, ReinforcementSelects, SkillFields } from "./RollFields";

const RerollScore = dynamic(() => import("./RerollScore").then((module) => module.RerollScore), {
  ssr: false,
  loading: () => <Skeleton height={240} aria-label="Loading" />,
});

interface RerollWeaponProps {
  weapon: ArtianWeapon;
  /** Of the catalog. */
  record: RerolledWeapon;
  /** Oldest first. */
  attempts: readonly RollAttempt[];
  rules: RerollRules;
  /** Of the builder's data. */
  version: string;
  onChange(by: (box: ArtianBox) => ArtianBox): void;
  onDelete(): void;
}

/** A weapon: what is wanted on it, what the next reroll gave, what all of them gave, and what to do. */
export function RerollWeapon(props: RerollWeaponProps) {
  const { weapon, record, attempts, rules, version, onChange, onDelete } = props;
  const { id, name, goal } = weapon;
  const isGogma = record.tier === "gogma";
  const [kind, setKind] = useState<RerollKind>(isGogma ? "skills" : "reinforcements");
  // Ten selects for each of many weapons: made when they are asked for.
  const [isOpened, setOpened] = useState(false);
  const [isScored, setScored] = useState(false);
  const [scores, setScores] = useState<ReadonlyMap<string, string>>(new Map());
  const change = (next: Partial<ArtianWeapon>) => onChange((box) => withChangedWeapon(box, id, next));
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
      {record.label !== name && <p className="mb-3 text-14 leading-5 text-dim">{record.label}</p>}
      {isGogma && (
        <div className="flex flex-wrap items-end gap-3">
          <SkillFields
            words={["Set bonus you want", "Group skill you want"]}
            any="Any"
            of={name}
            value={goal}
            rules={rules}
            onChange={(next) => change({ goal: next })}
          />
        </div>
      )}
      {isGogma && <RerollAdviceText weapon={weapon} attempts={attempts} rules={rules} />}
      <Fold
        className="mt-3"
        summary="The weapon as it is: parts, reinforcements, skills"
        onOpen={(isOpen) => isOpen && setOpened(true)}
      >
        {isOpened && (
          <OwnRolls
            weapon={weapon}
            record={record}
            rules={rules}
            onChange={(next) => change({ rolls: next })}
          />
        )}
      </Fold>
      <AttemptForm
        weapon={weapon}
        record={record}
        kind={kind}
        rules={rules}
        onKind={setKind}
        onAdd={(roll) => onChange((box) => withRoll(box, roll))}
      />
      <RerollList
        name={name}
        attempts={attempts}
        goal={goal}
        rules={rules}
        scores={scores}
        onDelete={(attempt) => onChange((box) => withoutRoll(box, attempt))}
      />
      <div className="mt-4 pt-4 border-t">
        {isScored ? (
          <RerollScore
            weapon={weapon}
            record={record}
            kind={kind}
            attempts={attempts}
            rules={rules}
            version={version}
            onScores={setScores}
          />
        ) : (
          <Button variant="default" aria-label={`Score by my goals: ${name}`} onClick={() => setScored(true)}>
            Score by my goals
          </Button>
        )}
      </div>
    </Section>
  );
}

interface OwnRollsProps extends Pick<RerollWeaponProps, "weapon" | "record" | "rules"> {
  onChange(rolls: ArtianWeapon["rolls"]): void;
}

/** Parts of a weapon, and its present rolls. */
function OwnRolls({ weapon: { name, rolls }, record, rules, onChange }: OwnRollsProps) {
  return (
    <>
      <div className="flex flex-wrap items-end gap-3 mt-2">
        <PartSelects of={name} value={rolls.parts} onChange={(parts) => onChange({ ...rolls, parts })} />
      </div>
      <div className="flex flex-wrap items-end gap-3 mt-3">
        <ReinforcementSelects
          word="Bonus"
          of={name}
          weapon={record}
          value={rolls.reinforcements}
          rules={rules}
          onChange={(reinforcements) => onChange({ ...rolls, reinforcements })}
        />
      </div>
      {record.tier === "gogma" && (
        <div className="flex flex-wrap items-end gap-3 mt-3">
          <SkillFields
            words={["Set bonus it has", "Group skill it has"]}
            any="None, unknown"
            of={name}
            value={rolls}
            rules={rules}
            onChange={(skills) => onChange({ ...rolls, ...skills })}
          />
        </div>
      )}
    </>
  );
}

interface AttemptFormProps {
  weapon: ArtianWeapon;
  record: RerolledWeapon;
  kind: RerollKind;
  rules: RerollRules;
  onKind(kind: RerollKind): void;
  onAdd(roll: RollAttempt): void;
}

/** Takes the result of the next reroll. */
function AttemptForm({ weapon, record, kind, rules, onKind, onAdd }: AttemptFormProps) {
  const { id, name } = weapon;
  const form = useForm<{ skills: RollGoal; reinforcements: readonly string[]; isKept: boolean }>({
    initialValues: {
      skills: { setBonus: rules.setBonuses[0]?.id ?? null, groupSkill: rules.groupSkills[0]?.id ?? null },
      reinforcements: [],
      isKept: false,
    },
  });
  const { skills, reinforcements } = form.values;
  const add = form.onSubmit(({ isKept }) => {
    const nothing = { setBonus: null, groupSkill: null };
    onAdd({
      id: createMyBuildId(),
      weapon: id,
      at: new Date().toISOString(),
      result: kind === "skills" ? { reinforcements: [], ...skills } : { reinforcements, ...nothing },
      kept: isKept,
    });
    form.setFieldValue("isKept", false);
  });
  return (
    <form
      className="flex flex-wrap items-end gap-3 mt-4 pt-4 border-t"
      aria-label={`New reroll of ${name}`}
      onSubmit={add}
    >
      {record.tier === "gogma" && (
        <NativeSelect
          className="grow basis-full md:basis-40 md:max-w-60"
          label="What you rerolled"
          aria-label={`What you rerolled: ${name}`}
          value={kind}
          data={[
            { value: "skills", label: "Skills" },
            { value: "reinforcements", label: "Reinforcements" },
          ]}
          onChange={({ currentTarget }) =>
            onKind(currentTarget.value === "skills" ? "skills" : "reinforcements")
          }
        />
      )}
      {kind === "skills" ? (
        <SkillFields
          words={["Set bonus it gave", "Group skill it gave"]}
          of={name}
          value={skills}
          rules={rules}
          onChange={(value) => form.setFieldValue("skills", value)}
        />
      ) : (
        <ReinforcementSelects
          word="It gave bonus"
          of={name}
          weapon={record}
          value={reinforcements}
          rules={rules}
          onChange={(value) => form.setFieldValue("reinforcements", value)}
        />
      )}
      <Checkbox className="pb-2" label="Kept" {...form.getInputProps("isKept", { type: "checkbox" })} />
      <Button type="submit" disabled={kind === "reinforcements" && reinforcements.length === 0}>
        Add reroll
      </Button>
    </form>
  );
}
