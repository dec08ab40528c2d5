import { useState } from "react";
import { NumberInput } from "@/components/ui/NumberInput";

interface FigureFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** Fractions are refused. */
  isWhole?: boolean;
  onChange(value: number): void;
}

/** A number that is typed. What cannot be read, or is out of bounds, stays as it was typed, with the reason. */
export function FigureField({ label, value, min, max, isWhole = false, onChange }: FigureFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? value : parseNumber(typed);
  const isRight = (figure: number | null): figure is number =>
    figure !== null && figure >= min && figure <= max && (!isWhole || Number.isInteger(figure));
  const wrong = !isRight(read);
  return (
    <NumberInput
      label={label}
      error={wrong && `${isWhole ? "Whole number, " : ""}${min} to ${max}`}
      size="sm"
      inputMode="decimal"
      maxLength={8}
      value={typed ?? (value === 0 ? "" : String(value))}
      placeholder="0"
      onChange={({ target }) => {
        setTyped(target.value);
        const next = parseNumber(target.value);
        if (isRight(next)) onChange(next);
      }}
      onBlur={() => !wrong && setTyped(null)}
    />
  );
}

/** Empty is 0; `null` where it is no number. */
function parseNumber(typed: string): number | null {
  const text = typed.trim().replace(",", ".").replace("−", "-");
  if (text === "") return 0;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}
