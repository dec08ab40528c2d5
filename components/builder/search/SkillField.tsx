import { useState } from "react";
import type { Builder } from "@/hooks/builder/use-builder";
import { useSearchMemory } from "@/hooks/builder/use-search-memory";
import { useFirstInput } from "@/hooks/ui/use-first-input";
import { useNames } from "@/hooks/wiki/use-names";
import { withRecentSkill } from "@/lib/builder/criteria/saved-searches";
import {
  getTargetLevel,
  getUsefulLevel,
  withoutLastSkillTarget,
  withSkillTarget,
} from "@/lib/builder/criteria/skill-targets";
import { Combobox } from "./Combobox";

/** What players call skills, and what skills do, comes with the first input. */
const loadSuggestions = () => import("./list-suggestions");
type Suggestions = Awaited<ReturnType<typeof loadSuggestions>>;

/**
 * Adds skill targets by what players call them: `burst 3` targets level 3, without a level it is the useful one, and a
 * skill target that is there already gains a level.
 */
export function SkillField({ builder }: { builder: Builder }) {
  const { data, criteria, derived, changeCriteria } = builder;
  const { catalog } = data;
  const { table } = useNames();
  const { change } = useSearchMemory(catalog);
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  useFirstInput(() => void loadSuggestions().then(setSuggestions, () => {}));
  const find = (typed: string) => {
    const getShownName = (id: string) => table?.skills?.[id];
    return (
      suggestions?.listSuggestions(typed, { data, criteria, weapon: derived.weapon, getShownName }) ?? []
    );
  };
  return (
    <Combobox
      label="Add a skill or a bonus"
      placeholder="WEX, Burst 3, affinity, Gore Magala …"
      emptyText={suggestions ? "No skill found." : "Loading skills."}
      find={find}
      onFocus={() => void loadSuggestions().then(setSuggestions, () => {})}
      onChoose={(id, typed) => {
        const now = getTargetLevel(criteria, id);
        const typedLevel = suggestions?.getTypedLevel(typed) ?? null;
        const level = typedLevel ?? (now > 0 ? now + 1 : getUsefulLevel(id, catalog));
        changeCriteria(withSkillTarget(criteria, id, level, catalog));
        change((memory) => withRecentSkill(memory, id));
      }}
      onBack={() => changeCriteria(withoutLastSkillTarget(criteria, catalog))}
    />
  );
}
