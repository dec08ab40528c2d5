import { GameIcon } from "@/components/ui/GameIcon";
import { type WeaponType, weaponTypes } from "@/lib/catalog/codes";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { choiceInput } from "@/styles/theme";
import classes from "./WeaponTypes.module.css";

interface WeaponTypesProps {
  /** Empty = all. */
  value: WeaponType | "";
  onChange(value: WeaponType | ""): void;
}

/** The types of weapons as icons, one or all. */
export function WeaponTypes({ value, onChange }: WeaponTypesProps) {
  return (
    <fieldset className="grid-cols-8 md:grid-cols-15 pt-2 px-4 grid flex-none gap-1">
      <legend className="visually-hidden">Weapon type</legend>
      <label
        className={`${classes.type} cursor-pointer h-10 hover:bg-hover hover:text-default pointer-coarse:h-11 grid relative place-items-center border rounded-md text-13 text-dim font-semibold`}
      >
        <input
          type="radio"
          name="weapon-type"
          className={choiceInput}
          checked={value === ""}
          onChange={() => onChange("")}
        />
        <span>All</span>
      </label>
      {weaponTypes.map((type) => (
        <label
          key={type}
          className={`${classes.type} cursor-pointer h-10 hover:bg-hover hover:text-default pointer-coarse:h-11 grid relative place-items-center border rounded-md text-13 text-dim font-semibold`}
          title={weaponTypeLabels[type]}
        >
          <input
            type="radio"
            className={choiceInput}
            name="weapon-type"
            aria-label={weaponTypeLabels[type]}
            checked={type === value}
            onChange={() => onChange(type)}
          />
          <GameIcon name={type} size={24} />
        </label>
      ))}
    </fieldset>
  );
}
