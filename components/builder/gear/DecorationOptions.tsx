import type { Ref } from "react";
import { Name } from "@/components/game/Name";
import { getOptionId } from "@/components/ui/option-id";
import type { ChoiceGroup, DecorationChoice, DecorationGroup } from "@/lib/builder/gear/decoration-choices";
import { listDamageParts } from "@/lib/builder/gear/list-delta-parts";
import classes from "./DecorationOptions.module.css";

interface DecorationOptionsProps {
  id: string;
  ref: Ref<HTMLDivElement>;
  groups: readonly ChoiceGroup[];
  /** Index of the option that Enter takes; −1 = none. */
  marked: number;
  onTake(choice: DecorationChoice): void;
}

const groupLabels: Readonly<Record<DecorationGroup, string>> = {
  targets: "Wanted",
  recent: "Recent",
  rest: "All that fit",
  useless: "No effect with your weapon",
};

/** Decorations in groups, each with what it makes of its skills. */
export function DecorationOptions({ id, ref, groups, marked, onTake }: DecorationOptionsProps) {
  let at = -1;
  return (
    <div id={id} ref={ref} role="listbox" tabIndex={-1} aria-label="Decorations" className="px-2 pb-2">
      {groups.map(({ group, choices }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a listbox
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p
            id={`${id}-${group}`}
            className="top-0 z-1 px-2 pt-2 pb-1 sticky max-md:bg-card bg-raised text-12 leading-4 text-dim font-semibold"
            role="presentation"
          >
            {groupLabels[group]}
          </p>
          {choices.map((choice) => {
            at += 1;
            return (
              <DecorationOption
                key={choice.id}
                id={getOptionId(id, at)}
                choice={choice}
                marked={at === marked}
                onTake={onTake}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface DecorationOptionProps {
  id: string;
  choice: DecorationChoice;
  marked: boolean;
  onTake(choice: DecorationChoice): void;
}

function DecorationOption({ id, choice, marked, onTake }: DecorationOptionProps) {
  const { name, size, kind, skills, losses, useless, current, left, damage } = choice;
  const isUseless = useless || left === 0;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys and marks the option
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
    <div
      id={id}
      role="option"
      aria-selected={marked}
      className={`${classes.option} ${isUseless ? "text-dim" : ""} cursor-pointer min-h-10 pointer-coarse:min-h-11 hover:bg-hover grid items-center gap-y-0.5 gap-x-2.5 py-1 px-2 rounded-md`}
      onClick={() => onTake(choice)}
    >
      <span
        className="data-[kind=armor]:rounded-[50%] w-5 h-5 border border-control rounded-md text-12 leading-4.5 font-bold text-center"
        data-kind={kind}
      >
        <span className="visually-hidden">Slot </span>
        {size}
      </span>
      <span className={`${isUseless ? "font-normal" : "font-semibold"} text-14 leading-5`}>
        <Name entity="decorations" id={choice.id}>
          {name}
        </Name>
        {current && <span className="ms-2 text-12 text-dim font-normal whitespace-nowrap">in this slot</span>}
        {!current &&
          listDamageParts(damage).map(({ key, figure, rest, spoken, tone }) => (
            <span
              key={key}
              className={`ms-2 text-13 font-normal whitespace-nowrap ${tone === "good" ? "text-good" : "text-bad"}`}
            >
              <b>{figure}</b> {rest}
              <span className="visually-hidden">{spoken}</span>
            </span>
          ))}
        {left !== null && (
          <span className="ms-2 text-12 text-dim font-normal whitespace-nowrap">
            {left === 0 ? "none left" : `${left} left`}
          </span>
        )}
      </span>
      <span className="max-md:col-2 flex flex-wrap gap-x-3.5 text-13 leading-4.5">
        {[...skills, ...losses].map((step) => (
          <span key={step.skill} className="whitespace-nowrap">
            <Name entity="skills" id={step.skill}>
              {step.name}
            </Name>{" "}
            {step.from === step.to ? (
              <span className="text-dim font-normal">
                {step.to >= step.maxLevel ? `${step.to}, already at max` : `stays ${step.to}`}
              </span>
            ) : (
              <span className={`${step.to < step.from ? "text-bad" : "text-good"} font-bold`}>
                {step.from} → {step.to}
                <span className="text-dim font-normal">/{step.maxLevel}</span>
              </span>
            )}
          </span>
        ))}
      </span>
    </div>
  );
}
