import { useState } from "react";
import { Combobox } from "@/components/ui/Combobox";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { useSearchMemory } from "@/hooks/builder/use-search-memory";
import { useFirstInput } from "@/hooks/ui/use-first-input";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { withRecentSkill } from "@/lib/builder/criteria/saved-searches";
import {
  getTargetLevel,
  getUsefulLevel,
  withoutLastSkillTarget,
  withSkillTarget,
} from "@/lib/builder/criteria/skill-targets";

/** Players' names of skills, and effects of skills, come with the first input. */
const loadSuggestions = () => import("./list-suggestions");
type Suggestions = Awaited<ReturnType<typeof loadSuggestions>>;
type ChosenSkill = ReturnType<Suggestions["listChosen"]>[number];

/**
 * Adds skill targets by what players call them: `burst 3` targets level 3, without a level it is the useful one, and a
 * skill target that is there already gains a level. `wex 5, agi 5` adds both.
 */
export function SkillField() {
  const { data, criteria, derived } = useBuilder(pick("data", "criteria", "derived"));
  const { changeCriteria } = useCommands();
  const { catalog } = data;
  const [typed, setTyped] = useState("");
  const names = useSearchNames(typed);
  const { change } = useSearchMemory(catalog);
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  useFirstInput(() => void loadSuggestions().then(setSuggestions, () => {}));
  const find = (text: string) =>
    suggestions?.listSuggestions(text, { data, criteria, weapon: derived.weapon, names }) ?? [];
  const add = (chosen: readonly ChosenSkill[]) => {
    let next = criteria;
    for (const { id, level } of chosen) {
      const now = getTargetLevel(next, id);
      const target = level ?? (now > 0 ? now + 1 : getUsefulLevel(id, catalog));
      next = { ...next, ...withSkillTarget(next, id, target, catalog) };
    }
    changeCriteria({ skills: next.skills, bonuses: next.bonuses });
    change((memory) => chosen.reduce((after, { id }) => withRecentSkill(after, id), memory));
  };
  return (
    <Combobox
      label="Add a skill or a bonus"
      placeholder="WEX, Burst 3, affinity, Gore Magala …"
      emptyText={suggestions ? "No skill found." : "Loading skills."}
      find={find}
      onFocus={() => void loadSuggestions().then(setSuggestions, () => {})}
      maxLength={200}
      onType={setTyped}
      onChoose={(id, text) => suggestions && add(suggestions.listChosen(id, text, data, names))}
      onBack={() => changeCriteria(withoutLastSkillTarget(criteria, catalog))}
    />
  );
}
