import { NativeSelect } from "@mantine/core";
import { useNames } from "@/hooks/wiki/use-names";
import { getNameIn } from "@/lib/names/names-store";
import type { MonsterFigures } from "@/lib/wiki/monsters/monster-page";

interface MonsterSelectProps {
  label: string;
  monsters: readonly Pick<MonsterFigures, "id" | "name" | "size">[];
  /** Id, or `""` while none is chosen. */
  value: string;
  onChange(id: string): void;
}

/** A native choice of one monster, large ones first. */
export function MonsterSelect({ label, monsters, value, onChange }: MonsterSelectProps) {
  const names = useNames();
  const options = (size: MonsterFigures["size"]) =>
    monsters
      .filter((monster) => monster.size === size)
      .map((monster) => (
        <option key={monster.id} value={monster.id}>
          {getNameIn(names, "monsters", monster.id, monster.name).text}
        </option>
      ));
  return (
    <NativeSelect label={label} size="sm" value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">Choose a monster</option>
      <optgroup label="Large">{options("large")}</optgroup>
      <optgroup label="Small">{options("small")}</optgroup>
    </NativeSelect>
  );
}
