import { type ReactNode, useState } from "react";
import { Combobox } from "@/components/ui/Combobox";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { findQuests } from "@/lib/leaderboards/run/find-quests";
import type { RunnableQuest } from "@/lib/leaderboards/run/runnable-quest";

/** Quests that are listed at once; more words narrow the rest. */
const maxShown = 30;

interface QuestPickerProps {
  quests: readonly RunnableQuest[];
  /** Id of the chosen quest; empty = none. */
  value: string;
  error: ReactNode;
  onChange(id: string): void;
}

/** Finds a quest by its name, its monsters or its stars. */
export function QuestPicker({ quests, value, error, onChange }: QuestPickerProps) {
  const [typed, setTyped] = useState("");
  const names = useSearchNames(typed);
  const chosen = quests.find((quest) => quest.id === value);
  return (
    <Combobox
      label="Quest"
      listLabel="Quests"
      required
      error={error}
      description={chosen ? describeQuest(chosen) : "Search by quest, monster or stars, such as 8★."}
      opensEmpty
      chosen={chosen ?? null}
      emptyText="No quest found. Try a monster's name."
      formatCount={(count) => (count < maxShown ? `${count} quests found` : `First ${count} quests`)}
      find={(text) =>
        findQuests(text, quests, names, maxShown).map((quest) => ({
          id: quest.id,
          label: (
            <>
              <span className="block font-semibold wrap-anywhere">{quest.name}</span>
              <span className="text-13 text-dim">{listMonsters(quest)}</span>
            </>
          ),
          hint: `${quest.stars}★`,
        }))
      }
      onType={setTyped}
      onChoose={onChange}
    />
  );
}

function listMonsters({ monsters }: RunnableQuest): string {
  return monsters.map(({ name }) => name).join(", ");
}

function describeQuest(quest: RunnableQuest): string {
  const { stars, isArena, timeLimitMin } = quest;
  return [`${stars}★`, listMonsters(quest), ...(isArena ? ["Arena"] : []), `${timeLimitMin} min limit`].join(
    " · ",
  );
}
