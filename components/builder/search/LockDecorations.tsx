import { ActionIcon } from "@mantine/core";
import { IconMinus, IconPlus, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { Name } from "@/components/game/Name";
import { Combobox } from "@/components/ui/Combobox";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { maxLockedCopies } from "@/lib/builder/criteria/search-criteria";
import { findMatches } from "@/lib/text/match-texts";

/** Decorations that every found set must use, each with how many. */
export function LockDecorations() {
  const { criteria, data } = useBuilder(pick("criteria", "data"));
  const { changeCriteria } = useCommands();
  const { lockedDecorations } = criteria;
  const [typed, setTyped] = useState("");
  const names = useSearchNames(typed);
  const lock = (id: string, count: number) => {
    const { [id]: _, ...others } = lockedDecorations;
    const changed = count > 0 ? { ...lockedDecorations, [id]: Math.min(count, maxLockedCopies) } : others;
    changeCriteria({ lockedDecorations: changed }, `lock-${id}`);
  };
  const locked = Object.entries(lockedDecorations);
  return (
    <div className="grid gap-1.5">
      <Combobox
        label="Lock decorations"
        placeholder="Decoration that every set must use"
        emptyText="No decoration found."
        find={(typed) =>
          findMatches(
            typed,
            data.armor.decorations,
            ({ id, name, skills }) => ({
              names: names.list("decorations", id, name),
              mentions: skills.flatMap(({ skill }) => names.listSkill(skill, data.getName("skill", skill))),
            }),
            12,
          ).map(({ id, name }) => ({
            id,
            label: (
              <Name entity="decorations" id={id}>
                {name}
              </Name>
            ),
          }))
        }
        onType={setTyped}
        onChoose={(id) => lock(id, (lockedDecorations[id] ?? 0) + 1)}
      />
      <p className="text-13 leading-4.5 text-dim">
        Weapon decorations go into the weapon. To lock a skill, add it as a wanted skill.
      </p>
      {locked.length > 0 && (
        <ul className="grid-cols-1 grid gap-1" aria-label="Locked decorations">
          {locked.map(([id, count]) => (
            <LockedDecoration
              key={id}
              id={id}
              name={data.getName("decoration", id)}
              count={count}
              onCount={(next) => lock(id, next)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface LockedDecorationProps {
  id: string;
  name: string;
  count: number;
  onCount(count: number): void;
}

function LockedDecoration({ id, name, count, onCount }: LockedDecorationProps) {
  return (
    <li className="flex items-center gap-1 min-w-0 ps-2.5 border border-strong rounded-md bg-card text-14">
      <span className="flex-1 min-w-0 wrap-anywhere">
        <Name entity="decorations" id={id}>
          {name}
        </Name>
      </span>
      <ActionIcon
        size={36}
        aria-label={`Decrease ${name}`}
        disabled={count <= 1}
        onClick={() => onCount(count - 1)}
      >
        <IconMinus size={16} stroke={2} aria-hidden="true" />
      </ActionIcon>
      <span className="min-w-6 text-center font-semibold" aria-live="polite">
        <span className="visually-hidden">{name} </span>
        {count}
      </span>
      <ActionIcon
        size={36}
        aria-label={`Increase ${name}`}
        disabled={count >= maxLockedCopies}
        onClick={() => onCount(count + 1)}
      >
        <IconPlus size={16} stroke={2} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon size={36} aria-label={`Unlock ${name}`} onClick={() => onCount(0)}>
        <IconX size={16} stroke={2} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}
