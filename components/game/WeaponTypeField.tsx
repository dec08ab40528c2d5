import { NativeSelect } from "@mantine/core";
import type { ReactNode } from "react";
import { type WeaponType, weaponTypes } from "@/lib/catalog/codes";
import { weaponTypeLabels } from "@/lib/catalog/labels";

interface WeaponTypeFieldProps {
  label: string;
  /** Label of the empty choice. */
  emptyLabel: string;
  required?: boolean;
  value: WeaponType | "";
  error: ReactNode;
  onChange(value: WeaponType | ""): void;
}

/** One of the 14 weapon types, or none. */
export function WeaponTypeField(props: WeaponTypeFieldProps) {
  const { label, emptyLabel, required = false, value, error, onChange } = props;
  return (
    <NativeSelect
      label={label}
      required={required}
      error={error}
      value={value}
      onChange={({ target }) => onChange(weaponTypes.find((each) => each === target.value) ?? "")}
    >
      <option value="">{emptyLabel}</option>
      {weaponTypes.map((type) => (
        <option key={type} value={type}>
          {weaponTypeLabels[type]}
        </option>
      ))}
    </NativeSelect>
  );
}
