import { Input } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { Field } from "@/components/ui/Field";
import type { RunnableQuest } from "@/lib/leaderboards/runnable-quest";
import { filterByText } from "@/lib/text/matches-text";
import classes from "./QuestPicker.module.css";

/** Quests that are listed at once; more words narrow the rest. */
const maxShown = 30;

interface QuestPickerProps {
  quests: readonly RunnableQuest[];
  /** Id of the chosen quest; empty = none. */
  value: string;
  error: ReactNode;
  onChange(id: string): void;
}

/** Finds a quest by its name, its monsters or its stars: a combobox after WAI-ARIA. */
export function QuestPicker({ quests, value, error, onChange }: QuestPickerProps) {
  const id = useId();
  const chosen = quests.find((quest) => quest.id === value);
  // What is typed while looking; `null` shows the chosen quest.
  const [text, setText] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const found = findQuests(quests, text ?? "");
  const shown = found.slice(0, maxShown);

  const close = () => {
    setOpen(false);
    setText(null);
  };
  const choose = (quest: RunnableQuest | undefined) => {
    if (!quest) return;
    onChange(quest.id);
    close();
  };
  const move = (to: number) => {
    setOpen(true);
    const next = Math.max(0, Math.min(shown.length - 1, to));
    setMarked(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView?.({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") move(isOpen ? marked + 1 : 0);
    else if (event.key === "ArrowUp") move(marked - 1);
    else if (event.key === "Enter" && isOpen) choose(shown[marked]);
    else if (event.key === "Escape" && isOpen) close();
    else return;
    event.preventDefault();
  };

  return (
    <Field
      label="Quest"
      required
      error={error}
      description={chosen ? describeQuest(chosen) : "Search by quest, monster or stars, such as 8★."}
    >
      <div className="relative">
        <Input
          role="combobox"
          error={Boolean(error)}
          aria-required
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && shown[marked] ? `${id}-${marked}` : undefined}
          autoComplete="off"
          spellCheck={false}
          value={text ?? chosen?.name ?? ""}
          onChange={(event) => {
            setText(event.target.value);
            setMarked(0);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
        {/* Always there: what the field controls must exist. */}
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label="Quests"
          hidden={!isOpen}
          className={`${classes.list} border border-strong rounded-md bg-raised`}
        >
          {isOpen &&
            shown.map((quest, index) => (
              <div
                key={quest.id}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === marked}
                className={`${classes.option} grid gap-x-3 py-2 px-3 text-14 leading-5`}
                // The field keeps the focus, so that what was typed stays until something is chosen.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(quest)}
                onKeyDown={onKeyDown}
              >
                <span className="font-semibold wrap-anywhere">{quest.name}</span>
                <span className="text-dim tabular-nums">{quest.stars}★</span>
                <span className="text-13 text-dim">{quest.monsters.join(", ")}</span>
              </div>
            ))}
        </div>
        {isOpen && <p className="visually-hidden" role="status">{`${found.length} quests found`}</p>}
        {isOpen && found.length === 0 && (
          <p className={`${classes.none} border border-strong rounded-md bg-raised text-14 text-dim`}>
            No quest found. Try a monster's name.
          </p>
        )}
      </div>
    </Field>
  );
}

function findQuests(quests: readonly RunnableQuest[], text: string): readonly RunnableQuest[] {
  return filterByText(quests, text, ({ name, stars, monsters }) => [name, `${stars}★`, ...monsters]);
}

function describeQuest({ stars, monsters, isArena, timeLimitMin }: RunnableQuest): string {
  return [`${stars}★`, monsters.join(", "), ...(isArena ? ["Arena"] : []), `${timeLimitMin} min limit`].join(
    " · ",
  );
}
