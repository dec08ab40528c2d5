import { listFocusOptions } from "@/lib/builder/gear/artian-choices";
import type { LoadoutCatalog, LoadoutWeapon } from "@/lib/builder/loadout/loadout-catalog";
import { capitalize } from "@/lib/catalog/capitalize";
import classes from "./ArtianEditor.module.css";

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
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Focus</legend>
      <div className={classes.chips}>
        {options.map(({ focus, id }) => (
          <label key={id} className={classes.chip}>
            <input type="radio" name="focus" checked={id === weapon.id} onChange={() => onChange(id)} />
            {capitalize(focus)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
