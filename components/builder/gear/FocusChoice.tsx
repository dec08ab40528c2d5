import { RadioGroup } from "@/components/ui/RadioGroup";
import { listFocusOptions } from "@/lib/builder/gear/artian-choices";
import type { LoadoutCatalog, LoadoutWeapon } from "@/lib/builder/loadout/loadout-catalog";
import { capitalize } from "@/lib/catalog/capitalize";

interface FocusChoiceProps {
  weapon: LoadoutWeapon;
  catalog: LoadoutCatalog;
  /** Is handed the weapon of that focus. */
  onChange(id: string): void;
}

/** The focus of a Gogma Artian weapon; nothing for other weapons. */
export function FocusChoice({ weapon, catalog, onChange }: FocusChoiceProps) {
  const options = listFocusOptions(weapon, catalog);
  if (options.length === 0) return null;
  return (
    <RadioGroup
      label="Focus"
      labelLook="title"
      options={options.map(({ focus, id }) => ({ value: id, label: capitalize(focus) }))}
      value={weapon.id}
      onChange={onChange}
    />
  );
}
