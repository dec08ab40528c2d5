import { useState } from "react";
import { Field } from "@/components/ui/Field";
import { NumberInput } from "@/components/ui/TextInput";

interface FigureFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
}

/** A number that is typed. What cannot be read, or is out of bounds, stays as it was typed, with the reason. */
export function FigureField({ label, value, min, max, onChange }: FigureFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? value : parseNumber(typed);
  const wrong = read === null || read < min || read > max;
  return (
    <Field label={label} error={wrong && `${min} to ${max}`}>
      <NumberInput
        size="sm"
        inputMode="decimal"
        maxLength={8}
        value={typed ?? (value === 0 ? "" : String(value))}
        placeholder="0"
        onChange={({ target }) => {
          setTyped(target.value);
          const next = parseNumber(target.value);
          if (next !== null && next >= min && next <= max) onChange(next);
        }}
        onBlur={() => !wrong && setTyped(null)}
      />
    </Field>
  );
}

/** Empty is 0; `null` where it is no number. */
function parseNumber(typed: string): number | null {
  const text = typed.trim().replace(",", ".").replace("−", "-");
  if (text === "") return 0;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}
