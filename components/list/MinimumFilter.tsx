import { useState } from "react";
import { NumberInput } from "@/components/ui/NumberInput";

interface MinimumFilterProps {
  label: string;
  /** `null` = any. */
  value: number | null;
  min: number;
  max: number;
  step?: number;
  onChange(value: number | null): void;
  unit?: string;
}

/** The least that a figure may be, as a number to type. What is out of bounds waits until it is in. */
export function MinimumFilter({ label, value, min, max, step = 1, onChange, unit }: MinimumFilterProps) {
  const [typed, setTyped] = useState("");
  // The typed text stays as long as it means the value; a value set elsewhere replaces it.
  const shown = parseValue(typed, min, max) === value ? typed : String(value ?? "");
  return (
    <NumberInput
      label={label}
      type="number"
      size="sm"
      value={shown}
      min={min}
      max={max}
      step={step}
      placeholder={String(min)}
      unit={unit}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(parseValue(event.target.value, min, max));
      }}
    />
  );
}

function parseValue(text: string, min: number, max: number): number | null {
  const number = Number(text);
  return text.trim() === "" || !(number >= min && number <= max) ? null : number;
}
