import { NativeSelect } from "@mantine/core";
import type { ReactNode } from "react";

interface CountFieldProps {
  label: ReactNode;
  /** `null` where the choice that is no number is chosen. */
  value: number | null;
  /** A choice before the numbers that is none, like "All". */
  auto?: { readonly label: string; choose(): void };
  /** Default 0. */
  min?: number;
  max: number;
  /** Default `sm`. */
  size?: "sm" | "md";
  onChange(value: number): void;
}

/** A small whole number, chosen from a list: no keyboard opens on a phone and nothing wrong can be typed. */
export function CountField({ label, value, auto, min = 0, max, size = "sm", onChange }: CountFieldProps) {
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <NativeSelect
      label={label}
      mod="label-before"
      size={size}
      value={value ?? ""}
      onChange={({ target }) => (target.value === "" ? auto?.choose() : onChange(Number(target.value)))}
    >
      {auto && <option value="">{auto.label}</option>}
      {counts.map((count) => (
        <option key={count} value={count}>
          {count}
        </option>
      ))}
    </NativeSelect>
  );
}
