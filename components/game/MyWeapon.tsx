import { useId } from "react";
import { useMyWeapon } from "@/hooks/ui/use-my-weapon";
import { weaponTypes } from "@/lib/catalog/codes";
import { weaponTypeNames } from "@/lib/catalog/weapon-type-names";

interface MyWeaponProps {
  /** The label is shown on a phone too, where it is left out in the head of a page. */
  isLabeled?: boolean;
}

/**
 * Chooses the weapon that the visitor plays. It is on every page of the wiki, so it has the look of a field without the
 * code of one, and a width of its own: nothing moves when the choice is read.
 */
export function MyWeapon({ isLabeled = false }: MyWeaponProps) {
  const [weapon, choose] = useMyWeapon();
  const id = useId();
  return (
    // In a head it is no higher than the line that it is on. A phone zooms into fields of smaller letters.
    <span
      className={`${isLabeled ? "" : "-my-1.5"} noscript:hidden print:hidden flex flex-none items-center gap-2 text-13`}
    >
      <label htmlFor={id} className={`${isLabeled ? "" : "max-md:sr-only"} text-dim`}>
        My weapon
      </label>
      <select
        id={id}
        className={`w-37 max-lg:w-35 max-lg:text-16 pointer-coarse:h-11 ${isLabeled ? "" : "pointer-coarse:-my-1.5 max-md:border-transparent"} h-8 px-1 border rounded-md bg-transparent hover:border-control text-13`}
        value={weapon ?? ""}
        onChange={({ target }) => choose(weaponTypes.find((type) => type === target.value) ?? null)}
      >
        <option value="">Any weapon</option>
        {weaponTypes.map((type) => (
          <option key={type} value={type}>
            {weaponTypeNames[type]}
          </option>
        ))}
      </select>
    </span>
  );
}
