import { NativeSelect } from "@mantine/core";
import type { Named } from "@/lib/catalog/named";

interface MonsterFieldProps {
  label: string;
  emptyLabel: string;
  value: string;
  error?: string | undefined;
  monsters: readonly Named[];
  onChange(id: string): void;
}

/** A large monster, or a quest, out of a list. */
export function MonsterField({ label, emptyLabel, value, error, monsters, onChange }: MonsterFieldProps) {
  return (
    <NativeSelect label={label} error={error} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{emptyLabel}</option>
      {monsters.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
