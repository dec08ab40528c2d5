import { IconChevronDown } from "@tabler/icons-react";
import { memo, useState } from "react";
import { Name } from "@/components/game/Name";
import { Combobox } from "@/components/ui/Combobox";
import { useNames } from "@/hooks/wiki/use-names";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import type { FileMonster } from "@/lib/builder/data/damage-file";
import { findMonsters } from "@/lib/builder/target/find-monsters";
import { getNameIn } from "@/lib/names/names-store";

interface MonsterPickerProps {
  monsters: readonly FileMonster[];
  /** Id. */
  chosen: string | null;
  onChoose(id: string): void;
}

/** A field that finds a monster as one types: large ones first. */
export const MonsterPicker = memo(function MonsterPicker(props: MonsterPickerProps) {
  const { monsters, chosen, onChoose } = props;
  const [typed, setTyped] = useState("");
  const names = useSearchNames(typed);
  const shown = useNames();
  const current = monsters.find((each) => each.id === chosen);
  const name = current ? getNameIn(shown, "monsters", current.id, current.name).text : "";
  return (
    <div className="min-w-0">
      <Combobox
        label="Monster"
        listLabel="Monsters"
        placeholder={name || "Choose a monster"}
        opensEmpty
        isGrid
        chosen={current ? { id: current.id, name } : null}
        emptyText="No monster found."
        find={(text) =>
          findMonsters(text, monsters, names).map((monster) => ({
            id: monster.id,
            label: (
              <Name entity="monsters" id={monster.id}>
                {monster.name}
              </Name>
            ),
            hint: monster.size === "small" && "small",
          }))
        }
        onType={setTyped}
        onChoose={onChoose}
        rightSection={
          <IconChevronDown size={18} stroke={1.75} aria-hidden="true" className="pointer-events-none" />
        }
      />
    </div>
  );
});
