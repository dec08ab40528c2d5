import { ChoiceFilter } from "@/components/list/ChoiceFilter";
import type { List } from "@/hooks/ui/use-list-state";
import { useNames } from "@/hooks/wiki/use-names";
import { buildVersions } from "@/lib/builds/game-versions";
import type { buildFields } from "@/lib/builds/list-fields";
import { weaponTypes } from "@/lib/catalog/codes";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { getNameIn } from "@/lib/names/names-store";

/** Something that builds can be found by. */
interface FilterName {
  readonly id: string;
  readonly name: string;
}

export interface BuildFilterNames {
  readonly monsters: readonly FilterName[];
  readonly skills: readonly FilterName[];
}

interface BuildFiltersProps extends BuildFilterNames {
  list: List<typeof buildFields>;
}

/** Filters of the list of builds. */
export function BuildFilters({ list: { state, set }, monsters, skills }: BuildFiltersProps) {
  const shown = useNames();
  const listOptions = (entity: "monsters" | "skills", items: readonly FilterName[]) =>
    items.map(({ id, name }) => ({ value: id, label: getNameIn(shown, entity, id, name).text }));
  return (
    <>
      <ChoiceFilter
        label="Weapon"
        value={state.weapon}
        options={weaponTypes.map((type) => ({ value: type, label: weaponTypeLabels[type] }))}
        onChange={(weapon) => set({ weapon })}
      />
      <ChoiceFilter
        label="Monster"
        value={state.monster}
        options={listOptions("monsters", monsters)}
        onChange={(monster) => set({ monster })}
      />
      <ChoiceFilter
        label="Skill"
        value={state.skill}
        options={listOptions("skills", skills)}
        onChange={(skill) => set({ skill })}
      />
      <ChoiceFilter
        label="Game version"
        value={state.version}
        options={buildVersions.map((name) => ({ value: name, label: name }))}
        onChange={(version) => set({ version })}
      />
    </>
  );
}
