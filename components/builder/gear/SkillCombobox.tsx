import { type ReactNode, useState } from "react";
import { Name } from "@/components/game/Name";
import { Combobox } from "@/components/ui/Combobox";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { useShownNames } from "@/hooks/wiki/use-shown-names";
import { findSkills } from "@/lib/builder/criteria/find-skills";
import type { BuilderData } from "@/lib/builder/data/builder-data";

interface SkillComboboxProps {
  label: string;
  listLabel: string;
  placeholder: string;
  /** When no skill fits. */
  emptyText: string;
  /** Ids to choose from. */
  skills: readonly string[];
  builderData: BuilderData;
  /** The skill that the field shows; without it the field is for the next choice. */
  chosen?: string | null;
  /** What is listed before something is typed: the highest first, then by name. Default: by name. */
  rank?(id: string): number;
  /** Dim text after the name; empty = none. */
  formatHint(id: string): string;
  formatCount(count: number): string;
  /** `typed`: what was typed for it, perhaps with a level. */
  onChoose(id: string, typed: string): void;
  rightSection?: ReactNode;
}

/** One skill or bonus out of a list, by what players call it. A bonus has the names of its levels below its own. */
export function SkillCombobox(props: SkillComboboxProps) {
  const { skills, builderData, chosen, rank, formatHint, onChoose, ...field } = props;
  const [typed, setTyped] = useState("");
  const names = useSearchNames(typed);
  const shown = useShownNames(builderData.getName);
  const open = skills.flatMap((id) => builderData.skills.get(id) ?? []);
  const getRank = (id: string) => rank?.(id) ?? 0;
  const find = (text: string) =>
    text.trim() === ""
      ? open.toSorted(
          (a, b) => getRank(b.id) - getRank(a.id) || shown("skill", a.id).localeCompare(shown("skill", b.id)),
        )
      : findSkills(text, open, names, open.length);
  return (
    <Combobox
      {...field}
      {...(chosen !== undefined && {
        chosen: chosen === null ? null : { id: chosen, name: shown("skill", chosen) },
      })}
      size="sm"
      opensEmpty
      find={(text) =>
        find(text).map(({ id, name, levels }) => ({
          id,
          label: (
            <>
              <Name entity="skills" id={id}>
                {name}
              </Name>
              {levels?.[0] && (
                <span className="block text-12 leading-4 text-dim">{levels[0].name.replace(/ I$/, "")}</span>
              )}
            </>
          ),
          hint: formatHint(id) || undefined,
        }))
      }
      onType={setTyped}
      onChoose={onChoose}
    />
  );
}
